/** Seconds for which a browser may show what it fetched before anybody asked for it. */
const FRESH = 30

/** On such an answer: without it, browsers would fetch it once more when it is asked for. */
export const PREFETCH_CACHE_CONTROL = `private, max-age=${FRESH}`

/**
 * Whether a browser asks for the data of a page only in case somebody opens it (`prefetch` of a link).
 * @param purpose its header Sec-Purpose
 */
export function isPrefetchedData(url: string, purpose: string | null | undefined): boolean {
  return purpose?.startsWith('prefetch') === true && /\.data(?:\?|$)/.test(url)
}

/** The answer, which such a browser may keep for a moment. What says itself how long it holds stays as it is. */
export function makePrefetchCacheable(request: Request, response: Response): Response {
  if (
    isPrefetchedData(request.url, request.headers.get('Sec-Purpose')) &&
    response.status === 200 &&
    !response.headers.has('Cache-Control')
  )
    response.headers.set('Cache-Control', PREFETCH_CACHE_CONTROL)
  return response
}
