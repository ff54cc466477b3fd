import type { TableRow } from '#app/inventory/import/file/table.ts'
import { readOldAddress } from '#app/redirects/old-address.ts'
import { slugify } from '#app/text/slugify.ts'

/** What is known of earlier addresses while a file is checked. */
export type FormerAddresses = {
  /** Why an address cannot lead to a property: a page of this site answers there; null if none does. */
  liveFault: (source: string) => string | null
  /** The property that an address leads to already; '' for a page, null if it leads nowhere. */
  leadsTo: (source: string) => string | null
  /** The line of the first row with each address. */
  lineOfAddress: ReadonlyMap<string, number>
}

type FormerAddress = { source: string | null; sentences: string[] }

/** The earlier address of a row's property that is to lead to it, and what the review says of it. */
export function formerAddress(
  { line }: TableRow,
  url: string,
  propertyId: string | null,
  { liveFault, leadsTo, lineOfAddress }: FormerAddresses,
): FormerAddress {
  const said = (...sentences: string[]) => ({ source: null, sentences })
  if (url.trim() === '') return said()
  const read = readOldAddress(url)
  if (!read.ok) return said(`URL anterior «${url.slice(0, 60)}»: ${read.refusal}`)
  const { source } = read
  const present = leadsTo(source)
  if (present !== null && present === propertyId) return said()
  const live = liveFault(source)
  if (live !== null) return ownSlugIn(url) === '' ? said(`URL anterior: ${live}`) : said()
  if (present !== null) return said(`Su URL anterior «${source}» ya lleva a otra parte: se queda así.`)
  const first = lineOfAddress.get(source)
  if (first !== undefined && first !== line)
    return said(`Su URL anterior «${source}» es también la de la fila ${first}: lleva a la de esa fila.`)
  return { source, sentences: [`Su URL anterior «${source}» llevará a su página.`] }
}

/** The key of an address by which rows are compared; '' for a text that is none. */
export function addressKey(url: string): string {
  const read = readOldAddress(url)
  return read.ok ? read.source : ''
}

/** The slug in an address that has the form of this site's own; '' in any other. */
export function ownSlugIn(url: string): string {
  return slugify(/^\/propiedad\/([^/?]+)$/.exec(addressKey(url))?.[1] ?? '')
}
