import type { Parts } from '#app/http/parts.server.ts'
import { refusalReason } from '#app/accounts/admission.ts'
import { countAttempt } from '#app/rate-limits/rate-limit.server.ts'
import type { Wait } from '#app/rate-limits/rate-limit.ts'
import { type NewAccount, register } from './register.server.ts'
import { endSession } from '#app/accounts/session.server.ts'
import type { Sender } from '#app/accounts/sign-in.server.ts'

/** An account, signed in with these cookies, or why there is none. */
export type SignUp =
  | { ok: true; cookies: string[]; isFirst: boolean }
  | { ok: false; refusal: 'taken' }
  | { ok: false; refusal: 'not-admitted'; reason: string }
  | { ok: false; refusal: 'limited'; wait: Wait }

type Needed = Pick<Parts, 'accounts' | 'store' | 'now'>

/** Creates an account for somebody who may have one, and signs them in. */
export async function signUp(parts: Needed, person: NewAccount, { address, headers }: Sender): Promise<SignUp> {
  const wait = await countAttempt(parts.store.db, { limit: 'signupByAddress', who: address }, parts.now())
  if (wait) return { ok: false, refusal: 'limited', wait }
  const outcome = await register(parts, { ...person, headers })
  if (!outcome.ok && outcome.refusal === 'not-admitted')
    return { ok: false, refusal: 'not-admitted', reason: refusalReason(outcome.admission) ?? '' }
  if (!outcome.ok) return outcome
  await endSession(parts.accounts, headers)
  return outcome
}
