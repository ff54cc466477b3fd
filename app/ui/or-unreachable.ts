import { data, isRouteErrorResponse } from 'react-router'

/** What stands for an answer that never came. From 400 on a page asks the server for nothing else. */
export const UNREACHABLE = 503

/**
 * What the server answers to a form, or `refusal` in its place where it can't be reached, or breaks: the form stays as it
 * was typed and says so. An answer that leads elsewhere, as to the login, is followed; one that this person may not do
 * it is shown.
 */
export async function orUnreachable<Answer, Refused>(answer: Promise<Answer>, refusal: Refused) {
  try {
    return await answer
  } catch (thrown) {
    if (isAnswered(thrown)) throw thrown
    return data(refusal, { status: UNREACHABLE })
  }
}

/** Whether what came in place of data is the server's answer all the same: elsewhere, or a refusal (403). */
export function isAnswered(thrown: unknown): boolean {
  return thrown instanceof Response || (isRouteErrorResponse(thrown) && thrown.status === 403)
}
