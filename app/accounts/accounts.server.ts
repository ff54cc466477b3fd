import { AsyncLocalStorage } from 'node:async_hooks'
import type { Store } from '#app/db/store.server.ts'
import type { Registration } from './admission.ts'
import type { Auth, AuthOverrides } from './auth.server.ts'

declare module '#app/http/parts.server.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Parts {
    accounts: Accounts
  }
}

export type Accounts = {
  /** better-auth, created on first use, when the database is already migrated. */
  auth: () => Promise<Auth>
  /** better-auth with other options, for example inside a transaction. */
  authFor: (overrides: AuthOverrides) => Promise<Auth>
  /** Who may register while Configuración → Equipo says nothing. */
  registration: Registration
  /** Whether the environment says it, which Configuración → Equipo can't change. */
  isRegistrationFixed: boolean
}

type Options = {
  store: Store
  publicUrl: string
  registration: Registration
  isRegistrationFixed?: boolean
  now: () => Date
  readSecret: () => Promise<string>
  warn: (message: string, error?: unknown) => void
}

export function openAccounts({ registration, isRegistrationFixed = false, readSecret, ...options }: Options): Accounts {
  let opened: ReturnType<typeof open> | null = null
  const outside = AsyncLocalStorage.snapshot()

  async function open() {
    // Only staff requests need better-auth, so it is not loaded at the start.
    const { createAuth } = await import('./auth.server.ts')
    const secret = await readSecret()
    const create = (overrides?: AuthOverrides) => createAuth({ ...options, secret }, overrides)
    // better-auth checks the schema meanwhile. The transaction that may be open here does not wait for that.
    return { auth: outside(() => create()), create }
  }

  function openOnce() {
    // If the store is unreachable now, the next request tries again.
    opened ??= open().catch((error: unknown) => {
      opened = null
      throw error
    })
    return opened
  }

  return {
    registration,
    isRegistrationFixed,
    auth: async () => (await openOnce()).auth,
    authFor: async (overrides) => (await openOnce()).create(overrides),
  }
}
