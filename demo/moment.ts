import { addDays } from '#app/calendar/calendar-day.ts'

/** Relative to the day of loading, so that recent entries stay recent. The time is Monterrey's, UTC−6 all year. */
export type Moment = { daysAgo: number; time: string }

/** @param today a day in Monterrey */
export function instantOf({ daysAgo, time }: Moment, today: string): Date {
  return new Date(`${addDays(today, -daysAgo)}T${time}-06:00`)
}
