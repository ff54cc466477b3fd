import { commonSearchOf, commonSearchPath } from '#app/listing/common-search/common-search.ts'
import { listingQuery } from '#app/listing/search/filter-url.ts'
import type { Filters } from '#app/listing/search/filters.ts'

/** Canonical address of a list, and whether search engines should leave it out. */
export type ListingAddress = { path: string; noindex: boolean }

/**
 * Each page of the unfiltered catalogue has its own address. The address of filters that are a common search is its page.
 * Any other filter, order or text is noindex: there are endless combinations of the same properties.
 */
export function listingAddress(filters: Filters, total: number, isMalformed = false): ListingAddress {
  const { page } = filters
  const search = commonSearchOf(filters)
  if (search && total > 0) {
    const path = commonSearchPath(search)
    return { path: page > 1 ? `${path}?page=${page}` : path, noindex: isMalformed }
  }
  return {
    path: `/propiedades${listingQuery(filters, { page })}`,
    noindex: isMalformed || listingQuery(filters) !== '',
  }
}
