import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { pageAt } from '#app/figures/page-at.ts'
import { cardOf } from '#app/catalogue/listed-card.ts'
import { type Filters, PAGE_SIZE } from './filters.ts'
import { listCorrected } from './corrected-search.ts'
import { countResults } from './list.ts'
import type { ListingPage } from './listing-page.ts'

/** One page of 15 properties on offer that match the filters, in the requested order (spec, sections 4 and 9). */
export async function findListingPage(store: Store, filters: Filters): Promise<ListingPage> {
  const catalogue = await currentCatalogue(store)
  const { rows, facets, corrected } = listCorrected(catalogue, filters)
  const { page, pages, offset } = pageAt(filters.page, { rows: rows.length, size: PAGE_SIZE })
  const properties = rows.slice(offset, offset + PAGE_SIZE).map((row) => cardOf(catalogue, row))
  return { properties, total: rows.length, page, pages, facets, corrected }
}

/** The number of properties on offer that match the filters. */
export async function countListed(store: Store, filters: Filters): Promise<number> {
  return countResults(await currentCatalogue(store), filters)
}
