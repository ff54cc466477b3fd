import { typedSearch } from '#app/forms/typed-search.ts'
import { readWrittenDay } from '#app/calendar/written-day.ts'
import { pageIn } from '#app/panel/page-param.ts'
import { ACTIVITY_TYPES, type ActivityType } from './activity-actions.ts'

export const ACTIVITY_TYPE_LABELS: Record<ActivityType, string> = {
  property_creation: 'Altas',
  property_edit: 'Ediciones',
  property_pause: 'Pausas',
  property_unpause: 'Reactivaciones',
  property_deletion: 'Eliminaciones',
  property_restoration: 'Restauraciones',
  backup: 'Respaldos',
  complex: 'Conjuntos',
  owner: 'Propietarios',
  lead: 'Prospectos',
  visit: 'Visitas',
}

/** Where an entry was written: here, or in a log that was imported. */
export const LOG_ORIGINS = ['aqui', 'importadas'] as const
export type LogOrigin = (typeof LOG_ORIGINS)[number]
export const LOG_ORIGIN_LABELS: Record<LogOrigin, string> = { aqui: 'Hechas aquí', importadas: 'Importadas' }

/** Filters of the log; '' and null for any. Days are calendar days of the agency, both included. */
export type ActivityFilters = {
  search: string
  type: ActivityType | null
  person: string
  origin: LogOrigin | null
  from: string
  to: string
}
export type ActivityQuery = ActivityFilters & { page: number }

/** Names of the parameters and of the controls. */
export const LOG_PARAMS = {
  search: 'search',
  type: 'accion',
  person: 'persona',
  origin: 'origen',
  from: 'desde',
  to: 'hasta',
} as const

export function parseActivityQuery(params: URLSearchParams): ActivityQuery {
  const [type, origin] = [params.get(LOG_PARAMS.type), params.get(LOG_PARAMS.origin)]
  return {
    search: typedSearch(params.get(LOG_PARAMS.search)),
    type: ACTIVITY_TYPES.find((each) => each === type) ?? null,
    person: typedSearch(params.get(LOG_PARAMS.person)),
    origin: LOG_ORIGINS.find((each) => each === origin) ?? null,
    from: readWrittenDay(params.get(LOG_PARAMS.from) ?? '') ?? '',
    to: readWrittenDay(params.get(LOG_PARAMS.to) ?? '') ?? '',
    page: pageIn(params),
  }
}

/** The query string of a page of the log; '' for the first page without filters. */
export function activityQuery({ page, ...filters }: ActivityQuery): string {
  const params = new URLSearchParams()
  for (const [name, param] of Object.entries(LOG_PARAMS) as [keyof typeof LOG_PARAMS, string][]) {
    const value = filters[name]
    if (value) params.set(param, value)
  }
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `?${params}` : ''
}

/** Whether any filter is set. */
export function isFiltered(query: ActivityQuery): boolean {
  return activityQuery({ ...query, page: 1 }) !== ''
}

/** Whether the first day is after the last one. */
export function isReversedRange({ from, to }: ActivityFilters): boolean {
  return from !== '' && to !== '' && from > to
}
