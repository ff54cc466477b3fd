import { typedSearch } from '#app/forms/typed-search.ts'
import { pageIn } from '#app/panel/page-param.ts'
import {
  CATEGORIES,
  type Category,
  PROPERTY_TYPES,
  type PropertyType,
  STATUSES,
  type Status,
} from '#app/catalogue/facts/vocabulary.ts'

/** Properties on one page of the panel's list. */
export const PANEL_PAGE_SIZE = 50

export const PANEL_ORDERS = [
  'newest',
  'oldest',
  'price-asc',
  'price-desc',
  'area-asc',
  'area-desc',
  'id-asc',
  'id-desc',
] as const
export type PanelOrder = (typeof PANEL_ORDERS)[number]

export const PANEL_ORDER_LABELS: Record<PanelOrder, string> = {
  newest: 'Fecha: más recientes',
  oldest: 'Fecha: más antiguas',
  'price-asc': 'Precio: menor a mayor',
  'price-desc': 'Precio: mayor a menor',
  'area-asc': 'Superficie: menor a mayor',
  'area-desc': 'Superficie: mayor a menor',
  'id-asc': 'ID: de la A a la Z',
  'id-desc': 'ID: de la Z a la A',
}

/** Which properties the list of the panel shows; '' and null for any. */
export type PanelFilters = {
  status: Status | null
  type: PropertyType | null
  category: Category | null
  municipality: string
  /** Only those without a photo. */
  noPhotos: boolean
}

/** Which properties, and in what order: all but the page, which an export does not have. */
export type PanelSelection = PanelFilters & {
  search: string
  /** Whether misspelt words are looked for as they were typed. */
  literal: boolean
  order: PanelOrder
}

/** What the list of the panel is asked for; its URL says the same. */
export type PanelQuery = PanelSelection & { page: number }

export const NO_FILTERS: PanelFilters = { status: null, type: null, category: null, municipality: '', noPhotos: false }

/** The first page of the whole list, newest first (decision 29). */
export const WHOLE_LIST: PanelQuery = { ...NO_FILTERS, search: '', literal: false, order: 'newest', page: 1 }

/** The only value of the parameter `literal`. */
const LITERAL = '1'
/** The only value of the parameter `photos`. */
export const NO_PHOTOS = 'none'

export function parsePanelQuery(params: URLSearchParams): PanelQuery {
  const search = typedSearch(params.get('search'))
  return {
    search,
    literal: search !== '' && params.get('literal') === LITERAL,
    status: oneOf(STATUSES, params.get('status')),
    type: oneOf(PROPERTY_TYPES, params.get('type')),
    category: oneOf(CATEGORIES, params.get('category')),
    municipality: typedSearch(params.get('municipality')),
    noPhotos: params.get('photos') === NO_PHOTOS,
    order: oneOf(PANEL_ORDERS, params.get('order')) ?? 'newest',
    page: pageIn(params),
  }
}

function oneOf<Code extends string>(codes: readonly Code[], value: string | null): Code | null {
  return codes.find((code) => code === value) ?? null
}

/** The parameters of a list, those that say something; none for the first page of the whole one. */
export function panelParams(query: PanelQuery): URLSearchParams {
  const { search, literal, status, type, category, municipality, noPhotos, order, page } = query
  const params = new URLSearchParams()
  const filters = { status, type, category, municipality, photos: noPhotos && NO_PHOTOS }
  const said = { search, literal: search && literal && LITERAL, ...filters }
  for (const [name, value] of Object.entries(said)) if (value) params.set(name, value)
  if (order !== WHOLE_LIST.order) params.set('order', order)
  if (page > 1) params.set('page', String(page))
  return params
}

/** The query string of a list, '' for the whole one's first page. */
export function panelQuery(query: PanelQuery): string {
  const params = panelParams(query)
  return params.size > 0 ? `?${params}` : ''
}

/** How many filters narrow a list; its search is not one of them. */
export function countFilters({ status, type, category, municipality, noPhotos }: PanelFilters): number {
  return [status, type, category, municipality, noPhotos].filter(Boolean).length
}
