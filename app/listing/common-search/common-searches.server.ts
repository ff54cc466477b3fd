import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { CURRENCIES } from '#app/catalogue/facts/vocabulary.ts'
import { referenceRateText } from '#app/catalogue/price/reference-rate-text.ts'
import { inCurrency } from '#app/catalogue/price/quoted.ts'
import { hasMap } from '#app/listing/map/find-map.ts'
import type { Places } from '#app/catalogue/place/places.ts'
import { mapPart } from '#app/listing/map/map-html.server.ts'
import { listingQuery } from '#app/listing/search/filter-url.ts'
import { listCorrected } from '#app/listing/search/list.ts'
import { listingPage, withPlaceOptions } from '#app/listing/search/listing-page.ts'
import { readFilters } from '#app/listing/search/read-request.ts'
import {
  type CommonSearch,
  commonSearchFilters,
  commonSearchFor,
  commonSearchName,
  commonSearchPath,
  commonSearchTrail,
  listedSearches,
  relatedSearches,
  zonesIn,
} from './common-search.ts'
import { isInZone, offersOf } from './market-figures.ts'
import { marketView } from './market-text.ts'
import { type SearchFigures, type Span, searchSummary } from './search-summary.ts'
import { drawSearchMap } from './search-map.server.ts'
import type { SearchLink, SearchView } from './search-view.ts'

/** A search with results, and their number. */
type FoundSearch = CommonSearch & { total: number }

/** The searches of each snapshot. */
const searchesOf = new WeakMap<Catalogue, readonly FoundSearch[]>()

/** Every common search with properties on offer, those with most first. */
export function findCommonSearches(catalogue: Catalogue): readonly FoundSearch[] {
  const known = searchesOf.get(catalogue) ?? countSearches(catalogue)
  searchesOf.set(catalogue, known)
  return known
}

function countSearches({ offers, places }: Catalogue): FoundSearch[] {
  const found = new Map<string, FoundSearch>()
  const zonesOf = zoneReader(places)
  for (const row of offers) {
    const narrowest = commonSearchFor(row, places)
    const zones = zonesOf(narrowest.municipality).filter((zone) => isInZone(row, zone))
    for (const search of [...commonSearchTrail(narrowest), ...zones.map((zone) => ({ ...narrowest, zone }))]) {
      const key = sortKey(search)
      const counted = found.get(key)
      if (counted) counted.total += 1
      else found.set(key, { ...search, total: 1 })
    }
  }
  return [...found.values()].toSorted(byTotal)
}

/** The names of the zones of a municipality, found once for each. */
function zoneReader(places: Places): (municipality: string | null) => readonly string[] {
  const known = new Map<string | null, readonly string[]>()
  return (municipality) => {
    const names = known.get(municipality) ?? [...new Set(zonesIn(municipality, places).map(({ name }) => name))]
    known.set(municipality, names)
    return names
  }
}

/** Equal totals are sorted by name, so that the order is the same on every store. */
function byTotal(one: FoundSearch, other: FoundSearch): number {
  return other.total - one.total || (sortKey(one) < sortKey(other) ? -1 : 1)
}

function sortKey({ category, type, municipality, zone }: CommonSearch): string {
  return [category, type ?? '', municipality ?? '', zone ?? ''].join('\n')
}

/** A page of a common search. `view`: null where the search finds nothing. */
type SearchAnswer = { name: string; related: SearchLink[]; view: SearchView | null }

/** @param from.lowered the number of its properties whose price dropped in `MARKET_DAYS` days */
export function findSearchView(
  { catalogue, publicUrl, now, lowered }: { catalogue: Catalogue; publicUrl: string; now: Date; lowered: number },
  search: CommonSearch,
  requestedPage: number,
): SearchAnswer {
  const name = commonSearchName(search)
  const filters = commonSearchFilters(search, requestedPage)
  const request = readFilters(filters, catalogue)
  const result = listCorrected(request)
  const { total, ...listed } = withPlaceOptions(listingPage(result), catalogue, filters)
  const found = findCommonSearches(catalogue)
  if (total === 0) return { name, related: alternativesTo(found, search).map(toLink), view: null }
  const related = relatedSearches(found, search).map(toLink)
  const summary = searchSummary(search, findSearchFigures(catalogue, search))
  const crumbs = [{ name: 'Propiedades', path: '/propiedades' }, ...commonSearchTrail(search).map(toCrumb)]
  const path = commonSearchPath(search)
  const drawn = drawnOnce(catalogue, path, () =>
    drawSearchMap(result.rows, { ...search, name, places: catalogue.places }),
  )
  const view = {
    name,
    path,
    summary,
    crumbs,
    ...listed,
    total,
    related,
    filters,
    rate: referenceRateText(catalogue.rate),
    map: mapPart(request, null, hasMap(catalogue) ? total : 0),
    market: marketView(catalogue, search, { now, lowered }),
    place: drawn && { ...drawn, href: `/propiedades${listingQuery(filters, { vista: 'mapa' })}` },
    publicUrl,
  }
  return { name, related, view }
}

/** The pictures of each snapshot, by the path of their page. */
const picturesOf = new WeakMap<Catalogue, Map<string, ReturnType<typeof drawSearchMap>>>()

function drawnOnce(catalogue: Catalogue, path: string, draw: () => ReturnType<typeof drawSearchMap>) {
  const pictures = picturesOf.get(catalogue) ?? new Map<string, ReturnType<typeof drawSearchMap>>()
  picturesOf.set(catalogue, pictures)
  const picture = pictures.has(path) ? (pictures.get(path) ?? null) : draw()
  pictures.set(path, picture)
  return picture
}

/** The links to common searches under the listing. */
export function findListedSearches(catalogue: Catalogue): SearchLink[] {
  return listedSearches(findCommonSearches(catalogue)).map(toLink)
}

/** Links for a search without results: wider searches, the narrowest first, then related ones. */
function alternativesTo(found: readonly FoundSearch[], search: CommonSearch): FoundSearch[] {
  const wider = new Set(commonSearchTrail(search).map(commonSearchPath))
  return [
    ...found.filter((other) => wider.has(commonSearchPath(other))).toReversed(),
    ...relatedSearches(found, search),
  ]
}

function toLink(search: FoundSearch): SearchLink {
  return { path: commonSearchPath(search), name: commonSearchName(search), total: search.total }
}

function toCrumb(search: CommonSearch) {
  return { name: commonSearchName(search), path: commonSearchPath(search) }
}

/** The ranges of sizes and prices of the properties on offer that a search finds. */
export function findSearchFigures(catalogue: Catalogue, search: CommonSearch): SearchFigures {
  const { rate } = catalogue
  const rows = offersOf(catalogue, search)
  return {
    total: rows.length,
    area: spanOf(rows.flatMap(({ area }) => area ?? [])),
    prices: CURRENCIES.flatMap((currency) => {
      const cents = rows.flatMap((row) => (row.currency === currency ? (row.comparableCents ?? []) : []))
      const price = spanOf(cents)
      if (!price) return []
      // Comparable prices are in pesos; they are converted back to the currency of the quotes.
      const least = inCurrency(price.least, currency, rate)
      return [{ least, most: inCurrency(price.most, currency, rate), currency, count: cents.length }]
    }),
  }
}

function spanOf(figures: readonly number[]): Span | null {
  if (figures.length === 0) return null
  return {
    least: figures.reduce((least, figure) => Math.min(least, figure)),
    most: figures.reduce((most, figure) => Math.max(most, figure)),
  }
}
