import type { Parts } from '#app/http/parts.server.ts'
import { accountEmail } from './account-email.ts'
import type { Login } from './credentials.ts'
import { type AttemptKey, countAttempts, resetAttempts, forgiveAttempt } from '#app/rate-limits/rate-limit.server.ts'
import type { Wait } from '#app/rate-limits/rate-limit.ts'
import { recordFailure } from '#app/records/account-log.server.ts'
import { finishSignIn } from './finish-sign-in.server.ts'
import { knownBrowser } from './known-browser.server.ts'
import { endSession, nullIfRefused } from './session.server.ts'

/** The sender of a form: network address and headers of the request. */
export type Sender = { address: string; headers: Headers }

/**
 * 'done': signed in, with these cookies. 'refused': wrong e-mail or password. 'disabled': the account is disabled.
 * 'second-step': a code is required next. 'limited': too many attempts.
 */
export type SignIn =
  | { is: 'done'; cookies: string[] }
  | { is: 'refused' }
  | { is: 'disabled' }
  | { is: 'second-step'; cookies: string[] }
  | { is: 'limited'; wait: Wait }

type Needed = Pick<Parts, 'accounts' | 'store' | 'now'>

/** Checks the credentials and starts a session. An unknown account takes as long to refuse as a wrong password. */
export async function signIn(parts: Needed, typed: Login, { address, headers }: Sender): Promise<SignIn> {
  const { store, now } = parts
  const email = accountEmail(typed.email)
  if (email === null) return { is: 'refused' }
  const browser = await knownBrowser(parts, email, headers)
  const byAccount: AttemptKey =
    browser === null
      ? { limit: 'loginByAccount', who: email }
      : { limit: 'loginByKnownBrowser', who: `${email} ${browser}` }
  const byAddress: AttemptKey = { limit: 'loginByAddress', who: address }
  const wait = await countAttempts(store.db, [byAccount, byAddress], now())
  if (wait) return { is: 'limited', wait }

  const started = await startSession(parts, { email, password: typed.password }, headers)
  if (started.is === 'refused') await recordFailure(store.db, email, now())
  if (started.is !== 'done' && started.is !== 'second-step') return started
  await resetAttempts(store.db, byAccount)
  await forgiveAttempt(store.db, byAddress)
  return started
}

/** Starts a new session. A session that the browser already had is ended. */
async function startSession(parts: Needed, body: Login, headers: Headers): Promise<SignIn> {
  const auth = await parts.accounts.auth()
  const signedIn = await auth.api.signInEmail({ body, headers, returnHeaders: true }).catch(nullIfRefused)
  if (!signedIn) return { is: 'refused' }
  await endSession(parts.accounts, headers)
  const { response } = signedIn
  const cookies = signedIn.headers.getSetCookie()
  // Without a user in the response, a second step follows.
  if (!('user' in response)) return { is: 'second-step', cookies }
  return finishSignIn(parts, response.user.id, cookies)
}
