import type { Parts } from '#app/http/parts.server.ts'
import { refusalReason } from '#app/accounts/admission.ts'
import { countAttempt } from '#app/rate-limits/rate-limit.server.ts'
import type { Wait } from '#app/rate-limits/rate-limit.ts'
import { type NewAccount, register } from './register.server.ts'
import { endSession } from '#app/accounts/session.server.ts'
import type { Sender } from '#app/accounts/sign-in.server.ts'

/** 'done': there is an account, signed in with these cookies. The others say why not. */
export type SignUp =
  | { is: 'done'; cookies: string[]; isFirst: boolean }
  | { is: 'refused' }
  | { is: 'not-admitted'; reason: string }
  | { is: 'limited'; wait: Wait }

type Needed = Pick<Parts, 'accounts' | 'store' | 'now'>

/** Creates an account for somebody who may have one, and signs them in. */
export async function signUp(parts: Needed, person: NewAccount, { address, headers }: Sender): Promise<SignUp> {
  const wait = await countAttempt(parts.store.db, { limit: 'signupByAddress', who: address }, parts.now())
  if (wait) return { is: 'limited', wait }
  const outcome = await register(parts, { ...person, headers })
  if (outcome.is === 'taken') return { is: 'refused' }
  if (outcome.is === 'not-admitted') return { is: 'not-admitted', reason: refusalReason(outcome.admission) ?? '' }
  await endSession(parts.accounts, headers)
  return outcome
}
