import { DAY_MS } from '#app/calendar/durations.ts'
import { addDays, dayInMonterrey } from '#app/calendar/calendar-day.ts'

/** Days that a deleted property can be brought back (decision 34). */
export const TRASH_DAYS = 30
/** Properties on one page of the papelera. */
export const TRASH_PAGE_SIZE = 50

/** A property in the papelera; `deletedBy` is the name of the person, null where nobody is known. */
export type TrashRow = { id: string; title: string; code: string; deletedAt: string; deletedBy: string | null }
export type TrashPage = { rows: TrashRow[]; total: number; page: number; pages: number }

/** What the buttons of a row post as `intent`. */
export const TRASH_INTENTS = { restore: 'restaurar', purge: 'eliminar-definitivamente' } as const
/** Query parameter of the page that asks whether a property is to go for good. */
export const PURGE_PARAM = 'eliminar'

/** The calendar day in Monterrey on which a property goes for good. */
export function lastDay(deletedAt: string): string {
  return addDays(dayInMonterrey(new Date(deletedAt)), TRASH_DAYS)
}

/** What was deleted before this moment is overdue. */
export function overdueBefore(now: Date): string {
  return new Date(now.getTime() - TRASH_DAYS * DAY_MS).toISOString()
}
