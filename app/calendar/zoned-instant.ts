import type { TimeZone } from './time-zones.ts'
import { zonedFormat } from './zoned-format.ts'

const offset = zonedFormat('en-US', { timeZoneName: 'longOffset' })
const MINUTE_MS = 60_000

/**
 * The instant of an hour ('HH:MM') of a day in a time zone. An hour that a clock change skips is the hour after it; of one
 * that comes twice it is the first.
 */
export function instantAt(timeZone: TimeZone, day: string, hour: string): Date {
  const written = Date.parse(`${day}T${hour}:00Z`)
  // On the day of a clock change the earlier offset gives the first of two equal hours, and the hour after a skipped one.
  const before = written - offsetAt(timeZone, written - 24 * 60 * MINUTE_MS)
  const after = written - offsetAt(timeZone, before)
  return new Date(offsetAt(timeZone, after) === written - after ? after : before)
}

/** Milliseconds that the clocks of a time zone are ahead of UTC. */
function offsetAt(timeZone: TimeZone, instant: number): number {
  const name = offset(timeZone)
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE_MS
}
