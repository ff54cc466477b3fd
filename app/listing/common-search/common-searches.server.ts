import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { isInMunicipality } from '#app/catalogue/place/municipality-value.ts'
import { CURRENCIES } from '#app/catalogue/facts/vocabulary.ts'
import { referenceRateText } from '#app/catalogue/price/reference-rate-text.ts'
import { inCurrency } from '#app/catalogue/price/quoted.ts'
import { hasMap } from '#app/listing/map/find-map.ts'
import { mapPart } from '#app/listing/map/map-html.server.ts'
import { listCorrected } from '#app/listing/search/list.ts'
import { listingPage, withMunicipalityOptions } from '#app/listing/search/listing-page.ts'
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
} from './common-search.ts'
import { type SearchFigures, type Span, searchSummary } from './search-summary.ts'
import type { SearchLink, SearchView } from './search-view.ts'

/** A search with results, and their number. */
type FoundSearch = CommonSearch & { total: number }

/** Every common search with properties on offer, those with most first. */
export function findCommonSearches({ offers, places }: Catalogue): FoundSearch[] {
  const found = new Map<string, FoundSearch>()
  for (const row of offers)
    for (const search of commonSearchTrail(commonSearchFor(row, places))) {
      const key = `${search.category} ${search.type} ${search.municipality}`
      const counted = found.get(key)
      if (counted) counted.total += 1
      else found.set(key, { ...search, total: 1 })
    }
  return [...found.values()].toSorted(byTotal)
}

/** Equal totals are sorted by name, so that the order is the same on every store. */
function byTotal(one: FoundSearch, other: FoundSearch): number {
  return other.total - one.total || (sortKey(one) < sortKey(other) ? -1 : 1)
}

function sortKey({ category, type, municipality }: CommonSearch): string {
  return [category, type ?? '', municipality ?? ''].join(' ')
}

/** A page of a common search. `view`: null where the search finds nothing. */
type SearchAnswer = { name: string; related: SearchLink[]; view: SearchView | null }

export function findSearchView(
  { catalogue, publicUrl }: { catalogue: Catalogue; publicUrl: string },
  search: CommonSearch,
  requestedPage: number,
): SearchAnswer {
  const name = commonSearchName(search)
  const filters = commonSearchFilters(search, requestedPage)
  const request = readFilters(filters, catalogue)
  const { total, ...listed } = withMunicipalityOptions(listingPage(listCorrected(request)), catalogue, filters)
  const found = findCommonSearches(catalogue)
  if (total === 0) return { name, related: alternativesTo(found, search).map(toLink), view: null }
  const related = relatedSearches(found, search).map(toLink)
  const summary = searchSummary(search, findSearchFigures(catalogue, search))
  const crumbs = [{ name: 'Propiedades', path: '/propiedades' }, ...commonSearchTrail(search).map(toCrumb)]
  const path = commonSearchPath(search)
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
    publicUrl,
  }
  return { name, related, view }
}

/** The links to common searches under the listing. */
export function findListedSearches(catalogue: Catalogue): SearchLink[] {
  return listedSearches(findCommonSearches(catalogue)).map(toLink)
}

/** Links for a search without results: wider searches, the narrowest first, then related ones. */
function alternativesTo(found: FoundSearch[], search: CommonSearch): FoundSearch[] {
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
export function findSearchFigures({ offers, rate }: Catalogue, search: CommonSearch): SearchFigures {
  const { category, type, municipality } = search
  const rows = offers.filter(
    (row) =>
      row.category === category &&
      (!type || row.type === type) &&
      (!municipality || isInMunicipality(row, [municipality])),
  )
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
