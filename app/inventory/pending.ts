import { addDays, startOfDay } from '#app/calendar/calendar-day.ts'
import type { TimeZone } from '#app/calendar/time-zones.ts'
import type { CatalogueRow } from '#app/catalogue/catalogue-row.ts'
import { GAP_TESTS, QUALITY_GAPS, QUALITY_LABELS } from '#app/catalogue/property/quality.ts'

/** What a property may need beside photos, as a filter of the panel's list. */
export const PENDING_TASKS = [...QUALITY_GAPS, 'unchanged'] as const
export type PendingTask = (typeof PENDING_TASKS)[number]
/** Those that the first page of the panel counts (issue 37); the page of lists counts all. */
export const FIRST_PAGE_TASKS = ['price', 'point', 'unchanged'] as const satisfies readonly PendingTask[]
/** How many properties need each thing. */
export type PendingCounts<Task extends PendingTask = PendingTask> = Record<Task | 'photos', number>
export type FirstPageTask = (typeof FIRST_PAGE_TASKS)[number]

/** Days without a change after which a property should be checked. */
const UNCHANGED_DAYS = 90

export const PENDING_LABELS: Record<PendingTask, string> = {
  ...QUALITY_LABELS,
  unchanged: `${UNCHANGED_DAYS} días sin cambios`,
}

/**
 * The test of a row for a task.
 * @param today calendar day of the agency, in its time zone
 */
export function pendingTest(task: PendingTask, today: string, timeZone: TimeZone): (row: CatalogueRow) => boolean {
  if (task === 'unchanged') return unchangedTest(UNCHANGED_DAYS, today, timeZone)
  if (task === 'point') return ({ publicLatitude }) => GAP_TESTS.point({ hasPoint: publicLatitude !== null })
  return GAP_TESTS[task]
}

/** Days without a change as a filter of the panel's list. */
export const UNCHANGED_FILTERS = ['30', '60', '90', '180'] as const
export type UnchangedFilter = (typeof UNCHANGED_FILTERS)[number]

export function unchangedLabel(days: UnchangedFilter): string {
  return `Hace ${days} días`
}

/** The test of a row whose facts nobody changed for some days; a change that was undone is none. @param today calendar day of the agency, in its time zone */
export function unchangedTest(days: number, today: string, timeZone: TimeZone): (row: CatalogueRow) => boolean {
  const limit = startOfDay(timeZone, addDays(today, -days)).toISOString()
  return ({ createdAt, updatedAt, factsSince }) => (factsSince || (updatedAt ?? createdAt)) < limit
}

/** Days in the same status as a filter of the panel's list. */
export const STATUS_AGES = ['7', '15', '30', '60', '90', '180'] as const
export type StatusAge = (typeof STATUS_AGES)[number]

export function statusAgeLabel(days: StatusAge): string {
  return `Hace ${days} días o más`
}

/** The test of a row that has had its status for some days or more. @param today calendar day of the agency, in its time zone */
export function statusAgeTest(days: number, today: string, timeZone: TimeZone): (row: CatalogueRow) => boolean {
  const limit = startOfDay(timeZone, addDays(today, 1 - days)).toISOString()
  return ({ statusSince }) => statusSince < limit
}

/** The test of a row that has got its status on a day of the agency or later. */
export function statusFromTest(day: string, timeZone: TimeZone): (row: CatalogueRow) => boolean {
  const start = startOfDay(timeZone, day).toISOString()
  return ({ statusSince }) => statusSince >= start
}

/** Deadlines as a filter of the panel's list. */
export const DEADLINE_FILTERS = ['30', '90', 'set', 'past'] as const
export type DeadlineFilter = (typeof DEADLINE_FILTERS)[number]

export const DEADLINE_LABELS: Record<DeadlineFilter, string> = {
  '30': 'En 30 días',
  '90': 'En 90 días',
  set: 'Con fecha',
  past: 'Ya pasó',
}

/**
 * The test of a row for a filter of deadlines. Today is not past.
 * @param today calendar day of the agency
 */
export function deadlineTest(filter: DeadlineFilter, today: string): (row: CatalogueRow) => boolean {
  if (filter === 'set') return ({ timeAlert }) => timeAlert !== null
  if (filter === 'past') return ({ timeAlert }) => timeAlert !== null && timeAlert < today
  const last = addDays(today, Number(filter))
  return ({ timeAlert }) => timeAlert !== null && timeAlert >= today && timeAlert <= last
}
