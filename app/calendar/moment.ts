import { TIME_ZONE } from './calendar-day.ts'

const written = new Intl.DateTimeFormat('es-MX', { timeZone: TIME_ZONE, dateStyle: 'medium', timeStyle: 'short' })

/** When something happened, as the staff read it: '20 nov 2026, 12:41 p.m.', on Monterrey's clock; ordinary spaces, so that it is found where it is looked for. */
export function formatMoment(timestamp: string): string {
  return written.format(new Date(timestamp)).replaceAll(/\s/g, ' ')
}
