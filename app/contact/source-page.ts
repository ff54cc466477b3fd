/** Characters of a path that are kept. */
const LONGEST = 300

/** The page of this site that an address names, as a path; null for any other. What it asks for stays behind. */
export function sourcePage(address: string | null, publicUrl: string): string | null {
  if (!address || !URL.canParse(address, publicUrl)) return null
  const { origin, pathname } = new URL(address, publicUrl)
  return origin === publicUrl ? pathname.slice(0, LONGEST) : null
}
