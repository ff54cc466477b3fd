/** Browsers keep these for ever unless they are told otherwise (RFC 9111), a 404 for as long as they like. */
const CACHED_BY_DEFAULT = new Set([301, 308, 404, 410])

/**
 * Here an address that leads elsewhere may be a page again, and what was deleted comes back from the papelera: browsers
 * ask each time. After a name was changed and changed back, one that had kept both ways went round between them.
 */
export function forbidHeuristicCaching({ status, headers }: Response): void {
  if (CACHED_BY_DEFAULT.has(status) && !headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
}
