import type { Store } from '#app/db/store.server.ts'
import type { Auth, Occasion } from './auth.server.ts'

declare module '#app/http/parts.server.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Parts {
    accounts: Accounts
  }
}

/** Who may create an account: anybody at this machine, or only the holder of an invitation or of the first link (decision 1). */
export type Registration = 'open' | 'invite'

export type Accounts = {
  /** better-auth, created on first use: by then the database is migrated. */
  auth: () => Promise<Auth>
  /** The same for one occasion: in a transaction, say. */
  authFor: (occasion: Occasion) => Promise<Auth>
  registration: Registration
}

type Options = {
  store: Store
  publicUrl: string
  registration: Registration
  now: () => Date
  readSecret: () => Promise<string>
  tell: (message: string, error?: unknown) => void
}

export function openAccounts({ registration, readSecret, ...options }: Options): Accounts {
  let opened: ReturnType<typeof open> | null = null

  async function open() {
    // Nobody but the staff needs it: a process that serves visitors starts without it.
    const { createAuth } = await import('./auth.server.ts')
    const secret = await readSecret()
    const create = (occasion?: Occasion) => createAuth({ ...options, secret }, occasion)
    return { auth: create(), create }
  }

  function once() {
    // A store that is out of reach now may be back for the next request.
    opened ??= open().catch((error: unknown) => {
      opened = null
      throw error
    })
    return opened
  }

  return {
    registration,
    auth: async () => (await once()).auth,
    authFor: async (occasion) => (await once()).create(occasion),
  }
}
