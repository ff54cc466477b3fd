import { DAY_MS } from './durations.ts'
import type { TimeZone } from './time-zones.ts'
import { zonedFormat } from './zoned-format.ts'

const isoDay = zonedFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' })
const offset = zonedFormat('en-US', { timeZoneName: 'longOffset' })
const hour = zonedFormat('en-US', { hour: 'numeric', hourCycle: 'h23' })
const written = zonedFormat('es-MX', { day: 'numeric', month: 'short', year: 'numeric' })

/** The calendar day (YYYY-MM-DD) of a time zone at an instant. */
export function dayIn(timeZone: TimeZone, instant: Date): string {
  return isoDay(timeZone).format(instant)
}

/** The year of a time zone at an instant. */
export function yearIn(timeZone: TimeZone, instant: Date): number {
  return Number(dayIn(timeZone, instant).slice(0, 4))
}

/** Calendar days from one day to another; negative when `to` lies before (decision 28). */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}

/** The day some days later; negative counts go back. */
export function addDays(from: string, count: number): string {
  return new Date(Date.parse(`${from}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)
}

/** The instant at which a day begins; before 1922, when offsets had seconds, to the minute. */
export function startOfDay(timeZone: TimeZone, day: string): Date {
  // No zone of Mexico changes its clocks between this instant and its midnight.
  const around = offset(timeZone).formatToParts(new Date(`${day}T06:00:00Z`))
  const name = around.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return new Date(`${day}T00:00:00${/[+-]\d\d:\d\d/.exec(name)?.[0] ?? 'Z'}`)
}

/** The hour of a time zone at an instant, 0 to 23. */
export function hourIn(timeZone: TimeZone, instant: Date): number {
  return Number(hour(timeZone).format(instant))
}

/** '20 nov 2026'. */
export function formatDay(day: string): string {
  return written('UTC').format(new Date(`${day}T00:00:00Z`))
}

/** '20 nov 2026': the day of a time zone at an instant. */
export function formatDayIn(timeZone: TimeZone, instant: string): string {
  return formatDay(dayIn(timeZone, new Date(instant)))
}

/** True for a day of a lifetime: other years are mistyped, and no calendar reads what is beyond 9999. */
export function isNearDay(day: string): boolean {
  return day >= '1900' && day < '2200'
}
