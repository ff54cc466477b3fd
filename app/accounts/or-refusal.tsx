import { data } from 'react-router'
import { leadsToLogin } from './return-path.ts'
import { SIGNED_OUT } from '#app/forms/refusal.ts'
import { orUnreachable } from '#app/forms/or-unreachable.tsx'
import { UNREACHABLE } from '#app/ui/is-answered.ts'

/**
 * The server's answer to a form of the panel. `refusal` takes its place when nothing answers (`orUnreachable`), or when the
 * session has ended and the answer redirects to the login: the form keeps the typed text and says why.
 */
export function orRefusal<Answer, Refused extends { message: string | null }>(
  answer: Promise<Answer>,
  refusal: Refused,
) {
  const checked = answer.catch((thrown: unknown) => {
    if (!(thrown instanceof Response) || !leadsToLogin(thrown.headers.get('Location') ?? '')) throw thrown
    return data({ ...refusal, message: SIGNED_OUT }, { status: UNREACHABLE })
  })
  return orUnreachable(checked, refusal)
}
