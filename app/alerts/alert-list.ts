import { pageAt } from '#app/figures/page-at.ts'
import { pageIn } from '#app/panel/page-param.ts'
import { compareNames } from '#app/text/name-order.ts'
import { CRITICALITIES, CRITICAL_DAYS, type Criticality, HIGH_DAYS, MEDIUM_DAYS } from './criticality.ts'
import type { ContractAlert } from './alert.ts'

/** Which alerts are listed: all, or those of one criticality (spec, section 2, Alerts). */
export const ALERT_FILTERS = ['all', ...CRITICALITIES] as const
export type AlertFilter = (typeof ALERT_FILTERS)[number]
export const ALERT_FILTER_LABELS: Record<AlertFilter, string> = {
  all: 'Todas',
  critical: `Crítica (≤${CRITICAL_DAYS} días)`,
  high: `Alta (≤${HIGH_DAYS})`,
  medium: `Media (≤${MEDIUM_DAYS})`,
  low: `Baja (>${MEDIUM_DAYS})`,
}

export const ALERT_SORTS = ['urgency', 'name', 'date'] as const
export type AlertSort = (typeof ALERT_SORTS)[number]
export const ALERT_SORT_LABELS: Record<AlertSort, string> = { urgency: 'Urgencia', name: 'Nombre', date: 'Fecha' }

/** Alerts on one page of the list. */
const ALERT_PAGE_SIZE = 60

/** Filter, order and page of the list; the same as in its URL. */
export type AlertQuery = { filter: AlertFilter; sort: AlertSort; page: number }

export function parseAlertQuery(params: URLSearchParams): AlertQuery {
  return {
    filter: ALERT_FILTERS.find((filter) => filter === params.get('filter')) ?? 'all',
    sort: ALERT_SORTS.find((sort) => sort === params.get('sort')) ?? 'urgency',
    page: pageIn(params),
  }
}

/** The query string of a list; '' for the unfiltered one by urgency. */
export function alertQuery({ filter, sort, page }: AlertQuery): string {
  const params = new URLSearchParams()
  if (filter !== 'all') params.set('filter', filter)
  if (sort !== 'urgency') params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  const query = params.toString()
  return query && `?${query}`
}

export type AlertCounts = Record<AlertFilter, number>

export function countAlerts(alerts: readonly { criticality: Criticality }[]): AlertCounts {
  const ofKind = (kind: Criticality) => alerts.filter(({ criticality }) => criticality === kind).length
  return {
    all: alerts.length,
    critical: ofKind('critical'),
    high: ofKind('high'),
    medium: ofKind('medium'),
    low: ofKind('low'),
  }
}

type Listed = Pick<ContractAlert, 'id' | 'title' | 'timeAlert' | 'criticality'>

/** One page of the list and the count of each criticality. A page number past the end gives the last page. */
export function alertPage<T extends Listed>(alerts: readonly T[], query: AlertQuery) {
  const listed = listAlerts(alerts, query)
  const { page, pages, offset } = pageAt(query.page, { rows: listed.length, size: ALERT_PAGE_SIZE })
  return {
    counts: countAlerts(alerts),
    found: listed.length,
    alerts: listed.slice(offset, offset + ALERT_PAGE_SIZE),
    page,
    pages,
  }
}

/** Filtered and sorted alerts. */
export function listAlerts<T extends Listed>(alerts: readonly T[], { filter, sort }: AlertQuery): T[] {
  const listed = filter === 'all' ? alerts : alerts.filter(({ criticality }) => criticality === filter)
  return listed.toSorted(ORDERS[sort])
}

/** Sorting by urgency and by date gives the same order; the specification has both names. */
const ORDERS: Record<AlertSort, (a: Listed, b: Listed) => number> = {
  urgency: byDeadline,
  name: byTitle,
  date: byDeadline,
}

function byDeadline(a: Listed, b: Listed): number {
  return order(a.timeAlert, b.timeAlert) || compareNames(a.title, b.title) || order(a.id, b.id)
}

function byTitle(a: Listed, b: Listed): number {
  return compareNames(a.title, b.title) || byDeadline(a, b)
}

function order(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
