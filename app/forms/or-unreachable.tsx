import { data } from 'react-router'
import { UNREACHABLE, isAnswered } from '#app/ui/is-answered.ts'
import { reasonFor } from './no-answer.ts'

/**
 * The server's answer to a form, or `refusal` if the server is unreachable or failed: the form keeps its texts and
 * shows the error with its reason. Redirects (to the login) and a missing permission (403) are passed on.
 */
export async function orUnreachable<Answer, Refused extends { message: string | null }>(
  answer: Promise<Answer>,
  refusal: Refused,
) {
  try {
    return await answer
  } catch (thrown) {
    if (isAnswered(thrown)) throw thrown
    return data({ ...refusal, message: reasonFor(thrown, refusal.message ?? '') }, { status: UNREACHABLE })
  }
}
