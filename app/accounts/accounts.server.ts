import { href } from 'react-router'
import type { Store } from '#app/db/store.server.ts'
import type { Mail } from '#app/mail/mail.server.ts'
import { type Auth, createAuth } from './auth.server.ts'
import { resetMessage } from './reset-message.ts'

/** Who may make an account: anybody, or the first person and after that the holders of an invitation (decision 1). */
export type Registration = 'open' | 'invite'

export type Accounts = {
  /** better-auth, opened at the first use, when the store is migrated. */
  auth: () => Promise<Auth>
  registration: Registration
  /** Does something after the answer has gone out; a failure is told to the operator. */
  later: (work: () => Promise<unknown>) => void
}

type Options = {
  store: Store
  mail: Mail
  publicUrl: string
  registration: Registration
  readSecret: () => Promise<string>
  tell: (message: string, error?: unknown) => void
}

export function openAccounts({ store, mail, publicUrl, registration, readSecret, tell }: Options): Accounts {
  let opened: Promise<Auth> | null = null

  async function open(): Promise<Auth> {
    const secret = await readSecret()
    return createAuth({
      store,
      secret,
      publicUrl,
      tell,
      async sendReset({ name, email }, token) {
        const link = `${publicUrl}${href('/restablecer')}?token=${token}`
        await mail.send({ to: email, ...resetMessage({ name, link }) })
      },
    })
  }

  return {
    registration,
    auth() {
      // A store that is out of reach now may be back for the next request.
      opened ??= open().catch((error: unknown) => {
        opened = null
        throw error
      })
      return opened
    },
    later(work) {
      work().catch((error: unknown) => tell('accounts: lo que seguía a la respuesta falló', error))
    },
  }
}
