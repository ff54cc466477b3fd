import ical, { ICalCalendarMethod } from 'ical-generator'
import type { TimeZone } from './time-zones.ts'

/**
 * An entry of a calendar. `uid`: never changes; `changedAt`: ISO instant of the last change; `version`: 1 for what never
 * changed.
 */
export type CalendarEntry = {
  uid: string
  changedAt: string
  version: number
  summary: string
  description: string
  location: string | null
  url: string | null
  /** An instant and its minutes, or a whole day of the agency. */
  when: { start: Date; minutes: number } | { day: string }
}

type CalendarHead = { name: string; timeZone: TimeZone; host: string; isSubscribed: boolean }

const MINUTE_MS = 60_000
/** Seconds after which a subscribed calendar is asked for again. */
const ASK_AGAIN = 3_600
const METHOD_LINE = 'METHOD:PUBLISH\r\n'

/**
 * A calendar as text (RFC 5545), with instants in UTC.
 * @param head `host`: the domain that the identifiers end with; `isSubscribed`: whether clients ask for it again
 */
export function calendarFile(
  { name, timeZone, host, isSubscribed }: CalendarHead,
  entries: readonly CalendarEntry[],
): string {
  const calendar = ical({
    // The library writes the name as it is.
    name: oneLineText(name).replaceAll(/[\\;,]/g, (sign) => `\\${sign}`),
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: host, product: 'panel', language: 'ES' },
    ...(isSubscribed && { ttl: ASK_AGAIN }),
  })
  for (const { uid, changedAt, version, summary, description, location, url, when } of entries) {
    const isDay = 'day' in when
    const start = isDay ? new Date(`${when.day}T00:00:00Z`) : when.start
    calendar.createEvent({
      id: `${uid}@${host}`,
      stamp: new Date(changedAt),
      lastModified: new Date(changedAt),
      sequence: version - 1,
      start,
      ...(isDay ? { allDay: true } : { end: new Date(start.getTime() + when.minutes * MINUTE_MS) }),
      summary: oneLineText(summary),
      ...(description !== '' && { description: plainText(description) }),
      ...(location !== null && { location: oneLineText(location) }),
      ...(url !== null && { url }),
    })
  }
  // The library writes properties of others at the end, where the format has none.
  const zone = `${METHOD_LINE}X-WR-TIMEZONE:${timeZone}\r\n`
  return `${calendar
    .toString()
    .replace(METHOD_LINE, () => zone)
    .trimEnd()}\r\n`
}

/** Without what the format does not allow: control characters, and halves of characters. */
function plainText(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.toWellFormed().replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '')
}

function oneLineText(text: string): string {
  return plainText(text).replaceAll(/\s+/g, ' ').trim()
}
