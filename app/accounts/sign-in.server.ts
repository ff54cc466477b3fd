import type { Parts } from '#app/parts.server.ts'
import { accountEmail } from './account-email.ts'
import type { Login } from './credentials.ts'
import { type Tried, countTries, forgiveAll, forgiveTry } from '#app/rate-limits/rate-limit.server.ts'
import type { Wait } from '#app/rate-limits/rate-limit.ts'
import { endSession, forgetPastSessions, nullIfRefused, writeLastLogin } from './session.server.ts'

/** Where a form comes from: the network address, and the headers of its request. */
export type Sender = { address: string; headers: Headers }

/** Signed in with these cookies; refused for the credentials, whichever was wrong; or for too many tries. */
export type SignIn = { is: 'done'; cookies: string[] } | { is: 'refused' } | { is: 'limited'; wait: Wait }

type Needed = Pick<Parts, 'accounts' | 'store' | 'now'>

/** Checks the credentials and starts a session. An unknown account takes as long to refuse as a wrong password. */
export async function signIn(parts: Needed, typed: Login, { address, headers }: Sender): Promise<SignIn> {
  const { store, now } = parts
  const email = accountEmail(typed.email)
  if (email === null) return { is: 'refused' }
  const byAccount: Tried = { limit: 'loginByAccount', who: email }
  const byAddress: Tried = { limit: 'loginByAddress', who: address }
  const wait = await countTries(store.db, [byAccount, byAddress], now())
  if (wait) return { is: 'limited', wait }

  const cookies = await startSession(parts, { email, password: typed.password }, headers)
  if (!cookies) return { is: 'refused' }
  await forgiveAll(store.db, byAccount)
  await forgiveTry(store.db, byAddress)
  return { is: 'done', cookies }
}

/**
 * Starts a session of its own: one that the browser came with, whoever's it was, is over.
 * @returns the cookies of the session, null when the credentials are wrong
 */
async function startSession({ accounts, now }: Needed, body: Login, headers: Headers) {
  const auth = await accounts.auth()
  const signedIn = await auth.api.signInEmail({ body, headers, returnHeaders: true }).catch(nullIfRefused)
  if (!signedIn) return null
  await endSession(accounts, headers)
  await forgetPastSessions(accounts, now())
  await writeLastLogin(accounts, signedIn.response.user.id, now())
  return signedIn.headers.getSetCookie()
}
