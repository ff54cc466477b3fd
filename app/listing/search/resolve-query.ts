import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { flatMetres } from '#app/catalogue/place/box.ts'
import { commonMunicipality, isInMunicipality } from '#app/catalogue/place/municipality-value.ts'
import type { Point } from '#app/catalogue/place/point.ts'
import { type Category, PROPERTY_TYPES, type PropertyType } from '#app/catalogue/facts/vocabulary.ts'
import type { CatalogueRow } from '#app/catalogue/catalogue-row.ts'
import { searchWords } from '#app/text/fold-text.ts'
import { textPattern, matchesPattern } from '#app/catalogue/word-index.ts'
import { publicTextTest } from '#app/catalogue/text-test.ts'
import type { FactInSearch } from './figures-in-search.ts'
import { FILTER_NAMES, type FilterName, filterOf } from './filter-table.ts'
import { type Filters, isUnset, singleType } from './filters.ts'
import { isSalePrice } from './money-in-search.ts'
import { type ListingRequest, withFilters } from './read-request.ts'
import type { Requirements, SearchReading, Strictness } from './read-search.ts'
import { type Shape, circleIn, liesIn, widened } from './shapes.ts'
import { type RowTest, rangeTest, searchedRateTest, valueTest } from './row-tests.ts'
import { NAMED_COLUMNS, type NamedColumn } from './trade-words.ts'

/**
 * The conditions of a request. `allowed`: the values of the named columns that filters and search allow; `tests`: everything
 * else; `shapes`: those of the request, of which a circle may be widened; `type`: the only type that is requested, null for
 * any or several.
 */
export type ResolvedQuery = {
  request: ListingRequest
  allowed: Requirements['named']
  tests: readonly RowTest[]
  shapes: readonly Shape[]
  type: PropertyType | null
  /** Whether the query asks for facts that only some types have. */
  hasTypeFacts: boolean
  strictness: Strictness
}

/**
 * Resolves filters and search (decision 39). Names in a search are values of their columns; where no row has all of them,
 * they are words of the texts.
 * @param rows the offers that may be results
 */
export function resolveQuery(request: ListingRequest, rows = request.catalogue.offers): ResolvedQuery {
  return resolveIn(request, widenedWhereEmpty(request, rows), rows)
}

function resolveIn(request: ListingRequest, shapes: readonly Shape[], rows: readonly CatalogueRow[]): ResolvedQuery {
  const byName = resolveStrictly(request, shapes, 'by name')
  if (request.narrowing.terms.every(({ meaning }) => !meaning) || rows.some((row) => isFound(row, byName)))
    return byName
  return resolveStrictly(request, shapes, 'by text')
}

/**
 * The shapes with the radius widened to the nearest result where nothing lies in it. The box or area of a map does not
 * count, so that moving the map keeps the radius.
 */
function widenedWhereEmpty(request: ListingRequest, rows: readonly CatalogueRow[]): readonly Shape[] {
  const { shapes } = request
  const circle = circleIn(shapes)
  if (!circle || shapes.some(({ kind }) => kind === 'nowhere')) return shapes
  const resultsIn = (circles: readonly Shape[]) => {
    const query = resolveIn(request, circles, rows)
    return rows.filter((row) => isFound(row, query))
  }
  const circles = shapes.filter(({ kind }) => kind === 'circle')
  if (resultsIn(circles).length > 0) return shapes
  const nearest = Math.min(
    ...resultsIn(circles.filter((each) => each !== circle)).map((row) => metresFrom(circle.centre, row)),
  )
  return Number.isFinite(nearest)
    ? shapes.map((shape) => (shape === circle ? widened(circle, nearest) : shape))
    : shapes
}

/** Metres to the public point of a row; infinite without one. */
export function metresFrom(centre: Point, { publicLatitude, publicLongitude }: CatalogueRow): number {
  if (publicLatitude === null || publicLongitude === null) return Infinity
  return flatMetres(centre, { latitude: publicLatitude, longitude: publicLongitude })
}

/** Whether a row is a result of the query. */
export function isFound(row: CatalogueRow, query: ResolvedQuery): boolean {
  return (
    NAMED_COLUMNS.every((column) => hasAllowedValue(row, query.allowed, column)) &&
    query.tests.every((test) => test(row))
  )
}

/** Whether the row has an allowed value of the column; every value is allowed where the column is missing. */
export function hasAllowedValue(row: CatalogueRow, allowed: Requirements['named'], column: NamedColumn): boolean {
  const values = allowed[column]
  if (!values) return true
  return column === 'municipality' ? isInMunicipality(row, values) : values.includes(row[column] ?? '')
}

/** The query of other filters, with names matched and places searched as in a resolved one. */
export function resolveLike({ request, strictness, shapes }: ResolvedQuery, filters: Filters): ResolvedQuery {
  return resolveStrictly(withFilters(request, filters), shapes, strictness)
}

function resolveStrictly(request: ListingRequest, shapes: readonly Shape[], strictness: Strictness): ResolvedQuery {
  const { catalogue, filters, unknownPlace, byCode, narrowing } = request
  const { facts, rate, price, size } = narrowing
  const requirements = request.requirements[strictness]
  const allowed = allowedValues(filters, narrowing, requirements)
  const [only, ...others] = allowed.type ?? []
  const setFilters = FILTER_NAMES.filter((name) => !isUnset(filters, name))
  const hasTypeFacts = facts !== null || setFilters.some((name) => filterOf(name).types)
  return {
    request,
    allowed,
    shapes,
    hasTypeFacts,
    strictness,
    type:
      singleType(filters) ??
      facts?.type ??
      PROPERTY_TYPES.find((candidate) => candidate === only && others.length === 0) ??
      null,
    tests: [
      ...(unknownPlace === null ? [] : [() => false]),
      ...(byCode ? [(row: CatalogueRow) => byCode.rows.has(row)] : []),
      ...setFilters.flatMap((name) => filterTest(catalogue, name, filters)),
      ...(facts?.facts ?? []).map((fact) => factTest(catalogue, fact)),
      ...(price ? [rangeTest('comparableCents', price)] : []),
      ...(size ? [rangeTest('area', size)] : []),
      ...(rate ? [searchedRateTest(rate, catalogue.rate)] : []),
      ...(shapes.length > 0 ? [(row: CatalogueRow) => shapes.every((shape) => liesIn(row, shape))] : []),
      ...requirements.texts.map((forms) => publicTextTest(catalogue, forms)),
      ...searchWords(filters.location).map((word): RowTest => {
        const pattern = textPattern(word)
        return ({ placeText }) => matchesPattern(placeText, pattern)
      }),
    ],
  }
}

/** The test of a filter; none for a named column, which is in `allowed`, nor for words. */
function filterTest({ timeZone }: Catalogue, name: FilterName, filters: Filters): RowTest[] {
  const filter = filterOf(name)
  const value = filters[name]
  if (value === null || typeof value === 'object' || filter.kind === 'words') return []
  if (filter.kind === 'choice' && NAMED_COLUMNS.some((column) => column === filter.column)) return []
  return [valueTest(filter, value, timeZone)]
}

/** Tests the stored fact of a row; where it is missing, a text of the row must contain the words of the search. */
function factTest(catalogue: Catalogue, { name, value, phrases }: FactInSearch): RowTest {
  const filter = filterOf(name)
  if (filter.kind === 'words' || filter.column === 'rate') throw new Error(`${name} is not a fact`)
  const { column } = filter
  const isMissing = ({ [column]: stored }: CatalogueRow) =>
    stored === null || (Array.isArray(stored) && stored.length === 0)
  const hasFact = valueTest(filter, value, catalogue.timeZone)
  const mentionsFact = publicTextTest(catalogue, phrases)
  return (row) => (isMissing(row) ? mentionsFact(row) : hasFact(row))
}

/** The categories of a price in millions where the search names none. */
const SALE_CATEGORIES: readonly Category[] = ['venta', 'traspaso']

/** The categories that the price in a search implies; null where it implies none or the search names one. */
function categoriesByPrice({ price, terms }: Pick<SearchReading, 'price' | 'terms'>): readonly Category[] | null {
  const isNamed = terms.some(({ meaning }) => meaning?.column === 'category')
  return price !== null && isSalePrice(price) && !isNamed ? SALE_CATEGORIES : null
}

/** Whether only the price in the search excludes rents. */
export function leavesRentsOut({ filters, reading }: ListingRequest): boolean {
  return filters.category === null && categoriesByPrice(reading) !== null
}

/** The values of a named column that its filter allows; none where every value is allowed. */
export function chosenValues(filters: Filters, column: NamedColumn): readonly string[] {
  const value = filters[column]
  if (value === null) return []
  return typeof value === 'string' ? [value] : value
}

/** The values of the named columns that filters and search allow. A column that is missing allows all its values. */
function allowedValues(filters: Filters, reading: SearchReading, { named }: Requirements): Requirements['named'] {
  const byPrice = filters.category === null ? categoriesByPrice(reading) : null
  const ofFacts = reading.facts?.type
  const inSearch: Requirements['named'] = {
    ...named,
    ...(byPrice && { category: byPrice }),
    ...(ofFacts && { type: (named.type ?? [ofFacts]).filter((type) => type === ofFacts) }),
  }
  return Object.fromEntries(
    NAMED_COLUMNS.flatMap((column) => {
      const chosen = chosenValues(filters, column)
      const values = chosen.length === 0 ? inSearch[column] : inBoth(column, inSearch[column] ?? chosen, chosen)
      return values ? [[column, values]] : []
    }),
  )
}

function inBoth(column: NamedColumn, some: readonly string[], others: readonly string[]): readonly string[] {
  if (column !== 'municipality') return some.filter((value) => others.includes(value))
  return some.flatMap((one) => others.flatMap((other) => commonMunicipality(one, other) ?? []))
}
