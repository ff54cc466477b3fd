import { commonSearchOf, commonSearchPath } from '#app/listing/common-search/common-search.ts'
import { listingQuery } from '#app/listing/search/filter-url.ts'
import type { Filters } from '#app/listing/search/filters.ts'

/** Where search engines find these results, and whether they should. */
export type ListingAddress = { path: string; noindex: boolean }

/**
 * Each page of the whole catalogue has its own address. Filters that a common search has a page for lead there; any
 * other choice, order or text is a view of the same properties, endless in number, that no search engine should keep.
 */
export function listingAddress(filters: Filters, total: number, isMisread = false): ListingAddress {
  const { page } = filters
  const search = commonSearchOf(filters)
  if (search && total > 0) {
    const path = commonSearchPath(search)
    return { path: page > 1 ? `${path}?page=${page}` : path, noindex: isMisread }
  }
  return { path: `/propiedades${listingQuery(filters, { page })}`, noindex: isMisread || listingQuery(filters) !== '' }
}
