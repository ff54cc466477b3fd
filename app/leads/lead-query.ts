import { typedSearch } from '#app/forms/typed-search.ts'
import { pageIn } from '#app/panel/page-param.ts'
import { type NumberFilters, numberFilterWords, numberFiltersIn, numberParams } from './number-filters.ts'
import { LEAD_SOURCES, LEAD_STAGES, type LeadSource, type LeadStage, SOURCE_LABELS, STAGE_LABELS } from './lead.ts'

/** Orders of the list: the newest first, or the most urgent next action first. */
export const LEAD_ORDERS = ['recientes', 'accion'] as const
export type LeadOrder = (typeof LEAD_ORDERS)[number]
export const ORDER_LABELS: Record<LeadOrder, string> = { recientes: 'Más recientes', accion: 'Siguiente acción' }

/** The value of the filter 'Asesor' that finds the leads without an asesor. */
export const NOBODY = 'nadie'
export const LEADS_PAGE_SIZE = 50
/** Cards in a column of the board, which has all stages beside each other. */
export const BOARD_CARDS = 20
/** Posted by the list: the id of the account that gets its leads. */
export const HAND_OVER_CONTROL = 'to'

/** `asesor`: the id of an account, `NOBODY`, or '' for all. */
export type LeadFilters = NumberFilters & {
  search: string
  stage: LeadStage | null
  source: LeadSource | null
  asesor: string
  order: LeadOrder
}
export const NO_LEAD_FILTERS: LeadFilters = { search: '', stage: null, source: null, asesor: '', order: 'recientes' }
export type LeadQuery = LeadFilters & { page: number }

export const LEAD_PARAMS = {
  search: 'search',
  stage: 'etapa',
  source: 'origen',
  asesor: 'asesor',
  order: 'orden',
} as const

export function leadQueryIn(params: URLSearchParams): LeadQuery {
  const of = (name: keyof typeof LEAD_PARAMS) => params.get(LEAD_PARAMS[name])
  return {
    search: typedSearch(of('search')),
    stage: LEAD_STAGES.find((each) => each === of('stage')) ?? null,
    source: LEAD_SOURCES.find((each) => each === of('source')) ?? null,
    asesor: typedSearch(of('asesor')),
    order: LEAD_ORDERS.find((each) => each === of('order')) ?? 'recientes',
    ...numberFiltersIn(params),
    page: pageIn(params),
  }
}

/** The query string of a page of the list; '' for the first page without filters. */
export function leadQuery({ search, stage, source, asesor, order, ...numbers }: LeadFilters, page = 1): string {
  const params = new URLSearchParams()
  if (search) params.set(LEAD_PARAMS.search, search)
  if (stage) params.set(LEAD_PARAMS.stage, stage)
  if (source) params.set(LEAD_PARAMS.source, source)
  if (asesor) params.set(LEAD_PARAMS.asesor, asesor)
  for (const [name, value] of numberParams(numbers)) params.set(name, value)
  if (order !== 'recientes') params.set(LEAD_PARAMS.order, order)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `?${params}` : ''
}

/** A filter of the list in words, or its order. `without`: the values that take it away. */
type LeadFilterWords = { key: string; words: string; without: Partial<LeadFilters> }

/** The filters in words, without the search. @param asesores to name the asesor */
export function leadFilterWords(
  { stage, source, asesor, ...numbers }: LeadFilters,
  asesores: readonly { id: string; name: string }[],
): LeadFilterWords[] {
  const name = asesores.find(({ id }) => id === asesor)?.name ?? 'de una cuenta que ya no existe'
  const texts: [words: string | null, without: Partial<LeadFilters>][] = [
    [stage && STAGE_LABELS[stage], { stage: null }],
    [asesor === '' ? null : asesor === NOBODY ? 'Sin asesor' : `Asesor: ${name}`, { asesor: '' }],
    [source && `Origen: ${SOURCE_LABELS[source]}`, { source: null }],
  ]
  const own = texts.flatMap(([words, without]) => (words ? [{ key: words, words, without }] : []))
  return [...own, ...numberFilterWords(numbers)]
}

/** Whether a filter narrows the list. */
export function isNarrowed(filters: LeadFilters): boolean {
  return filters.search !== '' || leadFilterWords(filters, []).length > 0
}
