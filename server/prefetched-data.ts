/** Seconds for which a browser may show prefetched data. */
const MAX_AGE = 30

/** Without this header browsers would fetch prefetched data again when the link is opened. */
export const PREFETCH_CACHE_CONTROL = `private, max-age=${MAX_AGE}`

/**
 * Whether a request prefetches a page's data (`prefetch` of a link).
 * @param purpose value of its header Sec-Purpose
 */
export function isPrefetchedData(url: string, purpose: string | null | undefined): boolean {
  return purpose?.startsWith('prefetch') === true && /\.data(?:\?|$)/.test(url)
}

/**
 * Lets the browser cache a prefetched answer for a short time. A Cache-Control header of the route takes precedence.
 */
export function makePrefetchCacheable(request: Request, response: Response): Response {
  if (
    isPrefetchedData(request.url, request.headers.get('Sec-Purpose')) &&
    response.status === 200 &&
    !response.headers.has('Cache-Control')
  )
    response.headers.set('Cache-Control', PREFETCH_CACHE_CONTROL)
  return response
}
