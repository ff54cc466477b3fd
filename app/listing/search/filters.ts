import { isCalendarDay } from '#app/calendar/is-calendar-day.ts'
import { withoutPoints } from '#app/figures/pointed-thousands.ts'
import { typedSearch } from '#app/forms/typed-search.ts'
import { foldText } from '#app/text/fold-text.ts'
import { hasMunicipalities } from '#app/catalogue/facts/places.ts'
import { PROPERTY_TYPES } from '#app/catalogue/facts/vocabulary.ts'
import { centsFromText } from '#app/catalogue/price/price.ts'
import { PLACE_PARAMS, type PlaceFilters, type PlaceParam, parsePlaceFilters } from './filter-places.ts'
import type { Filter } from './filter.ts'
import { type FILTERS, FILTER_NAMES, type FilterName, filterOf } from './filter-table.ts'

export const SORTS = ['recientes', 'precio-asc', 'precio-desc', 'superficie-asc', 'superficie-desc'] as const
export type Sort = (typeof SORTS)[number]
export const SORT_LABELS: Record<Sort, string> = {
  recientes: 'Más recientes primero',
  'precio-asc': 'Precio: menor a mayor',
  'precio-desc': 'Precio: mayor a menor',
  'superficie-asc': 'Superficie: menor a mayor',
  'superficie-desc': 'Superficie: mayor a menor',
}

/** Properties on one page of the public listing (spec, section 9). */
export const PAGE_SIZE = 15
/** Characters of the longest value of a filter; names of municipalities are the longest. */
const LONGEST_VALUE = 200
/** Larger page numbers are cut to this one, which leads to the last page. */
const MAX_PAGE = 1_000_000

/** The only value of the parameter `literal`. */
export const LITERAL = '1'

type Table = typeof FILTERS

/** The value of a filter; '' or null without one. */
type FilterValue<F> = F extends { kind: 'words' }
  ? string
  : F extends { kind: 'choice'; labels: Readonly<Record<infer Code, string>> }
    ? Code | null
    : F extends { kind: 'choice' | 'day' }
      ? string | null
      : number | null

/**
 * The whole state of the listing, which is its URL. `literal`: misspelt words of the search are not corrected
 * (`corrected-search.ts`).
 */
export type Filters = { [Name in FilterName]: FilterValue<Table[Name]> } & PlaceFilters & {
    literal: boolean
    sort: Sort
    page: number
  }

/** A parameter in the URL of the listing. */
export type FilterParam = Table[FilterName]['param'] | PlaceParam | 'literal' | 'sort' | 'page'

/** The parameters in the order in which pages write them (decision 31). */
export const FILTER_PARAMS: readonly FilterParam[] = [
  ...FILTER_NAMES.map((name) => filterOf(name).param as FilterParam),
  ...PLACE_PARAMS,
  'literal',
  'sort',
  'page',
]

/**
 * Reads a query string. It ignores unknown and malformed values, filters and options that the chosen type does not have, and a
 * municipality beside another state than its own. Long text is cut.
 */
export function parseFilters(query: URLSearchParams | string): Filters {
  const params = new URLSearchParams(query)
  const type = parseFilterValue(filterOf('type'), params.get('type'))
  const values = FILTER_NAMES.map((name) => {
    const filter = filterOf(name)
    return [
      name,
      appliesToType(filter, type) ? parseFilterValue(forType(filter, type), params.get(filter.param)) : null,
    ]
  })
  // The kind of each filter determines the type of its value.
  const read = Object.fromEntries(values) as Filters
  return {
    ...read,
    municipality: hasMunicipalities(read.state) ? read.municipality : null,
    ...parsePlaceFilters(params),
    literal: read.search !== '' && params.get('literal') === LITERAL,
    sort: matchingOption(SORTS, params.get('sort')) ?? 'recientes',
    page: pageNumber(params.get('page')),
  }
}

/** Whether a filter is available for the chosen type; most are for every type, and without one. */
export function appliesToType({ types }: Filter, type: string | number | null): boolean {
  return !types || types.some((each) => each === type)
}

/** The filter with the options that the chosen type has. */
export function forType(filter: Filter, type: string | number | null): Filter {
  const known = PROPERTY_TYPES.find((each) => each === type)
  return filter.kind === 'choice' && filter.byType && known ? { ...filter, options: filter.byType[known] } : filter
}

/** The value that a text gives a filter; null, or '' for a filter of words, where the filter does not accept it. */
export function parseFilterValue(filter: Filter, value: string | null): string | number | null {
  if (filter.kind === 'words') return typedSearch(value)
  if (value !== null && value.length > LONGEST_VALUE) return null
  if (filter.kind === 'day') return value !== null && isCalendarDay(value) ? value : null
  if (filter.kind === 'bound') return parseBound(filter.figure, value ?? '')
  return matchingOption(filter.options, value) ?? optionByLabel(filter, value)
}

/** The option that equals the value; accents and case don't matter. */
function matchingOption<T extends string>(values: readonly T[], value: string | null): T | null {
  if (!value) return null
  const folded = foldText(value)
  return values.find((candidate) => candidate === value || foldText(candidate) === folded) ?? null
}

/** The option whose label is the value: 'Local Comercial'. */
function optionByLabel({ options, labels }: Extract<Filter, { kind: 'choice' }>, value: string | null): string | null {
  if (!value) return null
  const folded = foldText(value)
  return options.find((option) => labels?.[option] !== undefined && foldText(labels[option]) === folded) ?? null
}

/** Commas between groups of three digits: '9,5' is not read as 95. */
const COMMAS = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/

function parseBound(figure: Extract<Filter, { kind: 'bound' }>['figure'], text: string): number | null {
  const typed = text.replaceAll(/[\s$]/g, '')
  if (text.includes(',') && !COMMAS.test(typed)) return null
  // '1.500' is thousands, as in the search.
  const plain = withoutPoints(typed) ?? typed.replaceAll(',', '')
  if (figure === 'pesos') return centsFromText(plain)
  return (figure === 'count' ? /^\d{1,9}$/ : /^\d{1,9}(\.\d{0,2})?$/).test(plain) ? Number(plain) : null
}

function pageNumber(value: string | null): number {
  const plain = (value ?? '').trim()
  if (!/^\d+$/.test(plain)) return 1
  return Math.min(Math.max(1, Number(plain)), MAX_PAGE)
}

/** Whether a filter has no value. */
export function isUnset(filters: Filters, name: FilterName): boolean {
  return filters[name] === null || filters[name] === ''
}
