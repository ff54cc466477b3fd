import { addDays } from '#app/calendar/calendar-day.ts'
import type { Random } from './random.ts'

/** Days that the catalogue reaches back: 24 months. */
const DAYS = 730
/** Office hours in Monterrey (UTC−6 all year), as milliseconds after the day's midnight in UTC. */
const OPENS = 15 * 3_600_000
const OPEN_FOR = 10 * 3_600_000
const SUNDAY = 0

/** When each property was added, oldest first: before today, in office hours, ever more often. */
export function creationDates(random: Random, today: string, count: number): Date[] {
  const instants = Array.from({ length: count }, (_, index) => {
    const share = (index + random.fraction()) / count
    return officeInstant(random, today, Math.ceil(DAYS * (1 - timeOf(share))))
  }).toSorted((a, b) => a - b)
  let last = 0
  return instants.map((instant) => {
    last = Math.max(instant, last + 1)
    return new Date(last)
  })
}

/** Some moment of work so many days before today; on Sundays nobody works. */
export function officeInstant(random: Random, today: string, daysAgo: number): number {
  const midnight = midnightOf(addDays(today, -Math.max(1, daysAgo)))
  const free = new Date(midnight).getUTCDay() === SUNDAY ? 86_400_000 : 0
  return midnight - free + OPENS + random.int(0, OPEN_FOR - 1)
}

export function midnightOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

/** Where in the two years a share of the catalogue was reached, when the pace grows four-fold from start to end. */
function timeOf(share: number): number {
  return (Math.sqrt(0.16 + 2.4 * share) - 0.4) / 1.2
}
