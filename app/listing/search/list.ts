import { type Catalogue, compareTexts } from '#app/catalogue/catalogue.ts'
import type { CatalogueRow } from '#app/catalogue/catalogue-row.ts'
import { municipalityReader } from '#app/catalogue/place/municipality-value.ts'
import { type Category, PROPERTY_TYPES, type PropertyType } from '#app/catalogue/facts/vocabulary.ts'
import { FACETS, type Facet, type Facets } from './facets.ts'
import { FILTER_NAMES, filterOf } from './filter-table.ts'
import { type Filters, appliesToTypes } from './filters.ts'
import { correctWords, visitorTexts } from './correct-words.ts'
import { type ListingRequest, withFilters } from './read-request.ts'
import { type ResolvedQuery, hasAllowedValue, isFound, metresFrom, resolveLike, resolveQuery } from './resolve-query.ts'
import { ANYWHERE, type Circle, circleIn } from './shapes.ts'
import { type Sort, defaultSort } from './sorts.ts'
import { NAMED_COLUMNS } from './trade-words.ts'

/**
 * All results in order, and how many properties each option of the filters would find. `query`: what they are results of;
 * `circle`: the radius that they lie in, which may be wider than the requested one; null without one.
 */
export type ListingResult = {
  query: ResolvedQuery
  rows: readonly CatalogueRow[]
  facets: Facets
  circle: Circle | null
}

/** `corrected`: the corrected search, to which the results belong; null where they belong to the search as it was typed. */
export type CorrectedResult = ListingResult & { corrected: string | null }

/** Like `list`, but corrects misspelt words of a search that finds nothing. */
export function listCorrected(request: ListingRequest): CorrectedResult {
  const { catalogue, filters, reading } = request
  const literal = list(request)
  const isFinal = literal.rows.length > 0 || filters.literal
  const types = [...filters.type, ...(reading.facts ? [reading.facts.type] : [])]
  const corrected = isFinal ? null : correctWords(filters.search, reading.terms, visitorTexts(catalogue), types)
  if (corrected === null) return { ...literal, corrected }
  const again = withFilters(request, { ...filters, search: corrected })
  const result = list(again)
  // An empty part of the map does not invalidate the correction: moving the map must not change the words.
  const isUseful = result.rows.length > 0 || countResults(withFilters(again, { ...again.filters, ...ANYWHERE })) > 0
  return isUseful ? { ...result, corrected } : { ...literal, corrected: null }
}

/** The properties on offer that match filters and search. */
export function list(request: ListingRequest): ListingResult {
  const query = resolveQuery(request)
  const circle = circleIn(query.shapes)
  const sort = request.filters.sort ?? defaultSort(circle !== null)
  const { rows, counts } = countFacets(rowsInOrder(request.catalogue, sort), query)
  const ordered = sort === 'cercania' && circle ? nearestFirst(rows, circle) : rows
  return { query, rows: ordered, facets: facetsOf(query, rows, counts), circle }
}

/** The results without facets, the newest first. */
export function resultsOf(query: ResolvedQuery, rows = query.request.catalogue.offers): CatalogueRow[] {
  const isNew = newIds()
  return rows.filter((row) => isFound(row, query) && isNew(row))
}

/**
 * Whether a property was not met before, by any of its operations. Only those with a second one can be. So a list without a
 * chosen operation shows a property by the first of its operations that passes, in the order of the list: its rent from the
 * lowest price on, its sale from the highest on, else its first operation, unless only the second one passes.
 */
export function newIds(): (row: CatalogueRow) => boolean {
  const met = new Set<string>()
  return ({ id, secondCategory }) => secondCategory === null || (!met.has(id) && Boolean(met.add(id)))
}

/** The number of results. */
export function countResults(request: ListingRequest): number {
  return resultsOf(resolveQuery(request)).length
}

/** A counter for each value, so that counting a row changes no map. */
type Counts = Record<Facet, Map<string, { total: number }>>

/**
 * One pass over the rows. A row that fails only one named column still counts for the options of that column. A property
 * is one result, and counts once for each option, however many of its operations pass.
 */
function countFacets(offers: readonly CatalogueRow[], query: ResolvedQuery) {
  const counts: Counts = { category: new Map(), type: new Map(), municipality: new Map() }
  const municipalityOf = municipalityReader(query.request.catalogue.places)
  const limited = NAMED_COLUMNS.filter((column) => query.allowed[column])
  const rows: CatalogueRow[] = []
  const isNew = newIds()
  const isNewFor = newOptions()
  for (const row of offers) {
    const failed = limited.find((column) => !hasAllowedValue(row, query.allowed, column))
    if (failed && limited.some((column) => column !== failed && !hasAllowedValue(row, query.allowed, column))) continue
    if (!query.tests.every((test) => test(row))) continue
    if (!failed && isNew(row)) rows.push(row)
    for (const facet of FACETS) {
      const value = facet === 'municipality' ? municipalityOf(row) : row[facet]
      if (value === null || (failed && facet !== failed) || !isNewFor(row, facet)) continue
      const counter = counts[facet].get(value)
      if (counter) counter.total += 1
      else counts[facet].set(value, { total: 1 })
    }
  }
  return { rows, counts }
}

function newOptions(): (row: CatalogueRow, facet: Facet) => boolean {
  const met = new Set<string>()
  return (row, facet) => {
    if (row.secondCategory === null) return true
    const key = `${facet} ${row[facet]} ${row.id}`
    return !met.has(key) && Boolean(met.add(key))
  }
}

function facetsOf(query: ResolvedQuery, rows: readonly CatalogueRow[], counts: Counts): Facets {
  const { request, type } = query
  const { filters } = request
  // Another type has other facts, and the search is read differently for it.
  const hasTypeFacts = query.hasTypeFacts || request.reading.factTypes.length > 0
  const anyUse = filters.landUse === null ? rows : resultsOf(resolveLike(query, { ...filters, landUse: null }))
  return {
    ...(filters.type.length === 0 && type !== null && { searchedType: type }),
    category: totalsOf(counts.category),
    type: hasTypeFacts ? countTypes(query) : totalsOf(counts.type),
    municipality: totalsOf(counts.municipality),
    landUse: countLandUses(anyUse),
  }
}

function totalsOf(counters: Counts[Facet]): Record<string, number> {
  return Object.fromEntries([...counters].map(([value, { total }]) => [value, total]))
}

/**
 * The number of results for each type if it were chosen too, without the filters of facts that one of the types lacks. Where
 * none is chosen, each row is tested for its own type alone. Types that read the search alike share the reading.
 */
function countTypes(query: ResolvedQuery): Record<string, number> {
  const { request } = query
  const { catalogue, filters } = request
  const rowsOf = Map.groupBy(catalogue.offers, ({ type }) => type)
  const totals: Record<string, number> = {}
  let added = request
  for (const [type, rows] of rowsOf) {
    const isChosen = filters.type.includes(type)
    if (!isChosen) added = withFilters(added, withType(filters, type))
    const offers = filters.type.length === 0 ? rows : catalogue.offers
    const total = resultsOf(isChosen ? query : resolveQuery(added, offers), rows).length
    if (total > 0) totals[type] = total
  }
  return totals
}

function withType(filters: Filters, added: PropertyType): Filters {
  const type = PROPERTY_TYPES.filter((each) => each === added || filters.type.includes(each))
  const lacking = FILTER_NAMES.filter((name) => !appliesToTypes(filterOf(name), type)).map((name) => [name, null])
  return { ...filters, ...Object.fromEntries(lacking), type }
}

function countLandUses(rows: readonly CatalogueRow[]): Record<string, number> {
  const totals: Record<string, number> = {}
  for (const { landUses } of rows) for (const use of landUses) totals[use] = (totals[use] ?? 0) + 1
  return totals
}

/** The figure of an order; null where a row has none. */
type FigureOf = (row: CatalogueRow) => number | null

const priceOf: FigureOf = ({ comparableCents }) => comparableCents
const areaOf: FigureOf = ({ area }) => area
const rateOf: FigureOf = ({ comparableCents, area }) =>
  comparableCents !== null && area ? comparableCents / area : null

/** `byOperation`: rents first, then traspasos and sales, because their figures are not compared. */
type Order = { figureOf: FigureOf; sign: 1 | -1; byOperation?: true }

/** 'Más cerca primero' depends on the place, so `nearestFirst` orders the results. */
const ORDERS: Record<Exclude<Sort, 'recientes' | 'cercania'>, Order> = {
  'precio-asc': { figureOf: priceOf, sign: 1 },
  'precio-desc': { figureOf: priceOf, sign: -1 },
  'precio-m2-asc': { figureOf: rateOf, sign: 1, byOperation: true },
  'precio-m2-desc': { figureOf: rateOf, sign: -1, byOperation: true },
  'superficie-asc': { figureOf: areaOf, sign: 1 },
  'superficie-desc': { figureOf: areaOf, sign: -1 },
}
const OPERATIONS: readonly Category[] = ['renta', 'traspaso', 'venta']

/** The offers in each order that was requested, for each snapshot. */
const sortedRows = new WeakMap<Catalogue, Map<Sort, readonly CatalogueRow[]>>()

/** The offers of the whole catalogue, sorted by what the visitor chose. */
function rowsInOrder(catalogue: Catalogue, sort: Sort): readonly CatalogueRow[] {
  if (sort === 'recientes' || sort === 'cercania') return catalogue.offers
  const orders = sortedRows.get(catalogue) ?? new Map<Sort, readonly CatalogueRow[]>()
  sortedRows.set(catalogue, orders)
  const rows = orders.get(sort) ?? sorted(catalogue.offers, ORDERS[sort])
  orders.set(sort, rows)
  return rows
}

/**
 * The rows by the distance of their public points from the centre of a circle, equal ones in their previous order. Hidden
 * points have no influence.
 */
function nearestFirst(rows: readonly CatalogueRow[], { centre }: Circle): readonly CatalogueRow[] {
  const placed = rows.map((row) => ({ row, metres: metresFrom(centre, row) }))
  return placed.toSorted((one, other) => one.metres - other.metres).map(({ row }) => row)
}

/** In any order, a property without the figure comes last; equal figures are sorted by id. */
function sorted(rows: readonly CatalogueRow[], { figureOf, sign, byOperation }: Order) {
  const placeOf = ({ category }: CatalogueRow) => (byOperation ? OPERATIONS.indexOf(category) : 0)
  return rows.toSorted((one, other) => {
    const [first, second] = [figureOf(one), figureOf(other)]
    if (first === null || second === null)
      return Number(first === null) - Number(second === null) || sign * compareTexts(one.id, other.id)
    return placeOf(one) - placeOf(other) || sign * (first - second || compareTexts(one.id, other.id))
  })
}
