import { data, isRouteErrorResponse } from 'react-router'

/** Status when no answer arrived. From 400 on, React Router does not revalidate the page. */
export const UNREACHABLE = 503

/**
 * The server's answer to a form, or `refusal` if the server is unreachable or failed: the form keeps its texts and
 * shows the error. Redirects (to the login) and a missing permission (403) are passed on.
 */
export async function orUnreachable<Answer, Refused>(answer: Promise<Answer>, refusal: Refused) {
  try {
    return await answer
  } catch (thrown) {
    if (isAnswered(thrown)) throw thrown
    return data(refusal, { status: UNREACHABLE })
  }
}

/** Whether a thrown response is an answer of the server: a redirect or a 403. */
export function isAnswered(thrown: unknown): boolean {
  return thrown instanceof Response || (isRouteErrorResponse(thrown) && thrown.status === 403)
}
