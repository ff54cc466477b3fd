import { addDays, dayIn, startOfDay } from '#app/calendar/calendar-day.ts'
import { DAY_MS, HOUR_MS } from '#app/calendar/durations.ts'
import type { TimeZone } from '#app/calendar/time-zones.ts'
import { dayAtStart } from '#app/calendar/written-day.ts'
import { foldText } from '#app/text/fold-text.ts'
import type { ImportCell } from '#app/inventory/import/file/table.ts'

/** Day 0 of a spreadsheet's date numbers, and the numbers of 1950 to 2100, which stand for days. */
const DAY_ZERO = '1899-12-30'
const FIRST_SERIAL = 18_264
const LAST_SERIAL = 73_050
const MINUTE_MS = 60_000

/** A calendar day of a cell, 'YYYY-MM-DD': also '31/12/2026', '31-dic-26', a timestamp or the number of a spreadsheet or of a clock; else null. */
export function readDay(cell: ImportCell, timeZone: TimeZone): string | null {
  const clock = clockInstant(cell)
  if (clock) return dayOfInstant(clock, timeZone)
  if (typeof cell === 'number') return dayOfSerial(cell)
  const text = foldText(cell)
  if (/^\d{5}(?:\.\d+)?$/.test(text)) return dayOfSerial(Number(text))
  const instant = isoInstant(cell)
  // Midnight in UTC is a day that a date picker stored.
  if (instant && instant.getTime() % DAY_MS !== 0) return dayIn(timeZone, instant)
  const found = dayAtStart(text)
  return found && /^(?:$|[ t])/.test(found.rest) ? found.day : null
}

/** The instant of a cell: a timestamp, or a day and a time of the agency's clocks; null for any other text. */
export function readMoment(cell: ImportCell, timeZone: TimeZone): Date | null {
  const instant = clockInstant(cell) ?? isoInstant(cell)
  if (instant) return instant
  const day = readDay(cell, timeZone)
  if (day === null) return null
  const [, hours = '0', minutes = '0', seconds = '0'] = /(\d{1,2}):(\d{2})(?::(\d{2}))?/.exec(String(cell)) ?? []
  const start = startOfDay(timeZone, day).getTime()
  return new Date(start + Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS + Number(seconds) * 1000)
}

/** The instant of the seconds or milliseconds since 1970 that a computer's clock counts; null for any other number. */
export function clockInstant(cell: ImportCell): Date | null {
  const [, seconds, milliseconds = '000'] = /^(\d{10})(\d{3})?(?:\.\d+)?$/.exec(String(cell).trim()) ?? []
  return seconds === undefined ? null : new Date(Number(seconds + milliseconds))
}

/** Midnight in UTC is a day that a date picker stored. */
function dayOfInstant(instant: Date, timeZone: TimeZone): string {
  return instant.getTime() % DAY_MS === 0 ? instant.toISOString().slice(0, 10) : dayIn(timeZone, instant)
}

function isoInstant(cell: ImportCell): Date | null {
  const text = String(cell).trim()
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/.test(text)) return null
  const instant = new Date(text)
  return Number.isNaN(instant.getTime()) ? null : instant
}

function dayOfSerial(serial: number): string | null {
  return serial >= FIRST_SERIAL && serial <= LAST_SERIAL ? addDays(DAY_ZERO, Math.floor(serial)) : null
}
