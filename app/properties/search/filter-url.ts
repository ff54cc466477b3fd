import { FILTER_PARAMS, type FilterParam, type Filters } from './filters.ts'
import { formatArea, formatCount } from '#app/figures/measure.ts'
import { formatPrice, textFromCents } from '#app/properties/price.ts'
import { CATEGORY_LABELS, PROPERTY_TYPE_LABELS } from '#app/properties/vocabulary.ts'

/** A filter that narrows the list, as a chip shows it. */
export type AppliedFilter = { param: FilterParam; label: string }

/** The values as the URL writes them; null where the default applies. */
export function filterValues(filters: Filters): Record<FilterParam, string | null> {
  return {
    search: filters.search || null,
    location: filters.location || null,
    municipality: filters.municipality,
    state: filters.state,
    type: filters.type,
    category: filters.category,
    minPrice: filters.minPriceCents === null ? null : textFromCents(filters.minPriceCents),
    maxPrice: filters.maxPriceCents === null ? null : textFromCents(filters.maxPriceCents),
    minArea: filters.minArea === null ? null : String(filters.minArea),
    maxArea: filters.maxArea === null ? null : String(filters.maxArea),
    sort: filters.sort === 'recientes' ? null : filters.sort,
    page: filters.page > 1 ? String(filters.page) : null,
  }
}

/** The canonical query string ('' or '?…') of a listing, some of its values replaced. Changing anything but the page returns to page 1. */
export function listingQuery(filters: Filters, change: Partial<Filters> = {}): string {
  const values = filterValues({ ...filters, page: 1, ...change })
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
  const query = params.toString()
  return query && `?${query}`
}

/** The query string without any filter; the order asked for stays ('Limpiar Filtros'). */
export function queryCleared(filters: Filters): string {
  return filters.sort === 'recientes' ? '' : `?${new URLSearchParams({ sort: filters.sort })}`
}

/** Whether prices of both currencies are put on one scale, which the page then says. */
export function comparesPrices({ sort, minPriceCents, maxPriceCents }: Filters): boolean {
  return sort.startsWith('precio') || minPriceCents !== null || maxPriceCents !== null
}

/** Every filter in force, in the panel's order ('Filtros aplicados'). Order and page are not filters. */
export function appliedFilters(filters: Filters): AppliedFilter[] {
  const { search, location, municipality, state, type, category, minPriceCents, maxPriceCents, minArea, maxArea } =
    filters
  const labels: [FilterParam, string | false | null][] = [
    ['search', search && `Búsqueda: ${search}`],
    ['location', location && `Ubicación: ${location}`],
    ['municipality', municipality && `Municipio: ${municipality}`],
    ['state', state && `Estado: ${state}`],
    ['type', type && `Tipo: ${PROPERTY_TYPE_LABELS[type]}`],
    ['category', category && `Categoría: ${CATEGORY_LABELS[category]}`],
    ['minPrice', minPriceCents !== null && `Desde ${formatPrice(minPriceCents, 'MXN')}`],
    ['maxPrice', maxPriceCents !== null && `Hasta ${formatPrice(maxPriceCents, 'MXN')}`],
    ['minArea', minArea !== null && `Desde ${formatArea(minArea)}`],
    ['maxArea', maxArea !== null && `Hasta ${formatArea(maxArea)}`],
  ]
  return labels.flatMap(([param, label]) => (label ? [{ param, label }] : []))
}

/** '126 propiedades', '1 propiedad'. */
export function countLabel(total: number): string {
  return total === 1 ? '1 propiedad' : `${formatCount(total)} propiedades`
}
