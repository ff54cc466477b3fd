import { dayInMonterrey, formatDay } from '#app/calendar/calendar-day.ts'

/** The day of an instant in Monterrey: '20 nov 2026'. */
export function formatInstantDay(instant: string): string {
  return formatDay(dayInMonterrey(new Date(instant)))
}
