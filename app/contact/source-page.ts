/** Longest path that is stored, in characters. */
const LONGEST = 300

/** The path of a URL of this site, without its query; null for other sites. */
export function sourcePage(address: string | null, publicUrl: string): string | null {
  if (!address || !URL.canParse(address, publicUrl)) return null
  const { origin, pathname } = new URL(address, publicUrl)
  return origin === publicUrl ? pathname.slice(0, LONGEST) : null
}
