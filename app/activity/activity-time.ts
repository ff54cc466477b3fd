import type { TimeZone } from '#app/calendar/time-zones.ts'
import { zonedFormat } from '#app/calendar/zoned-format.ts'

const written = zonedFormat('es-ES', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** '20/11/2026, 12:41': es-ES format in the time zone of the agency (decision 20). */
export function formatLogTime(timeZone: TimeZone, timestamp: string): string {
  return written(timeZone).format(new Date(timestamp))
}
