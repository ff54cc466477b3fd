/**
 * Whether an If-None-Match header names this tag: what the browser has is what there is. Proxies that compress mark the
 * tag as weak, a browser may name several; '*' names any.
 */
export function names(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return (
    header === etag || header.trim() === '*' || header.split(',').some((tag) => strong(tag.trim()) === strong(etag))
  )
}

function strong(tag: string): string {
  return tag.replace(/^W\//, '')
}
