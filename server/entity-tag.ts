/** What the browser has is what there is: proxies that compress mark the tag as weak, a browser may name several. */
export function isUnchanged(known: string | undefined, etag: string): boolean {
  if (known === undefined) return false
  return known === etag || known.split(',').some((tag) => strong(tag.trim()) === strong(etag))
}

function strong(tag: string): string {
  return tag.replace(/^W\//, '')
}
