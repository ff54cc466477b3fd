import type { Category } from '#app/catalogue/facts/vocabulary.ts'
import type { Places } from '#app/catalogue/place/places.ts'
import { typedSearch } from '#app/forms/typed-search.ts'
import { FILTER_NAMES, filterOf } from './filter-table.ts'
import { type Filters, parseFilters, singleType } from './filters.ts'
import { isSalePrice } from './money-in-search.ts'
import { commonMunicipality, knownMunicipality, municipalityNames } from '#app/catalogue/place/municipality-value.ts'
import { type Requirements, type SearchReading, readSearch, requirementsOf } from './read-search.ts'
import { NAMED_COLUMNS, type NamedColumn } from './trade-words.ts'

/**
 * The filters of a request. Where it filters by facts without a type, and the search implies one type by its name or by a
 * fact, that type is added: a form without scripts sends the fields of 'Más filtros' beside such a search. Only known
 * municipalities are read.
 */
export function requestedFilters(params: URLSearchParams, places: Places): Filters {
  return withKnownMunicipalities(completedFilters(params, places), places)
}

/** Without unknown municipalities, and those of another state than the chosen one; the others in the order of lists. */
function withKnownMunicipalities(filters: Filters, places: Places): Filters {
  if (filters.municipality.length === 0) return filters
  const known = new Set(filters.municipality.map((name) => knownMunicipality(name, places, filters.state)))
  return { ...filters, municipality: municipalityNames(places).filter((value) => known.has(value)) }
}

function completedFilters(params: URLSearchParams, places: Places): Filters {
  const hasFacts = FILTER_NAMES.map(filterOf).some(({ types, param }) => types && params.get(param))
  if (params.get('type') || !hasFacts) return parseFilters(params)
  const reading = readSearch(typedSearch(params.get('search')), places)
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
export function leavesRentsOut(filters: Filters, places: Places): boolean {
  const reading = readSearch(filters.search, places, singleType(filters))
  return filters.category === null && categoriesByPrice(reading) !== null
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
      const values = chosen.length === 0 ? inSearch[column] : inBoth(column, inSearch[column] ?? chosen, chosen)
      return values ? [[column, values]] : []
    }),
  )
}

function inBoth(column: NamedColumn, some: readonly string[], others: readonly string[]): readonly string[] {
  if (column !== 'municipality') return some.filter((value) => others.includes(value))
  return some.flatMap((one) => others.flatMap((other) => commonMunicipality(one, other) ?? []))
}
