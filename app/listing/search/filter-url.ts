import { formatCount, formatMeasure } from '#app/figures/measure.ts'
import { formatPrice, textFromCents } from '#app/catalogue/price/price.ts'
import type { Filter } from './filter.ts'
import { FILTER_NAMES, filterOf } from './filter-table.ts'
import { PLACE_PARAMS } from './filter-places.ts'
import { FILTER_PARAMS, type FilterParam, type Filters, LITERAL, parseFilters } from './filters.ts'

/** A filter that narrows the list, as a chip shows it; `without`: the query string that takes it away. */
export type AppliedFilter = { key: FilterParam | DerivedFilter['key']; label: string; without: string }

/** A filter that is read from what was typed, or from an area, as a chip shows it; `rest`: what takes it away. */
export type DerivedFilter = {
  key: 'rate' | 'price' | 'size' | `place-${string}` | `search-${FilterParam}`
  label: string
  rest: Partial<Filters>
}

/** The values as the URL writes them; null where the default applies. */
export function filterValues(filters: Filters): Record<FilterParam, string | null> {
  const written = FILTER_NAMES.map((name) => [filterOf(name).param, writtenValue(filterOf(name), filters[name])])
  return {
    ...(Object.fromEntries(written) as Record<FilterParam, string | null>),
    ...Object.fromEntries(PLACE_PARAMS.map((param) => [param, filters[param] || null])),
    literal: filters.literal && filters.search ? LITERAL : null,
    sort: filters.sort === 'recientes' ? null : filters.sort,
    page: filters.page > 1 ? String(filters.page) : null,
  }
}

function writtenValue(filter: Filter, value: string | number | null): string | null {
  if (typeof value !== 'number') return value || null
  return filter.kind === 'bound' && filter.figure === 'pesos' ? textFromCents(value) : String(value)
}

/**
 * The canonical query string ('' or '?…') of a listing, some of its values replaced. Changing anything but the page
 * returns to page 1; only the same search stays literal.
 */
export function listingQuery(filters: Filters, change: Partial<Filters> = {}): string {
  const literal = filters.literal && change.search === undefined
  const values = filterValues({ ...filters, literal, page: 1, ...change })
  const params = new URLSearchParams()
  for (const param of FILTER_PARAMS) {
    const value = values[param]
    if (value !== null) params.set(param, value)
  }
  const query = params.toString()
  return query && `?${query}`
}

/** The query string without one filter: what a chip's button leads to. */
export function queryWithout(filters: Filters, param: FilterParam): string {
  const params = new URLSearchParams(listingQuery(filters))
  params.delete(param)
  if (param === 'search') params.delete('literal')
  const query = params.toString()
  return query && `?${query}`
}

/** The query string without any filter; the view and the order asked for stay ('Limpiar Filtros'). */
export function queryCleared({ vista, sort }: Filters): string {
  return listingQuery({ ...parseFilters(new URLSearchParams()), vista, sort })
}

const BY_PRICE: readonly AppliedFilter['key'][] = ['minPrice', 'maxPrice', 'price', 'rate']

/** Whether prices of both currencies are put on one scale, which the page then says. @param applied what is in force */
export function comparesPrices(sort: Filters['sort'], applied: readonly Pick<AppliedFilter, 'key'>[]): boolean {
  return sort.startsWith('precio') || applied.some(({ key }) => BY_PRICE.includes(key))
}

/**
 * Every filter in force, in the panel's order ('Filtros aplicados').
 * @param said what is asked for in another way (`derivedFilters`, `derivedPlaces`), which stands after them
 * @param corrected the search in its right spelling; null where it is taken as it was typed
 */
export function appliedFilters(
  filters: Filters,
  said: readonly DerivedFilter[] = [],
  corrected: string | null = null,
): AppliedFilter[] {
  const applied = FILTER_NAMES.flatMap((name): AppliedFilter[] => {
    const value = name === 'search' ? (corrected ?? filters.search) : filters[name]
    if (value === null || value === '') return []
    const key = filterOf(name).param as FilterParam
    return [{ key, label: filterText(filterOf(name), value), without: queryWithout(filters, key) }]
  })
  return [...applied, ...said.map(({ rest, ...told }) => ({ ...told, without: listingQuery(filters, rest) }))]
}

/** What a filter asks for, in words: 'Andenes desde 4'. */
export function filterText(filter: Filter, value: string | number): string {
  if (filter.kind === 'bound') return `${filter.label} ${boundText(filter.figure, Number(value))}`
  if (filter.kind === 'day') return `${filter.label} ${String(value).split('-').toReversed().join('/')}`
  if (filter.kind === 'choice' && filter.control === 'check') return filter.label
  return `${filter.label}: ${(filter.kind === 'choice' && filter.labels?.[value]) || value}`
}

function boundText(figure: Extract<Filter, { kind: 'bound' }>['figure'], value: number): string {
  if (figure === 'pesos') return formatPrice(value, 'MXN')
  return figure === 'count' ? formatCount(value) : formatMeasure(value, figure)
}

/** '126 propiedades', '1 propiedad'. */
export function countLabel(total: number): string {
  return total === 1 ? '1 propiedad' : `${formatCount(total)} propiedades`
}
