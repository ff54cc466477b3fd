import { isCalendarDay } from '#app/calendar/is-calendar-day.ts'
import { withoutPoints } from '#app/figures/pointed-thousands.ts'
import { typedSearch } from '#app/forms/typed-search.ts'
import { foldText } from '#app/text/fold-text.ts'
import { hasMunicipalities } from '#app/catalogue/facts/places.ts'
import { centsFromText } from '#app/catalogue/price/price.ts'
import { PLACE_PARAMS, type PlaceFilters, type PlaceParam, placesIn } from './filter-places.ts'
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
/** Characters that a value of a filter has at most: names of municipalities are the longest. */
const LONGEST_VALUE = 200
/** Beyond this a page number can only be a mistake; it still leads to the last page. */
const MAX_PAGE = 1_000_000

/** The only value of the parameter `literal`. */
export const LITERAL = '1'

type Table = typeof FILTERS

/** What a filter asks for; '' or null where nothing is asked for. */
type Asked<F> = F extends { kind: 'words' }
  ? string
  : F extends { kind: 'choice'; labels: Readonly<Record<infer Code, string>> }
    ? Code | null
    : F extends { kind: 'choice' | 'day' }
      ? string | null
      : number | null

/**
 * The whole state of the listing, as its URL says it. `literal`: the search is taken as it was typed, misspelt words too
 * (`corrected-search.ts`).
 */
export type Filters = { [Name in FilterName]: Asked<Table[Name]> } & PlaceFilters & {
    literal: boolean
    sort: Sort
    page: number
  }

/** A name in the URL of the listing. */
export type FilterParam = Table[FilterName]['param'] | PlaceParam | 'literal' | 'sort' | 'page'

/** Names in the URL, in the order in which pages write them (decision 31). */
export const FILTER_PARAMS: readonly FilterParam[] = [
  ...FILTER_NAMES.map((name) => filterOf(name).param as FilterParam),
  ...PLACE_PARAMS,
  'literal',
  'sort',
  'page',
]

/**
 * Reads a query string; unknown or malformed values are as if they were not there, and so are filters that the chosen
 * type has not, and a municipality with a state that is not its own; over-long text is cut.
 */
export function parseFilters(query: URLSearchParams | string): Filters {
  const params = new URLSearchParams(query)
  const type = askedIn(filterOf('type'), params.get('type'))
  const asked = FILTER_NAMES.map((name) => {
    const filter = filterOf(name)
    return [name, isOffered(filter, type) ? askedIn(filter, params.get(filter.param)) : null]
  })
  // Each was read by the kind of its filter, which is where it has its type from.
  const read = Object.fromEntries(asked) as Filters
  return {
    ...read,
    municipality: hasMunicipalities(read.state) ? read.municipality : null,
    ...placesIn(params),
    literal: read.search !== '' && params.get('literal') === LITERAL,
    sort: known(SORTS, params.get('sort')) ?? 'recientes',
    page: pageNumber(params.get('page')),
  }
}

/** Whether a filter is there for a type; most are for every one, and for none. */
export function isOffered({ types }: Filter, type: string | number | null): boolean {
  return !types || types.some((each) => each === type)
}

/** What a text asks a filter for; null, or '' of words, where it says nothing that the filter knows. */
export function askedIn(filter: Filter, value: string | null): string | number | null {
  if (filter.kind === 'words') return typedSearch(value)
  if (value !== null && value.length > LONGEST_VALUE) return null
  if (filter.kind === 'day') return value !== null && isCalendarDay(value) ? value : null
  if (filter.kind === 'bound') return boundIn(filter.figure, value ?? '')
  return known(filter.options, value) ?? labelled(filter, value)
}

/** The listed value that reads the same, whatever its accents and case. */
function known<T extends string>(values: readonly T[], value: string | null): T | null {
  if (!value) return null
  const folded = foldText(value)
  return values.find((candidate) => candidate === value || foldText(candidate) === folded) ?? null
}

/** The value that people call so: 'Local Comercial'. */
function labelled({ options, labels }: Extract<Filter, { kind: 'choice' }>, value: string | null): string | null {
  if (!value) return null
  const folded = foldText(value)
  return options.find((option) => labels?.[option] !== undefined && foldText(labels[option]) === folded) ?? null
}

/** Between groups of three: who writes '9,5' means no 95. */
const COMMAS = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/

function boundIn(figure: Extract<Filter, { kind: 'bound' }>['figure'], text: string): number | null {
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

/** Whether a filter asks for nothing. */
export function isOpen(filters: Filters, name: FilterName): boolean {
  return filters[name] === null || filters[name] === ''
}
