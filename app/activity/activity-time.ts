import { TIME_ZONE } from '#app/calendar/calendar-day.ts'

const written = new Intl.DateTimeFormat('es-ES', {
  timeZone: TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** '20/11/2026, 12:41': es-ES format, Monterrey time zone (decision 20). */
export function formatLogTime(timestamp: string): string {
  return written.format(new Date(timestamp))
}
