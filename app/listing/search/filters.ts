import { readWrittenDay } from '#app/calendar/written-day.ts'
import { withoutPoints } from '#app/figures/pointed-thousands.ts'
import { typedSearch } from '#app/forms/typed-search.ts'
import { foldText } from '#app/text/fold-text.ts'
import type { PropertyType } from '#app/catalogue/facts/vocabulary.ts'
import { centsFromText } from '#app/catalogue/price/price.ts'
import { type Filter, forTypes } from './filter.ts'
import { FILTERS, FILTER_NAMES, type FilterName, filterOf } from './filter-table.ts'
import { SORTS, type Sort } from './sorts.ts'

/** Properties on one page of the public listing (spec, section 9). */
export const PAGE_SIZE = 15
/** Characters of the longest value of a filter; names of municipalities are the longest. */
const LONGEST_VALUE = 200
/** Limits for a list in a URL: values used, values read to find them, and characters of several values in one parameter. */
const MOST_VALUES = 10
const MOST_READ = 100
const LONGEST_VALUES = 2_000
/** Larger page numbers are cut to this one, which leads to the last page. */
const MAX_PAGE = 1_000_000

/** The only value of the parameter `literal`. */
export const LITERAL = '1'

/**
 * The URL parameters of the place: the view, a box of the map, a drawn area, a place and the kilometres around it, and
 * properties without a place. The server validates them (`shapes.ts`).
 */
export const PLACE_PARAMS = ['vista', 'bbox', 'area', 'cerca', 'radio', 'sinpunto'] as const
export type PlaceParam = (typeof PLACE_PARAMS)[number]
/** The values in the URL; '' for a missing one. */
export type PlaceFilters = Record<PlaceParam, string>

export function parsePlaceFilters(params: URLSearchParams): PlaceFilters {
  return Object.fromEntries(PLACE_PARAMS.map((param) => [param, params.get(param) ?? ''])) as PlaceFilters
}

type Table = typeof FILTERS

/** The value of a filter; '', null or an empty list without one. Several values stand in the order of their options, those of an open list as they were given. */
type FilterValue<F> = F extends { kind: 'words' }
  ? string
  : F extends { several: true; labels: Readonly<Record<infer Code, string>> }
    ? readonly Code[]
    : F extends { several: true }
      ? readonly string[]
      : SingleValue<F>

type SingleValue<F> = F extends { kind: 'choice'; labels: Readonly<Record<infer Code, string>> }
  ? Code | null
  : F extends { kind: 'choice' | 'day' }
    ? string | null
    : number | null

/**
 * The whole state of the listing, which is its URL. `literal`: misspelt words of the search are not corrected
 * (`listCorrected`). `sort`: null for the default order, the nearest first with a place and else the newest.
 */
export type Filters = { [Name in FilterName]: FilterValue<Table[Name]> } & PlaceFilters & {
    literal: boolean
    sort: Sort | null
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
 * Reads a query string. It ignores unknown and malformed values, filters that one of the chosen types does not have, and
 * options that none of them has. Long text is cut. Municipalities are checked by `requestedFilters`.
 */
export function parseFilters(query: URLSearchParams | string): Filters {
  const params = new URLSearchParams(query)
  const types = requestedTypes(params)
  const values = FILTER_NAMES.map((name) => {
    const filter = filterOf(name)
    if (isSeveral(filter)) return [name, parseSeveral(filter, params.getAll(filter.param))]
    const isAvailable = appliesToTypes(filter, types) && !lacksOperation(filter, params)
    return [name, isAvailable ? parseFilterValue(forTypes(filter, types), params.get(filter.param)) : null]
  })
  // The kind of each filter determines the type of its value.
  const read = Object.fromEntries(values) as Filters
  return {
    ...read,
    ...parsePlaceFilters(params),
    literal: read.search !== '' && params.get('literal') === LITERAL,
    sort: matchingOption(SORTS, params.get('sort')),
    page: pageNumber(params.get('page')),
  }
}

/** Whether a filter needs an operation and none is chosen: a rent per m² and a price per m² are not compared. */
export function lacksOperation(filter: Filter, params: URLSearchParams): boolean {
  return (
    filter.kind === 'bound' && filter.column === 'rate' && !parseFilterValue(FILTERS.category, params.get('category'))
  )
}

/** The types that a query string asks for. */
export function requestedTypes(params: URLSearchParams): readonly string[] {
  return parseSeveral(SEVERAL_TYPES, params.getAll(SEVERAL_TYPES.param))
}

/** Whether a filter is available for the chosen types: all of them have it. Most are for every type, and without one. */
export function appliesToTypes({ types }: Filter, chosen: readonly string[]): boolean {
  return !types || (chosen.length > 0 && chosen.every((type) => types.some((each) => each === type)))
}

/** The chosen type; null without one, and where there are several. */
export function singleType({ type: [only, ...others] }: Filters): PropertyType | null {
  return only && others.length === 0 ? only : null
}

type SeveralFilter = Extract<Filter, { kind: 'choice' }> & { several: true }

export function isSeveral(filter: Filter): filter is SeveralFilter {
  return filter.kind === 'choice' && filter.several === true
}

const SEVERAL_TYPES: SeveralFilter = FILTERS.type

/** Separates several values that one text contains; no option contains it. */
export const BETWEEN_VALUES = ','

/** The options that the texts name, each once and in their order. */
function parseSeveral(filter: SeveralFilter, texts: readonly string[]): readonly string[] {
  const typed = texts.slice(0, MOST_READ).flatMap((text) => text.slice(0, LONGEST_VALUES).split(BETWEEN_VALUES))
  const read = [...new Set(typed)].slice(0, MOST_READ).map((text) => parseFilterValue(filter, text))
  const named = new Set(read.filter((name) => typeof name === 'string').slice(0, MOST_VALUES))
  if (filter.isOpen) return [...named]
  return filter.options.filter((option) => named.has(option))
}

/** The value that a text gives a filter; null, or '' for a filter of words, where the filter does not accept it. */
export function parseFilterValue(filter: Filter, value: string | null): string | number | null {
  if (filter.kind === 'words') return typedSearch(value)
  if (value !== null && value.length > LONGEST_VALUE) return null
  if (filter.kind === 'day') return value === null ? null : readWrittenDay(value)
  if (filter.kind === 'bound') return parseBound(filter.figure, value ?? '')
  if (filter.isOpen) return value !== null && NAME.test(value) ? value.trim() : null
  return matchingOption(filter.options, value) ?? optionByLabel(filter, value)
}

/** The name of a municipality, with its state where another one has the same name. */
const NAME = /^\s*\p{L}[\p{L}\p{N} .()]*$/u

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
  const value = filters[name]
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
