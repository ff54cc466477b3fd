/** Browsers keep these for ever unless they are told otherwise (RFC 9111), a 404 for as long as they like. */
const KEPT_UNASKED = new Set([301, 308, 404, 410])

/**
 * Here an address that leads elsewhere may be a page again, and what was deleted comes back from the papelera: browsers
 * ask each time. After a name was changed and changed back, one that had kept both ways went round between them.
 */
export function keepNoLonger({ status, headers }: Response): void {
  if (KEPT_UNASKED.has(status) && !headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
}
