import { isCalendarDay } from '#app/calendar/is-calendar-day.ts'
import { typedSearch } from '#app/forms/typed-search.ts'
import { pageIn } from '#app/panel/page-param.ts'
import {
  DEADLINE_FILTERS,
  type DeadlineFilter,
  PENDING_TASKS,
  type PendingTask,
  STATUS_AGES,
  type StatusAge,
  UNCHANGED_FILTERS,
  type UnchangedFilter,
} from './pending.ts'
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
  'deadline-asc',
  'deadline-desc',
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
  'deadline-asc': 'Vencimiento: más próximo',
  'deadline-desc': 'Vencimiento: más lejano',
}

/** The filters of the panel's list; '' and null for any. */
export type PanelFilters = {
  status: Status | null
  /** Only properties that have had their status for so many days. */
  statusAge: StatusAge | null
  /** Only properties that have got their status on this day or later. */
  statusFrom: string
  type: PropertyType | null
  category: Category | null
  municipality: string
  /** Only properties without a photo. */
  noPhotos: boolean
  /** Only properties that need this. */
  pending: PendingTask | null
  deadline: DeadlineFilter | null
  unchanged: UnchangedFilter | null
  /** The id of an owner. */
  owner: string
}

/** Search, filters and order: the query without the page, which an export doesn't have. */
export type PanelSelection = PanelFilters & {
  search: string
  /** Whether misspelt words are not corrected. */
  literal: boolean
  order: PanelOrder
}

/** The query of the panel's list, the same as in its URL. */
export type PanelQuery = PanelSelection & { page: number }

export const NO_FILTERS: PanelFilters = {
  status: null,
  statusAge: null,
  statusFrom: '',
  type: null,
  category: null,
  municipality: '',
  noPhotos: false,
  pending: null,
  deadline: null,
  unchanged: null,
  owner: '',
}

/** The first page of the unfiltered list, newest first (decision 29). */
export const UNFILTERED_LIST: PanelQuery = { ...NO_FILTERS, search: '', literal: false, order: 'newest', page: 1 }

/** The only value of the parameter `literal`. */
const LITERAL = '1'
/** The only value of the parameter `photos`. */
export const NO_PHOTOS = 'none'

export function parsePanelQuery(params: URLSearchParams): PanelQuery {
  const search = typedSearch(params.get('search'))
  const statusFrom = params.get('statusFrom') ?? ''
  return {
    search,
    literal: search !== '' && params.get('literal') === LITERAL,
    status: oneOf(STATUSES, params.get('status')),
    statusAge: oneOf(STATUS_AGES, params.get('statusAge')),
    statusFrom: isCalendarDay(statusFrom) ? statusFrom : '',
    type: oneOf(PROPERTY_TYPES, params.get('type')),
    category: oneOf(CATEGORIES, params.get('category')),
    municipality: typedSearch(params.get('municipality')),
    noPhotos: params.get('photos') === NO_PHOTOS,
    pending: oneOf(PENDING_TASKS, params.get('pending')),
    deadline: oneOf(DEADLINE_FILTERS, params.get('deadline')),
    unchanged: oneOf(UNCHANGED_FILTERS, params.get('unchanged')),
    owner: typedSearch(params.get('owner')),
    order: oneOf(PANEL_ORDERS, params.get('order')) ?? 'newest',
    page: pageIn(params),
  }
}

function oneOf<Code extends string>(codes: readonly Code[], value: string | null): Code | null {
  return codes.find((code) => code === value) ?? null
}

/** The URL parameters of a list that differ from the defaults. */
export function panelParams(query: PanelQuery): URLSearchParams {
  const { search, literal, noPhotos, order, page } = query
  const { status, statusAge, statusFrom, type, category, municipality, pending, deadline, unchanged, owner } = query
  const params = new URLSearchParams()
  const filters = {
    status,
    statusAge,
    statusFrom,
    type,
    category,
    municipality,
    photos: noPhotos && NO_PHOTOS,
    pending,
    deadline,
    unchanged,
    owner,
  }
  const texts = { search, literal: search && literal && LITERAL, ...filters }
  for (const [name, value] of Object.entries(texts)) if (value) params.set(name, value)
  if (order !== UNFILTERED_LIST.order) params.set('order', order)
  if (page > 1) params.set('page', String(page))
  return params
}

/** The query string of a list; '' for the first page of the unfiltered one. */
export function panelQuery(query: PanelQuery): string {
  const params = panelParams(query)
  return params.size > 0 ? `?${params}` : ''
}

/** The number of applied filters, without the search. */
export function countFilters({ noPhotos, ...filters }: PanelFilters): number {
  const names = Object.keys(NO_FILTERS) as (keyof PanelFilters)[]
  return names.filter((name) => (name === 'noPhotos' ? noPhotos : filters[name])).length
}
