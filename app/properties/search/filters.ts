import { foldText } from '#app/properties/fold-text.ts'
import { MUNICIPALITIES, STATES } from '#app/properties/places.ts'
import { centsFromText } from '#app/properties/price.ts'
import {
  CATEGORIES,
  type Category,
  PROPERTY_TYPES,
  PROPERTY_TYPE_LABELS,
  type PropertyType,
} from '#app/properties/vocabulary.ts'

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
/** Longest search text that is looked for; the rest is cut. */
const MAX_TEXT = 100
/** Beyond this a page number can only be a mistake; it still leads to the last page. */
const MAX_PAGE = 1_000_000

/** The whole state of the listing, as its URL says it. Prices in whole centavos of pesos, areas in m². */
export type Filters = {
  search: string
  location: string
  municipality: string | null
  state: string | null
  type: PropertyType | null
  category: Category | null
  minPriceCents: number | null
  maxPriceCents: number | null
  minArea: number | null
  maxArea: number | null
  sort: Sort
  page: number
}

/** Names in the URL, in the order in which pages write them (decision 31). */
export const FILTER_PARAMS = [
  'search',
  'location',
  'municipality',
  'state',
  'type',
  'category',
  'minPrice',
  'maxPrice',
  'minArea',
  'maxArea',
  'sort',
  'page',
] as const
export type FilterParam = (typeof FILTER_PARAMS)[number]

/** Reads a query string; unknown or malformed values are as if they were not there, over-long text is cut. */
export function parseFilters(params: URLSearchParams): Filters {
  return {
    search: text(params.get('search')),
    location: text(params.get('location')),
    municipality: known(MUNICIPALITIES, params.get('municipality')),
    state: known(STATES, params.get('state')),
    type: known(PROPERTY_TYPES, params.get('type')) ?? typeByLabel(params.get('type')),
    category: known(CATEGORIES, params.get('category')),
    minPriceCents: centsFromText(params.get('minPrice') ?? ''),
    maxPriceCents: centsFromText(params.get('maxPrice') ?? ''),
    minArea: measure(params.get('minArea')),
    maxArea: measure(params.get('maxArea')),
    sort: known(SORTS, params.get('sort')) ?? 'recientes',
    page: pageNumber(params.get('page')),
  }
}

/** In one line, without what nobody sees: chats put marks of direction and width around what is copied from them. */
function text(value: string | null): string {
  const seen = (value ?? '').replaceAll(/\p{Cf}/gu, '').replaceAll(/[\p{Cc}\s]+/gu, ' ')
  return [...seen.trim()].slice(0, MAX_TEXT).join('').trim()
}

/** The listed value that reads the same, whatever its accents and case. */
function known<T extends string>(values: readonly T[], value: string | null): T | null {
  if (!value) return null
  const folded = foldText(value)
  return values.find((candidate) => candidate === value || foldText(candidate) === folded) ?? null
}

function typeByLabel(value: string | null): PropertyType | null {
  if (!value) return null
  const folded = foldText(value)
  return PROPERTY_TYPES.find((type) => foldText(PROPERTY_TYPE_LABELS[type]) === folded) ?? null
}

function measure(value: string | null): number | null {
  const plain = (value ?? '').replaceAll(/[\s,]/g, '')
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null
}

function pageNumber(value: string | null): number {
  const plain = (value ?? '').trim()
  if (!/^\d+$/.test(plain)) return 1
  return Math.min(Math.max(1, Number(plain)), MAX_PAGE)
}
