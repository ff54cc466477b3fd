import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { pageAt } from '#app/figures/page-at.ts'
import { cardOf } from '#app/catalogue/listed-card.ts'
import type { PropertyCard } from '#app/catalogue/property/property.ts'
import { type Filters, PAGE_SIZE } from './filters.ts'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { CatalogueRow } from '#app/catalogue/catalogue-row.ts'
import { distanceText } from '#app/catalogue/place/landmark.ts'
import { flatMetres } from '#app/catalogue/place/box.ts'
import { listCorrected } from './corrected-search.ts'
import type { ListingPage } from './listing-page.ts'
import type { Circle } from './shapes.ts'
import { widenedText } from './widened-circle.ts'

/** One page of 15 properties on offer that match the filters, in the requested order (spec, sections 4 and 9). */
export async function findListingPage(store: Store, filters: Filters): Promise<ListingPage> {
  const catalogue = await currentCatalogue(store)
  const { rows, facets, corrected, circle } = listCorrected(catalogue, filters)
  const { page, pages, offset } = pageAt(filters.page, { rows: rows.length, size: PAGE_SIZE })
  const properties = rows
    .slice(offset, offset + PAGE_SIZE)
    .map((row) => (circle ? cardWithDistance(catalogue, row, circle) : cardOf(catalogue, row)))
  const isWidened = circle !== null && circle.nearest !== null && rows.length > 0
  return {
    properties,
    total: rows.length,
    page,
    pages,
    facets,
    corrected,
    widened: isWidened ? widenedText(circle) : null,
  }
}

/** The card of a row with the distance of its public point from a place. */
function cardWithDistance(catalogue: Catalogue, row: CatalogueRow, { centre, place }: Circle): PropertyCard {
  const card = cardOf(catalogue, row)
  const { publicLatitude: latitude, publicLongitude: longitude, precision } = row
  if (latitude === null || longitude === null) return card
  return { ...card, distance: distanceText(flatMetres(centre, { latitude, longitude }), precision, place.name) }
}
