import { TIME_ZONE } from './calendar-day.ts'

const written = new Intl.DateTimeFormat('es-MX', { timeZone: TIME_ZONE, dateStyle: 'medium', timeStyle: 'short' })

/** '20 nov 2026, 12:41 p.m.' in Monterrey. Uses plain spaces, so that searching in the page finds it. */
export function formatMoment(timestamp: string): string {
  return written.format(new Date(timestamp)).replaceAll(/\s/g, ' ')
}
