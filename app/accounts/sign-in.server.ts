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
 * Signed in, with these cookies, or a code is required next; else why not. 'wrong': wrong e-mail or password. 'disabled': the
 * account is disabled. 'limited': too many attempts.
 */
export type SignIn =
  | { ok: true; cookies: string[]; needsSecondStep?: true }
  | { ok: false; refusal: 'wrong' | 'disabled' }
  | { ok: false; refusal: 'limited'; wait: Wait }

type Needed = Pick<Parts, 'accounts' | 'store' | 'now'>

/** Checks the credentials and starts a session. An unknown account takes as long to refuse as a wrong password. */
export async function signIn(parts: Needed, typed: Login, { address, headers }: Sender): Promise<SignIn> {
  const { store, now } = parts
  const email = accountEmail(typed.email)
  if (email === null) return { ok: false, refusal: 'wrong' }
  const browser = await knownBrowser(parts, email, headers)
  const byAccount: AttemptKey =
    browser === null
      ? { limit: 'loginByAccount', who: email }
      : { limit: 'loginByKnownBrowser', who: `${email} ${browser}` }
  const byAddress: AttemptKey = { limit: 'loginByAddress', who: address }
  const wait = await countAttempts(store.db, [byAccount, byAddress], now())
  if (wait) return { ok: false, refusal: 'limited', wait }

  const started = await startSession(parts, { email, password: typed.password }, headers)
  if (!started.ok) {
    if (started.refusal === 'wrong') await recordFailure(store.db, email, now())
    return started
  }
  await resetAttempts(store.db, byAccount)
  await forgiveAttempt(store.db, byAddress)
  return started
}

/** Starts a new session. A session that the browser already had is ended. */
async function startSession(parts: Needed, body: Login, headers: Headers): Promise<SignIn> {
  const auth = await parts.accounts.auth()
  const signedIn = await auth.api.signInEmail({ body, headers, returnHeaders: true }).catch(nullIfRefused)
  if (!signedIn) return { ok: false, refusal: 'wrong' }
  await endSession(parts.accounts, headers)
  const { response } = signedIn
  const cookies = signedIn.headers.getSetCookie()
  // Without a user in the response, a second step follows.
  if (!('user' in response)) return { ok: true, cookies, needsSecondStep: true }
  return finishSignIn(parts, response.user.id, cookies)
}
