import { data } from 'react-router'
import { leadsToLogin } from './return-path.ts'
import { SIGNED_OUT } from '#app/forms/refusal.ts'
import { UNREACHED, orUnreached } from '#app/ui/or-unreached.ts'

/**
 * What the server answers to a form of the panel, or `refusal` in its place where there is no answer (`orUnreached`), or
 * where a session that has ended would lead to the login: what was typed stays, and the form says why.
 */
export function orRefusal<Answer, Refused extends { message: string | null }>(
  answer: Promise<Answer>,
  refusal: Refused,
) {
  const kept = answer.catch((thrown: unknown) => {
    if (!(thrown instanceof Response) || !leadsToLogin(thrown.headers.get('Location') ?? '')) throw thrown
    return data({ ...refusal, message: SIGNED_OUT }, { status: UNREACHED })
  })
  return orUnreached(kept, refusal)
}
