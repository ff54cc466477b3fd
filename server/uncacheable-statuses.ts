/** Browsers may cache these responses for ever without a Cache-Control header (RFC 9111). */
const CACHED_BY_DEFAULT = new Set([301, 308, 404, 410])

/**
 * A redirect or deleted address can become a page again (a slug changed back, a property restored from the trash), so
 * browsers must revalidate these responses. A browser that cached redirects in both directions would loop between them.
 */
export function forbidHeuristicCaching({ status, headers }: Response): void {
  if (CACHED_BY_DEFAULT.has(status) && !headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
}
