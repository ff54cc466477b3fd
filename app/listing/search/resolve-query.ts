import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { flatMetres } from '#app/catalogue/place/box.ts'
import { isInMunicipality } from '#app/catalogue/place/municipality-value.ts'
import type { Point } from '#app/catalogue/place/point.ts'
import { PROPERTY_TYPES, type PropertyType } from '#app/catalogue/facts/vocabulary.ts'
import type { CatalogueRow } from '#app/catalogue/catalogue-row.ts'
import { searchWords } from '#app/text/fold-text.ts'
import { textPattern, matchesPattern } from '#app/catalogue/word-index.ts'
import { publicTextTest } from '#app/catalogue/text-test.ts'
import type { FactInSearch } from './figures-in-search.ts'
import { findByCode } from './find-by-code.ts'
import { FILTER_NAMES, type FilterName, filterOf } from './filter-table.ts'
import { type Filters, isUnset, singleType } from './filters.ts'
import { allowedValues } from './implied-filters.ts'
import { type Requirements, type Strictness, readSearch, requirementsOf } from './read-search.ts'
import { withoutPlace } from './place-in-search.ts'
import { type Shape, circleIn, liesIn, shapesOf, unknownPlaceIn } from './shapes.ts'
import { type RowTest, rangeTest, searchedRateTest, valueTest } from './row-tests.ts'
import { NAMED_COLUMNS, type NamedColumn } from './trade-words.ts'
import { widened } from './widened-circle.ts'

/**
 * A query whose search is read. `allowed`: the values of the named columns that filters and search allow; `tests`:
 * everything else; `type`: the only type that is requested, null for any or several.
 */
export type ResolvedQuery = {
  filters: Filters
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
 */
export function resolveQuery(catalogue: Catalogue, filters: Filters): ResolvedQuery {
  const asked: Asked = { filters, reading: readQuery(catalogue, filters), shapes: shapesOf(filters, catalogue.places) }
  return resolveIn(catalogue, { ...asked, shapes: widenedWhereEmpty(catalogue, asked) })
}

/** `shapes`: where results must lie. */
type Asked = { filters: Filters; reading: ReturnType<typeof readQuery>; shapes: readonly Shape[] }

function resolveIn(catalogue: Catalogue, asked: Asked): ResolvedQuery {
  const byName = resolveReading(catalogue, asked, 'by name')
  if (asked.reading.terms.every(({ meaning }) => !meaning) || catalogue.offers.some((row) => isFound(row, byName)))
    return byName
  return resolveReading(catalogue, asked, 'by text')
}

/**
 * The shapes with the radius widened to the nearest result where nothing lies in it. The box or area of a map does not
 * count, so that moving the map keeps the radius.
 */
function widenedWhereEmpty(catalogue: Catalogue, asked: Asked): readonly Shape[] {
  const { shapes } = asked
  const circle = circleIn(shapes)
  if (!circle || shapes.some(({ kind }) => kind === 'nowhere')) return shapes
  const resultsIn = (circles: readonly Shape[]) => {
    const query = resolveIn(catalogue, { ...asked, shapes: circles })
    return catalogue.offers.filter((row) => isFound(row, query))
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
export function resolveLike(
  { strictness, shapes }: ResolvedQuery,
  catalogue: Catalogue,
  filters: Filters,
): ResolvedQuery {
  return resolveReading(catalogue, { filters, reading: readQuery(catalogue, filters), shapes }, strictness)
}

/** The search of a query: the rows whose ID it names, and the reading of the rest. */
function readQuery({ offers, places }: Catalogue, filters: Filters) {
  const words = withoutPlace(filters.search, places)
  const byCode = findByCode(offers, words)
  return { byCode, ...readSearch(byCode?.rest ?? words, places, singleType(filters)) }
}

function resolveReading(
  catalogue: Catalogue,
  { filters, reading, shapes }: Asked,
  strictness: Strictness,
): ResolvedQuery {
  const { byCode, facts, rate, price, size } = reading
  const requirements = requirementsOf(reading, strictness)
  const allowed = allowedValues(filters, reading, requirements)
  const [only, ...others] = allowed.type ?? []
  const setFilters = FILTER_NAMES.filter((name) => !isUnset(filters, name))
  const hasTypeFacts = facts !== null || setFilters.some((name) => filterOf(name).types)
  return {
    filters,
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
      ...(unknownPlaceIn(filters, catalogue.places) === null ? [] : [() => false]),
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
