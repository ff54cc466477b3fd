import { DAY_MS } from '#app/calendar/durations.ts'
import { addDays, dayIn } from '#app/calendar/calendar-day.ts'
import type { TimeZone } from '#app/calendar/time-zones.ts'

/** Days during which a deleted property can be restored (decision 34). */
export const TRASH_DAYS = 30
/** Properties on one page of the papelera. */
export const TRASH_PAGE_SIZE = 50

/** A property in the papelera. `deletedBy` is the name of the person, null if unknown. */
export type TrashRow = { id: string; title: string; code: string; deletedAt: string; deletedBy: string | null }
export type TrashPage = { rows: TrashRow[]; total: number; page: number; pages: number }

/** Values of `intent` of the buttons of a row. */
export const TRASH_INTENTS = { restore: 'restaurar', purge: 'eliminar-definitivamente' } as const
/** The URL parameter of the property that a dialog asks to delete for good. */
export const PURGE_PARAM = 'eliminar'

/** The calendar day on which a property is deleted for good. */
export function lastDay(timeZone: TimeZone, deletedAt: string): string {
  return addDays(dayIn(timeZone, new Date(deletedAt)), TRASH_DAYS)
}

/** Properties deleted before this moment are overdue. */
export function overdueBefore(now: Date): string {
  return new Date(now.getTime() - TRASH_DAYS * DAY_MS).toISOString()
}
