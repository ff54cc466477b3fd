import type { Category } from '#app/catalogue/facts/vocabulary.ts'
import { typedSearch } from '#app/forms/typed-search.ts'
import { FILTER_NAMES, filterOf } from './filter-table.ts'
import { type Filters, parseFilters, singleType } from './filters.ts'
import { isSalePrice } from './money-in-search.ts'
import { type Requirements, type SearchReading, readSearch, requirementsOf } from './read-search.ts'
import { NAMED_COLUMNS, type NamedColumn } from './trade-words.ts'

/**
 * The filters of a request. Where it filters by facts without a type, and the search implies one type by its name or by a
 * fact, that type is added: a form without scripts sends the fields of 'Más filtros' beside such a search.
 */
export function requestedFilters(params: URLSearchParams): Filters {
  const hasFacts = FILTER_NAMES.map(filterOf).some(({ types, param }) => types && params.get(param))
  if (params.get('type') || !hasFacts) return parseFilters(params)
  const reading = readSearch(typedSearch(params.get('search')))
  const [named, ...others] = requirementsOf(reading, 'by name').named.type ?? []
  const type = named ?? reading.facts?.type
  if (type === undefined || others.length > 0) return parseFilters(params)
  const completed = new URLSearchParams(params)
  completed.set('type', type)
  return parseFilters(completed)
}

/** The categories of a price in millions where the search names none. */
const SALE_CATEGORIES: readonly Category[] = ['venta', 'traspaso']

/** The categories that the price in a search implies; null where it implies none or the search names one. */
function categoriesByPrice({ price, terms }: Pick<SearchReading, 'price' | 'terms'>): readonly Category[] | null {
  const isNamed = terms.some(({ meaning }) => meaning?.column === 'category')
  return price !== null && isSalePrice(price) && !isNamed ? SALE_CATEGORIES : null
}

/** Whether only the price in the search excludes rents. */
export function leavesRentsOut(filters: Filters): boolean {
  return filters.category === null && categoriesByPrice(readSearch(filters.search, singleType(filters))) !== null
}

/** The values of a named column that its filter allows; none where every value is allowed. */
export function chosenValues(filters: Filters, column: NamedColumn): readonly string[] {
  const value = filters[column]
  if (value === null) return []
  return typeof value === 'string' ? [value] : value
}

/** The values of the named columns that filters and search allow. A column that is missing allows all its values. */
export function allowedValues(
  filters: Filters,
  reading: SearchReading,
  { named }: Requirements,
): Requirements['named'] {
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
      const values =
        chosen.length === 0
          ? inSearch[column]
          : (inSearch[column] ?? chosen).filter((allowed) => chosen.includes(allowed))
      return values ? [[column, values]] : []
    }),
  )
}
