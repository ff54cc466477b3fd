// Apart from `calendar-day.ts`: the listing's pages load it, and nothing else of the calendar.

/** True for a day that exists: '2026-02-30' does not. */
export function isCalendarDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text
}
