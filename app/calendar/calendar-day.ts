import { DAY_MS } from './durations.ts'

/** Time zone of all calendar days (decision 10). */
export const TIME_ZONE = 'America/Monterrey'

// Created on first use: public pages load this file but rarely need a formatter, and creating one is slow on a phone.
const isoDay = once(
  () => new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, year: 'numeric', month: '2-digit', day: '2-digit' }),
)
const offset = once(() => new Intl.DateTimeFormat('en-US', { timeZone: TIME_ZONE, timeZoneName: 'longOffset' }))
const hour = once(() => new Intl.DateTimeFormat('en-US', { timeZone: TIME_ZONE, hour: 'numeric', hourCycle: 'h23' }))
const written = once(
  () => new Intl.DateTimeFormat('es-MX', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' }),
)

/** The calendar day (YYYY-MM-DD) in Monterrey at an instant. */
export function dayInMonterrey(instant: Date): string {
  return isoDay().format(instant)
}

/** Calendar days from one day to another; negative when `to` lies before (decision 28). */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}

/** The day some days later; negative counts go back. */
export function addDays(from: string, count: number): string {
  return new Date(Date.parse(`${from}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)
}

/** The instant at which a day begins in Monterrey; before 1922, when its offset had seconds, to the minute. */
export function startOfDay(day: string): Date {
  const around = offset().formatToParts(new Date(`${day}T06:00:00Z`))
  const name = around.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return new Date(`${day}T00:00:00${/[+-]\d\d:\d\d/.exec(name)?.[0] ?? 'Z'}`)
}

/** The hour in Monterrey at an instant, 0 to 23. */
export function hourInMonterrey(instant: Date): number {
  return Number(hour().format(instant))
}

/** '20 nov 2026'. */
export function formatDay(day: string): string {
  return written().format(new Date(`${day}T00:00:00Z`))
}

function once<Thing>(make: () => Thing): () => Thing {
  let made: Thing | undefined
  return () => (made ??= make())
}
