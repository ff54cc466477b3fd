import type { TimeZone } from './time-zones.ts'
import { zonedFormat } from './zoned-format.ts'

const written = zonedFormat('es-MX', { dateStyle: 'medium', timeStyle: 'short' })

/** '20 nov 2026, 12:41 p.m.'. Uses plain spaces, so that searching in the page finds it. */
export function formatMoment(timeZone: TimeZone, timestamp: string): string {
  return written(timeZone).format(new Date(timestamp)).replaceAll(/\s/g, ' ')
}
