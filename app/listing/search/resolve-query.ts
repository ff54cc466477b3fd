import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { PROPERTY_TYPES, type PropertyType } from '#app/catalogue/facts/vocabulary.ts'
import type { CatalogueRow, ListedColumn } from '#app/catalogue/catalogue-row.ts'
import { searchWords } from '#app/text/fold-text.ts'
import { REFERENCE_PESOS_PER_DOLLAR } from '#app/catalogue/price/price.ts'
import { textPattern, says } from '#app/catalogue/text-match.ts'
import { publicTextTest } from '#app/catalogue/text-test.ts'
import type { FactInSearch } from './facts-in-search.ts'
import type { Filter } from './filter.ts'
import { FILTER_NAMES, type FilterName, filterOf } from './filter-table.ts'
import { type Filters, isOpen } from './filters.ts'
import { chosenBy } from './meant-categories.ts'
import { type Strictness, type Wanted, readSearch, wantedBy } from './read-search.ts'
import type { SearchRange } from './search-range.ts'
import { liesIn } from './lies-in.ts'
import { type Shape, shapesOf } from './shapes.ts'
import { NAMED_COLUMNS, type NamedColumn } from './trade-words.ts'

/** Whether a row has what one part of a query asks for. */
type RowTest = (row: CatalogueRow) => boolean

/**
 * A query whose search is read. `chosen`: the values of the closed filters and of the names in the search; `tests`: all
 * else; `type`: the only type that is asked for, null where there are several.
 */
export type ResolvedQuery = {
  filters: Filters
  chosen: Wanted['named']
  tests: readonly RowTest[]
  shapes: readonly Shape[]
  type: PropertyType | null
  /** Whether facts are asked for that only some types have. */
  hasTypeFacts: boolean
  strictness: Strictness
}

/**
 * What filters and search ask for (decision 39). Names in a search are values of their column; where no row has them
 * all, they are words of its texts.
 */
export function resolveQuery(catalogue: Catalogue, filters: Filters): ResolvedQuery {
  const byName = resolveStrictly(catalogue, filters, 'by name')
  const { terms } = readSearch(filters.search, filters.type)
  if (terms.every(({ meaning }) => !meaning) || catalogue.offered.some((row) => isFound(row, byName))) return byName
  return resolveStrictly(catalogue, filters, 'by text')
}

/** Whether a row is a result of the query. */
export function isFound(row: CatalogueRow, query: ResolvedQuery): boolean {
  return NAMED_COLUMNS.every((column) => isChosen(row, query.chosen, column)) && query.tests.every((test) => test(row))
}

/** Whether the row has one of the values that are chosen of a column; all have where none is. */
export function isChosen(row: CatalogueRow, chosen: Wanted['named'], column: NamedColumn): boolean {
  return chosen[column]?.includes(row[column] ?? '') ?? true
}

/** Resolves the query without trying both ways: names are values of their column, or words of the texts. */
export function resolveStrictly(catalogue: Catalogue, filters: Filters, strictness: Strictness): ResolvedQuery {
  const reading = readSearch(filters.search, filters.type)
  const { facts, rate, price, size } = reading
  const wanted = wantedBy(reading, strictness)
  const shapes = shapesOf(filters)
  const type = filters.type ?? facts?.type ?? null
  const chosen = chosenBy({ ...filters, type }, reading, wanted)
  const [only, ...others] = chosen.type ?? []
  const asked = FILTER_NAMES.filter((name) => !isOpen(filters, name))
  const hasTypeFacts = facts !== null || asked.some((name) => filterOf(name).types)
  return {
    filters,
    chosen,
    shapes,
    hasTypeFacts,
    strictness,
    type: type ?? PROPERTY_TYPES.find((each) => each === only && others.length === 0) ?? null,
    tests: [
      ...asked.flatMap((name) => filterTest(name, filters)),
      ...(facts?.facts ?? []).map((fact) => factTest(catalogue, fact)),
      ...(price ? [rangeTest('comparableCents', price)] : []),
      ...(size ? [rangeTest('area', size)] : []),
      ...(rate ? [rateTest(rate)] : []),
      ...shapes.map(
        (shape): RowTest =>
          (row) =>
            liesIn(row, shape),
      ),
      ...wanted.texts.map((forms) => publicTextTest(catalogue, forms)),
      ...searchWords(filters.location).map((word): RowTest => {
        const pattern = textPattern(word)
        return ({ placeText }) => says(placeText, pattern)
      }),
    ],
  }
}

/** The closed filters are in `chosen`, and words are texts. */
function filterTest(name: FilterName, filters: Filters): RowTest[] {
  const filter = filterOf(name)
  const value = filters[name]
  if (value === null || filter.kind === 'words') return []
  if (filter.kind === 'choice' && NAMED_COLUMNS.some((column) => column === filter.column)) return []
  return [valueTest(filter, value)]
}

function valueTest(filter: Exclude<Filter, { kind: 'words' }>, value: string | number): RowTest {
  if (filter.kind === 'day')
    return ({ [filter.column]: day }) => day === null || day === undefined || String(day) <= String(value)
  if (filter.kind === 'choice') {
    const { column } = filter
    return column === 'landUses' ? ({ landUses }) => landUses.includes(String(value)) : (row) => row[column] === value
  }
  const { column, operator } = filter
  return rangeTest(
    column,
    operator === '>=' ? { least: Number(value), most: null } : { least: null, most: Number(value) },
  )
}

/** A fact that is filled in and enough; or not filled in, where a text of the row says it in the same words. */
function factTest(catalogue: Catalogue, { name, value, phrase }: FactInSearch): RowTest {
  const filter = filterOf(name)
  if (filter.kind === 'words') throw new Error(`${name} is not a fact`)
  const { column } = filter
  const isMissing = ({ [column]: known }: CatalogueRow) =>
    known === null || (Array.isArray(known) && known.length === 0)
  const has = valueTest(filter, value)
  const saysIt = publicTextTest(catalogue, [phrase])
  return (row) => (isMissing(row) ? saysIt(row) : has(row))
}

/** Both ends included; a row without the figure is in no range. */
function rangeTest(
  column: ListedColumn | 'comparableCents',
  { least, most }: Pick<SearchRange, 'least' | 'most'>,
): RowTest {
  const [low, high] = [least ?? -Infinity, most ?? Infinity]
  return (row) => {
    const figure = row[column]
    return typeof figure === 'number' && figure >= low && figure <= high
  }
}

/**
 * Half a centavo of a dollar: a price and a surface are stored to the hundredth, so that one that is quoted by surface
 * may differ by so much from what was asked for.
 */
const ROUNDED = REFERENCE_PESOS_PER_DOLLAR / 2

/** A price by surface, in centavos for each m²; without a surface there is none. */
function rateTest({ least, most }: SearchRange): RowTest {
  return ({ comparableCents, area }) =>
    comparableCents !== null &&
    area !== null &&
    area > 0 &&
    (least === null || comparableCents + ROUNDED >= area * least) &&
    (most === null || comparableCents - ROUNDED <= area * most)
}
