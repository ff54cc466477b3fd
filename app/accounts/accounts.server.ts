import type { Store } from '#app/db/store.server.ts'
import type { Auth } from './auth.server.ts'

/** Who may make an account: anybody, or the first person and after that the holders of an invitation (decision 1). */
export type Registration = 'open' | 'invite'

export type Accounts = {
  /** better-auth, created on first use: by then the database is migrated. */
  auth: () => Promise<Auth>
  registration: Registration
}

type Options = {
  store: Store
  publicUrl: string
  registration: Registration
  readSecret: () => Promise<string>
  tell: (message: string, error?: unknown) => void
}

export function openAccounts({ store, publicUrl, registration, readSecret, tell }: Options): Accounts {
  let opened: Promise<Auth> | null = null

  async function open(): Promise<Auth> {
    // Only the staff needs it: a process that serves only visitors never loads it.
    const { createAuth } = await import('./auth.server.ts')
    return createAuth({ store, secret: await readSecret(), publicUrl, tell })
  }

  return {
    registration,
    auth() {
      // If the database is unreachable now, the next request tries again.
      opened ??= open().catch((error: unknown) => {
        opened = null
        throw error
      })
      return opened
    },
  }
}
