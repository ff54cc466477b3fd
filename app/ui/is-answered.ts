import { isRouteErrorResponse } from 'react-router'

/** Status when no answer arrived. From 400 on, React Router does not revalidate the page. */
export const UNREACHABLE = 503

/** Whether a thrown response is an answer of the server: a redirect or a 403. */
export function isAnswered(thrown: unknown): boolean {
  return thrown instanceof Response || (isRouteErrorResponse(thrown) && thrown.status === 403)
}
