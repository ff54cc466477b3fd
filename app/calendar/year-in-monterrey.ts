import { dayInMonterrey } from './calendar-day.ts'

/** The year in Monterrey at an instant. */
export function yearInMonterrey(instant: Date): number {
  return Number(dayInMonterrey(instant).slice(0, 4))
}
