import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { CatalogueRow } from '#app/catalogue/catalogue-row.ts'
import { municipalityReader } from '#app/catalogue/place/municipality-value.ts'
import type { Places } from '#app/catalogue/place/places.ts'
import { PROPERTY_TYPES, type PropertyType } from '#app/catalogue/facts/vocabulary.ts'
import { FACETS, type Facet, type Facets } from './facets.ts'
import { mentionsFacts } from './figures-in-search.ts'
import { FILTER_NAMES, filterOf } from './filter-table.ts'
import { type Filters, appliesToTypes } from './filters.ts'
import { nearestFirst, rowsInOrder } from './order-rows.ts'
import { type ResolvedQuery, hasAllowedValue, isFound, resolveLike, resolveQuery } from './resolve-query.ts'
import { type Circle, circleIn } from './shapes.ts'
import { defaultSort } from './sorts.ts'
import { NAMED_COLUMNS } from './trade-words.ts'

/**
 * All results in order, and how many properties each option of the filters would find. `circle`: the radius that they lie
 * in, which may be wider than the requested one; null without one.
 */
export type ListingResult = { rows: readonly CatalogueRow[]; facets: Facets; circle: Circle | null }

/** The properties on offer that match filters and search. */
export function list(catalogue: Catalogue, filters: Filters): ListingResult {
  const query = resolveQuery(catalogue, filters)
  const circle = circleIn(query.shapes)
  const sort = filters.sort ?? defaultSort(circle !== null)
  const { rows, counts } = countFacets(rowsInOrder(catalogue, sort), query, catalogue.places)
  const ordered = sort === 'cercania' && circle ? nearestFirst(rows, circle) : rows
  return { rows: ordered, facets: facetsOf(catalogue, query, rows, counts), circle }
}

/** The results without facets, the newest first. */
export function resultsOf(catalogue: Catalogue, query: ResolvedQuery): CatalogueRow[] {
  const isNew = newIds()
  return catalogue.offers.filter((row) => isFound(row, query) && isNew(row))
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
export function countResults(catalogue: Catalogue, filters: Filters): number {
  return resultsOf(catalogue, resolveQuery(catalogue, filters)).length
}

/** A counter for each value, so that counting a row changes no map. */
type Counts = Record<Facet, Map<string, { total: number }>>

/**
 * One pass over the rows. A row that fails only one named column still counts for the options of that column. A property
 * is one result, and counts once for each option, however many of its operations pass.
 */
function countFacets(offers: readonly CatalogueRow[], query: ResolvedQuery, places: Places) {
  const counts: Counts = { category: new Map(), type: new Map(), municipality: new Map() }
  const municipalityOf = municipalityReader(places)
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
  const isNew = newIds()
  for (const row of catalogue.offers) {
    const query = queries.get(row.type)
    if (query && isFound(row, query) && isNew(row)) totals.set(row.type, (totals.get(row.type) ?? 0) + 1)
  }
  return Object.fromEntries(totals)
}

function withType(filters: Filters, added: PropertyType): Filters {
  const type = PROPERTY_TYPES.filter((each) => each === added || filters.type.includes(each))
  const lacking = FILTER_NAMES.filter((name) => !appliesToTypes(filterOf(name), type)).map((name) => [name, null])
  return { ...filters, ...Object.fromEntries(lacking), type }
}

function withoutLandUse(catalogue: Catalogue, query: ResolvedQuery): ResolvedQuery {
  return resolveLike(query, catalogue, { ...query.filters, landUse: null })
}

function countLandUses(rows: readonly CatalogueRow[]): Record<string, number> {
  const totals: Record<string, number> = {}
  for (const { landUses } of rows) for (const use of landUses) totals[use] = (totals[use] ?? 0) + 1
  return totals
}
