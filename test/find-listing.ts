import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import type { Store } from '#app/db/store.server.ts'
import type { Filters } from '#app/listing/search/filters.ts'
import { listCorrected } from '#app/listing/search/list.ts'
import { type ListingPage, listingPage } from '#app/listing/search/listing-page.ts'
import { type ListingRequest, readFilters } from '#app/listing/search/read-request.ts'

/** The request of filters to the catalogue of a store, as it is now. */
export async function requestTo(store: Store, filters: Filters): Promise<ListingRequest> {
  return readFilters(filters, await currentCatalogue(store))
}

/** The page of the listing that a store shows for filters. */
export async function findListingPage(store: Store, filters: Filters): Promise<ListingPage> {
  return listingPage(listCorrected(await requestTo(store, filters)))
}
