import type { TimeZone } from './time-zones.ts'

/**
 * A formatter of each time zone. It is made at its first use: public pages load this file but rarely need one, and making
 * one is slow on a phone.
 */
export function zonedFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  const made = new Map<TimeZone | 'UTC', Intl.DateTimeFormat>()
  return (timeZone: TimeZone | 'UTC'): Intl.DateTimeFormat => {
    const existing = made.get(timeZone)
    if (existing) return existing
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone })
    made.set(timeZone, format)
    return format
  }
}
