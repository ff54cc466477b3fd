import { OPERATION_PARAM } from '#app/catalogue/price/second-offer.ts'
import { categoryIn } from '#app/catalogue/facts/vocabulary.ts'

/** Longest path that is stored, in characters. */
const LONGEST = 300

/** The path of a URL of this site, of its query only a property's operation; null for other sites. */
export function sourcePage(address: string | null, publicUrl: string): string | null {
  if (!address || !URL.canParse(address, publicUrl)) return null
  const { origin, pathname, searchParams } = new URL(address, publicUrl)
  if (origin !== publicUrl) return null
  const operation = pathname.startsWith('/propiedad/') && categoryIn(searchParams.get(OPERATION_PARAM))
  return pathname.slice(0, LONGEST) + (operation ? `?${OPERATION_PARAM}=${operation}` : '')
}
