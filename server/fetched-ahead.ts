/** Seconds for which a browser may show what it fetched before anybody asked for it. */
const FRESH = 30

/** On such an answer: without it, browsers would fetch it once more when it is asked for. */
const SHORTLY_KEPT = `private, max-age=${FRESH}`

/**
 * The answer; where a browser asks for the data of a page only in case somebody opens it (`prefetch` of a link), it may
 * keep it for a moment. What says itself how long it holds stays as it is.
 */
export function keepIfAhead(request: Request, response: Response): Response {
  const isAhead = request.headers.get('Sec-Purpose')?.startsWith('prefetch') && /\.data(?:\?|$)/.test(request.url)
  if (isAhead && response.status === 200 && !response.headers.has('Cache-Control'))
    response.headers.set('Cache-Control', SHORTLY_KEPT)
  return response
}
