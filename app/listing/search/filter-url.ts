import { formatCount, formatMeasure } from '#app/figures/measure.ts'
import { formatPrice, textFromCents } from '#app/catalogue/price/price.ts'
import type { Filter } from './filter.ts'
import { FILTERS_BY_TYPE, factOfFilter } from './filters-by-type.ts'
import { FILTER_NAMES, type FilterName, filterOf } from './filter-table.ts'
import {
  BETWEEN_VALUES,
  FILTER_PARAMS,
  type FilterParam,
  type Filters,
  LITERAL,
  PLACE_PARAMS,
  isSeveral,
  isUnset,
  parseFilters,
} from './filters.ts'

/** The chip of a filter, or of one of its several values. `without`: the query string without it. */
export type AppliedFilter = { key: FilterParam | DerivedFilter['key']; label: string; without: string }

/** The chip of a filter that is read from the search or the map. `rest`: the values that remove it. */
export type DerivedFilter = {
  key: 'rate' | 'price' | 'size' | `place-${string}` | `search-${FilterParam}`
  label: string
  rest: Partial<Filters>
}

/** The keys of the chips of a radius, in the place filters and in the search. */
const CIRCLE_KEYS = ['place-circle', 'place-in-search'] as const
export type CircleKey = (typeof CIRCLE_KEYS)[number]

/** Whether a list has a place from which distances are measured, by its chips. */
export function hasCircle(chips: readonly Pick<DerivedFilter, 'key'>[]): boolean {
  return chips.some(({ key }) => CIRCLE_KEYS.some((circle) => circle === key))
}

/** The values in the form of the URL, several of one filter with a comma between them; null for the default. */
export function filterValues(filters: Filters): Record<FilterParam, string | null> {
  const written = FILTER_NAMES.map((name) => [filterOf(name).param, writtenValue(filterOf(name), filters[name])])
  return {
    ...(Object.fromEntries(written) as Record<FilterParam, string | null>),
    ...Object.fromEntries(PLACE_PARAMS.map((param) => [param, filters[param] || null])),
    literal: filters.literal && filters.search ? LITERAL : null,
    sort: writtenSort(filters),
    page: filters.page > 1 ? String(filters.page) : null,
  }
}

/** The newest first is a choice only where the nearest may come first: around a place, which may be in the search. */
function writtenSort({ sort, cerca, search }: Filters): string | null {
  return sort === 'recientes' && cerca === '' && search === '' ? null : sort
}

/** The value of any filter. */
type Value = Filters[FilterName]

function writtenValue(filter: Filter, value: Value): string | null {
  if (isList(value)) return value.join(BETWEEN_VALUES) || null
  if (typeof value !== 'number') return value || null
  return filter.kind === 'bound' && filter.figure === 'pesos' ? textFromCents(value) : String(value)
}

/** The parameters that may stand in a URL several times. */
export const SEVERAL_PARAMS: readonly string[] = FILTER_NAMES.map(filterOf)
  .filter(isSeveral)
  .map(({ param }) => param)

/**
 * The canonical query string ('' or '?…') of a listing with some values replaced. Any change but that of the page returns
 * to page 1; a new search is no longer literal.
 */
export function listingQuery(filters: Filters, change: Partial<Filters> = {}): string {
  const literal = filters.literal && change.search === undefined
  const values = filterValues({ ...filters, literal, page: 1, ...change })
  const params = new URLSearchParams()
  for (const param of FILTER_PARAMS) {
    const value = values[param]
    if (value === null) continue
    for (const each of SEVERAL_PARAMS.includes(param) ? value.split(BETWEEN_VALUES) : [value])
      params.append(param, each)
  }
  const query = params.toString()
  return query && `?${query}`
}

/** The query string without one filter, for the button of its chip. */
export function queryWithout(filters: Filters, param: FilterParam): string {
  const params = new URLSearchParams(listingQuery(filters))
  params.delete(param)
  if (param === 'search') params.delete('literal')
  const query = params.toString()
  return query && `?${query}`
}

/** The query string without any filter ('Limpiar Filtros'). View and order stay. */
export function queryCleared({ vista, sort }: Filters): string {
  return listingQuery({ ...parseFilters(new URLSearchParams()), vista, sort })
}

/** The facts of a property that the chips ask for: those of 'Más filtros', chosen or read from the search. */
export function askedFacts(applied: readonly Pick<AppliedFilter, 'key'>[]): string[] {
  return applied.flatMap(({ key }) => {
    const filter = BY_PARAM.get(key.replace(/^search-/, ''))
    return filter ? [factOfFilter(filter)] : []
  })
}

const BY_PARAM = new Map<string, { column: string }>(Object.entries(FILTERS_BY_TYPE))

const BY_PRICE: readonly AppliedFilter['key'][] = ['minPrice', 'maxPrice', 'minPriceM2', 'maxPriceM2', 'price', 'rate']

/** Whether the list compares prices in pesos with prices in dollars; the page then says so. */
export function comparesPrices(sort: Filters['sort'], applied: readonly Pick<AppliedFilter, 'key'>[]): boolean {
  return sort?.startsWith('precio') || applied.some(({ key }) => BY_PRICE.includes(key))
}

/**
 * The chips of all filters with a value, in the order of the filter panel ('Filtros aplicados').
 * @param derived chips of figures and places (`derivedChips`), which follow them
 * @param corrected the corrected search; null where the search is used as it was typed
 */
export function appliedFilters(
  filters: Filters,
  derived: readonly DerivedFilter[] = [],
  corrected: string | null = null,
): AppliedFilter[] {
  const applied = FILTER_NAMES.flatMap((name): AppliedFilter[] => {
    const value = name === 'search' ? (corrected ?? filters.search) : filters[name]
    if (isUnset(filters, name) || value === null) return []
    const filter = filterOf(name)
    const key = filter.param as FilterParam
    if (!isList(value)) return [{ key, label: filterText(filter, value), without: queryWithout(filters, key) }]
    return value.map((one) => {
      const others = value.filter((other) => other !== one)
      return { key, label: filterText(filter, [one]), without: listingQuery(filters, { [name]: others }) }
    })
  })
  return [...applied, ...derived.map(({ rest, ...chip }) => ({ ...chip, without: listingQuery(filters, rest) }))]
}

/** The label of a filter and its value: 'Andenes desde 4', 'Tipo: Bodega o Terreno'. */
export function filterText(filter: Filter, value: NonNullable<Value>): string {
  if (isList(value)) return `${filter.label}: ${eitherOf(value.map((one) => optionText(filter, one)))}`
  if (filter.kind === 'bound') return `${filter.label} ${boundText(filter.figure, Number(value))}`
  if (filter.kind === 'day') return `${filter.label} ${String(value).split('-').toReversed().join('/')}`
  if (filter.kind === 'choice' && filter.control === 'check') return filter.label
  return `${filter.label}: ${optionText(filter, value)}`
}

function optionText(filter: Filter, value: string | number): string {
  return (filter.kind === 'choice' && filter.labels?.[value]) || String(value)
}

function isList(value: Value): value is Extract<Value, readonly string[]> {
  return typeof value === 'object' && value !== null
}

function boundText(figure: Extract<Filter, { kind: 'bound' }>['figure'], value: number): string {
  if (figure === 'pesos') return formatPrice(value, 'MXN')
  return figure === 'count' ? formatCount(value) : formatMeasure(value, figure)
}

/** '126 propiedades', '1 propiedad'. */
export function countLabel(total: number): string {
  return total === 1 ? '1 propiedad' : `${formatCount(total)} propiedades`
}

const ALTERNATIVES = new Intl.ListFormat('es-MX', { type: 'disjunction' })

/** Joins names with «o», or «u» before an o: 'Bodegas u oficinas'. */
export function eitherOf(names: readonly string[]): string {
  return ALTERNATIVES.format(names)
}
