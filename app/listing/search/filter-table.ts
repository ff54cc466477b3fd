import { STATES } from '#app/catalogue/facts/places.ts'
import { CATEGORIES, CATEGORY_LABELS, PROPERTY_TYPES, PROPERTY_TYPE_LABELS } from '#app/catalogue/facts/vocabulary.ts'
import type { Filter } from './filter.ts'
import { FILTERS_BY_TYPE } from './filters-by-type.ts'

/**
 * The filters of the public listing in the order of the form and of the URL, which is the order in which people decide
 * (spec, section 2; decision 40). From this table come the reading of the URL, the condition of the query, the chip, the
 * control and the parameters that robots.txt closes. Prices in whole centavos of pesos, areas in m².
 */
export const FILTERS = {
  search: { kind: 'words', param: 'search', label: 'Búsqueda' },
  category: {
    kind: 'choice',
    param: 'category',
    label: 'Categoría',
    column: 'category',
    options: CATEGORIES,
    labels: CATEGORY_LABELS,
    control: 'pills',
    all: 'Todas',
  },
  type: {
    kind: 'choice',
    param: 'type',
    label: 'Tipo',
    column: 'type',
    options: PROPERTY_TYPES,
    labels: PROPERTY_TYPE_LABELS,
    control: 'pills',
    several: true,
    all: 'Todos',
  },
  municipality: {
    kind: 'choice',
    param: 'municipality',
    label: 'Municipio',
    column: 'municipality',
    options: [],
    control: 'select',
    several: true,
    isOpen: true,
    all: 'Todos',
  },
  minPriceCents: {
    kind: 'bound',
    param: 'minPrice',
    label: 'Desde',
    column: 'comparableCents',
    operator: '>=',
    figure: 'pesos',
    range: 'Precio en pesos',
  },
  maxPriceCents: {
    kind: 'bound',
    param: 'maxPrice',
    label: 'Hasta',
    column: 'comparableCents',
    operator: '<=',
    figure: 'pesos',
    range: 'Precio en pesos',
  },
  minArea: {
    kind: 'bound',
    param: 'minArea',
    label: 'Desde',
    column: 'area',
    operator: '>=',
    figure: 'm²',
    range: 'Superficie en m²',
  },
  maxArea: {
    kind: 'bound',
    param: 'maxArea',
    label: 'Hasta',
    column: 'area',
    operator: '<=',
    figure: 'm²',
    range: 'Superficie en m²',
  },
  state: {
    kind: 'choice',
    param: 'state',
    label: 'Estado',
    column: 'state',
    options: STATES,
    control: 'select',
    all: 'Todos',
  },
  location: {
    kind: 'words',
    param: 'location',
    label: 'Ubicación',
    placeholder: 'Colonia, zona o avenida',
  },
  ...FILTERS_BY_TYPE,
} as const satisfies Record<string, Filter>

export type FilterName = keyof typeof FILTERS

/** In the order of the table. */
export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[]

/** The filter with a name, typed as any filter. */
export function filterOf(name: FilterName): Filter {
  return FILTERS[name]
}
