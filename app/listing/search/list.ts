import { type Catalogue, compareTexts } from '#app/catalogue/catalogue.ts'
import type { CatalogueRow } from '#app/catalogue/catalogue-row.ts'
import { type Category, PROPERTY_TYPES, type PropertyType } from '#app/catalogue/facts/vocabulary.ts'
import { FACETS, type Facet, type Facets } from './facets.ts'
import { mentionsFacts } from './figures-in-search.ts'
import { FILTER_NAMES, filterOf } from './filter-table.ts'
import { flatMetres } from '#app/catalogue/place/box.ts'
import { type Filters, appliesToTypes } from './filters.ts'
import { circleIn } from './shapes.ts'
import type { Sort } from './sorts.ts'
import { type ResolvedQuery, hasAllowedValue, isFound, resolveQuery, resolveStrictly } from './resolve-query.ts'
import { NAMED_COLUMNS } from './trade-words.ts'

/** All results in order, and how many properties each option of the filters would find. */
export type ListingResult = { rows: readonly CatalogueRow[]; facets: Facets }

/** The properties on offer that match filters and search. */
export function list(catalogue: Catalogue, filters: Filters): ListingResult {
  const query = resolveQuery(catalogue, filters)
  const { rows, counts } = countFacets(rowsInOrder(catalogue, filters.sort), query)
  const ordered = filters.sort === 'cercania' ? nearestFirst(rows, query) : rows
  return { rows: ordered, facets: facetsOf(catalogue, query, rows, counts) }
}

/** The results without facets, the newest first. */
export function resultsOf(catalogue: Catalogue, query: ResolvedQuery): CatalogueRow[] {
  return catalogue.offered.filter((row) => isFound(row, query))
}

/** The number of results. */
export function countResults(catalogue: Catalogue, filters: Filters): number {
  return resultsOf(catalogue, resolveQuery(catalogue, filters)).length
}

/** A counter for each value, so that counting a row changes no map. */
type Counts = Record<Facet, Map<string, { total: number }>>

/** One pass over the rows. A row that fails only one named column still counts for the options of that column. */
function countFacets(offered: readonly CatalogueRow[], query: ResolvedQuery) {
  const counts: Counts = { category: new Map(), type: new Map(), municipality: new Map() }
  const limited = NAMED_COLUMNS.filter((column) => query.allowed[column])
  const rows: CatalogueRow[] = []
  for (const row of offered) {
    const failed = limited.find((column) => !hasAllowedValue(row, query.allowed, column))
    if (failed && limited.some((column) => column !== failed && !hasAllowedValue(row, query.allowed, column))) continue
    if (!query.tests.every((test) => test(row))) continue
    if (!failed) rows.push(row)
    for (const facet of FACETS) {
      const value = row[facet]
      if (value === null || (failed && facet !== failed)) continue
      const counter = counts[facet].get(value)
      if (counter) counter.total += 1
      else counts[facet].set(value, { total: 1 })
    }
  }
  return { rows, counts }
}

function facetsOf(catalogue: Catalogue, query: ResolvedQuery, rows: readonly CatalogueRow[], counts: Counts): Facets {
  const { filters, type } = query
  // Another type has other facts, and the search is read differently for it.
  const hasTypeFacts = query.hasTypeFacts || mentionsFacts(filters.search)
  return {
    ...(filters.type.length === 0 && type !== null && { searchedType: type }),
    category: totalsOf(counts.category),
    type: hasTypeFacts ? countTypes(catalogue, filters) : totalsOf(counts.type),
    municipality: totalsOf(counts.municipality),
    landUse: countLandUses(filters.landUse === null ? rows : resultsOf(catalogue, withoutLandUse(catalogue, query))),
  }
}

function totalsOf(counters: Counts[Facet]): Record<string, number> {
  return Object.fromEntries([...counters].map(([value, { total }]) => [value, total]))
}

/** The number of results for each type if it were chosen too, without the filters of facts that one of the types lacks. */
function countTypes(catalogue: Catalogue, filters: Filters): Record<string, number> {
  const queries = new Map(PROPERTY_TYPES.map((type) => [type, resolveQuery(catalogue, withType(filters, type))]))
  const totals = new Map<PropertyType, number>()
  for (const row of catalogue.offered) {
    const query = queries.get(row.type)
    if (query && isFound(row, query)) totals.set(row.type, (totals.get(row.type) ?? 0) + 1)
  }
  return Object.fromEntries(totals)
}

function withType(filters: Filters, added: PropertyType): Filters {
  const type = PROPERTY_TYPES.filter((each) => each === added || filters.type.includes(each))
  const lacking = FILTER_NAMES.filter((name) => !appliesToTypes(filterOf(name), type)).map((name) => [name, null])
  return { ...filters, ...Object.fromEntries(lacking), type }
}

function withoutLandUse(catalogue: Catalogue, { filters, strictness }: ResolvedQuery): ResolvedQuery {
  return resolveStrictly(catalogue, { ...filters, landUse: null }, strictness)
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

/** The rows on offer in each order that was requested, for each snapshot. */
const sortedRows = new WeakMap<Catalogue, Map<Sort, readonly CatalogueRow[]>>()

function rowsInOrder(catalogue: Catalogue, sort: Sort): readonly CatalogueRow[] {
  if (sort === 'recientes' || sort === 'cercania') return catalogue.offered
  const orders = sortedRows.get(catalogue) ?? new Map<Sort, readonly CatalogueRow[]>()
  sortedRows.set(catalogue, orders)
  const rows = orders.get(sort) ?? sorted(catalogue.offered, ORDERS[sort])
  orders.set(sort, rows)
  return rows
}

/**
 * The rows by the distance of their public points from the place of the query, equal ones in their previous order; as they
 * are without a place. Hidden points have no influence.
 */
function nearestFirst(rows: readonly CatalogueRow[], { shapes }: ResolvedQuery): readonly CatalogueRow[] {
  const circle = circleIn(shapes)
  if (!circle) return rows
  const placed = rows.map((row) => {
    const { publicLatitude: latitude, publicLongitude: longitude } = row
    const isPlaced = latitude !== null && longitude !== null
    return { row, metres: isPlaced ? flatMetres(circle.centre, { latitude, longitude }) : Infinity }
  })
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
