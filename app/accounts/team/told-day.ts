import { dayInMonterrey, formatDay } from '#app/calendar/calendar-day.ts'

/** The day of an instant in Monterrey, as the page tells it: '20 nov 2026'. */
export function toldDay(instant: string): string {
  return formatDay(dayInMonterrey(new Date(instant)))
}
