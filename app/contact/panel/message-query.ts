import { MESSAGE_STATES, type MessageState } from '#app/contact/message-states.ts'

/** Filters of the list: one state, those without an answer (new or read), or all messages except spam. */
export type MessageFilter = MessageState | 'todos' | 'pendiente'
export const MESSAGE_FILTERS: readonly MessageFilter[] = ['todos', 'pendiente', ...MESSAGE_STATES]

const STATES_OF: Partial<Record<MessageFilter, readonly MessageState[]>> = {
  todos: ['nuevo', 'leido', 'respondido'],
  pendiente: ['nuevo', 'leido'],
}

/** The states of the messages that a filter lists. */
export function statesOf(filter: MessageFilter): readonly MessageState[] {
  return STATES_OF[filter] ?? MESSAGE_STATES.filter((state) => state === filter)
}

export const FILTER_LABELS: Record<MessageFilter, string> = {
  todos: 'Todos',
  pendiente: 'Sin responder',
  nuevo: 'Nuevos',
  leido: 'Leídos',
  respondido: 'Respondidos',
  spam: 'Spam',
}

export const STATE_LABELS: Record<MessageState, string> = {
  nuevo: 'Nuevo',
  leido: 'Leído',
  respondido: 'Respondido',
  spam: 'Spam',
}

/** Messages per page of the list. */
export const MESSAGE_PAGE_SIZE = 25

export const FILTER_PARAM = 'estado'
export const SEARCH_PARAM = 'buscar'

/** The filter in a URL; 'todos' when it is missing or unknown. */
export function filterIn(params: URLSearchParams): MessageFilter {
  const requested = params.get(FILTER_PARAM)
  return MESSAGE_FILTERS.find((filter) => filter === requested) ?? 'todos'
}

/** Query string of a page of the list; '' for the first page without filters. */
export function messageQuery(filter: MessageFilter, search = '', page = 1): string {
  const params = new URLSearchParams()
  if (filter !== 'todos') params.set(FILTER_PARAM, filter)
  if (search) params.set(SEARCH_PARAM, search)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `?${params}` : ''
}
