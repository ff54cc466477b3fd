import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { CatalogueRow } from '#app/catalogue/catalogue-row.ts'
import type { StateNames } from '#app/catalogue/facts/places.ts'
import { cardOf } from '#app/catalogue/listed-card.ts'
import { flatMetres } from '#app/catalogue/place/box.ts'
import { distanceText } from '#app/catalogue/place/landmark.ts'
import { municipalityReader, municipalityValues } from '#app/catalogue/place/municipality-value.ts'
import type { PropertyCard } from '#app/catalogue/property/property.ts'
import { pageAt } from '#app/figures/page-at.ts'
import type { Facets } from './facets.ts'
import { type Filters, PAGE_SIZE } from './filters.ts'
import type { CorrectedResult } from './list.ts'
import { type Circle, widenedText } from './shapes.ts'

/**
 * One page of the public listing, of `total` results. `page`: the page that is shown; a request past the end shows the
 * last one. `corrected`: the corrected search, to which the results belong; null where it was not corrected. `widened`: the
 * sentence that says how far the nearest result is, where nothing was in the requested radius.
 */
export type ListingPage = {
  properties: PropertyCard[]
  total: number
  page: number
  pages: number
  facets: Facets
  corrected: string | null
  widened: string | null
}

/** One page of 15 properties on offer that match the request, in the requested order (spec, sections 4 and 9). */
export function listingPage({ query, rows, facets, circle, corrected }: CorrectedResult): ListingPage {
  const { catalogue, filters } = query.request
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

/** A home state with more municipalities than this lists only those with properties: more are no list to choose from. */
const MOST_LISTED = 60

/** The options of each snapshot, by state ('' for all). */
const optionsOfCatalogue = new WeakMap<Catalogue, Map<string, readonly string[]>>()

/** The page with all options of the filter 'Municipio' in their order, also those without results, and the own states. */
export function withPlaceOptions(page: ListingPage, catalogue: Catalogue, { state }: Filters): ListingPage {
  const counts = page.facets.municipality ?? {}
  const municipality = Object.fromEntries(optionsIn(catalogue, state).map((value) => [value, counts[value] ?? 0]))
  return { ...page, facets: { ...page.facets, municipality, homeStates: catalogue.places.homeStates } }
}

function optionsIn(catalogue: Catalogue, state: string | null): readonly string[] {
  const byState = optionsOfCatalogue.get(catalogue) ?? new Map<string, readonly string[]>()
  optionsOfCatalogue.set(catalogue, byState)
  const cached = byState.get(state ?? '')
  if (cached) return cached
  const options = readOptions(catalogue, state)
  byState.set(state ?? '', options)
  return options
}

function readOptions({ places, offered }: Catalogue, state: string | null): string[] {
  const valueOf = municipalityReader(places)
  const used = new Set(offered.map(valueOf))
  const isShort = ({ municipalities }: StateNames) => municipalities.length <= MOST_LISTED
  const listed = new Set(municipalityValues({ ...places, states: places.states.filter(isShort) }))
  return municipalityValues(places, state).filter((value) => used.has(value) || listed.has(value))
}
