import { formatDayIn } from './calendar-day.ts'
import type { TimeZone } from './time-zones.ts'
import { zonedFormat } from './zoned-format.ts'

// 24 hours without a leading zero, as the specification has it for the log (es-ES) and as people type hours.
const clock = zonedFormat('es-ES', { hour: 'numeric', minute: '2-digit' })

/** '20 nov 2026, 17:11'. */
export function formatMoment(timeZone: TimeZone, timestamp: string): string {
  return `${formatDayIn(timeZone, timestamp)}, ${clock(timeZone).format(new Date(timestamp))}`
}

/** '9:30': how people read a stored hour ('09:30'). */
export function formatHour(hour: string): string {
  return hour.replace(/^0(?=\d:)/, '')
}
