import { expect, test } from 'vitest'
import { type CalendarEntry, calendarFile } from './calendar-file.server.ts'

const HEAD = { name: 'Ana; Ruiz, Norte', timeZone: 'America/Monterrey', host: 'x.test', isSubscribed: true } as const
const VISIT: CalendarEntry = {
  uid: 'visit-1',
  changedAt: '2026-11-20T18:00:00.000Z',
  version: 3,
  summary: `Visita: Nave «Ánimas»; ${'muy larga, '.repeat(12)}con ${'😀'.repeat(20)}\r\nBEGIN:VEVENT\u0000`,
  description: 'Llaves:\ncon el guardia, \\ caseta; norte',
  location: 'Av. Universidad 5, San Nicolás',
  url: 'https://x.test/dashboard',
  when: { start: new Date('2026-12-03T16:00:00Z'), minutes: 90 },
}
const DAY: CalendarEntry = {
  ...VISIT,
  uid: 'contract-1',
  version: 1,
  description: '',
  location: null,
  url: null,
  when: { day: '2026-12-31' },
}

/** The lines without the folds; the texts stay escaped. */
function linesOf(text: string): string[] {
  return text.replaceAll('\r\n ', '').split('\r\n')
}

test('lines end with CRLF and have at most 75 octets, and no text begins a line of its own', () => {
  const text = calendarFile(HEAD, [VISIT, DAY])
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text).not.toContain('\uFFFD')
  expect(linesOf(text).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2)
})

test('an entry has its identifier, stamps, instants in UTC and escaped texts', () => {
  const lines = linesOf(calendarFile(HEAD, [VISIT]))
  for (const line of [
    'METHOD:PUBLISH',
    'X-WR-TIMEZONE:America/Monterrey',
    'X-WR-CALNAME:Ana\\; Ruiz\\, Norte',
    'UID:visit-1@x.test',
    'SEQUENCE:2',
    'DTSTAMP:20261120T180000Z',
    'LAST-MODIFIED:20261120T180000Z',
    'DTSTART:20261203T160000Z',
    'DTEND:20261203T173000Z',
    'LOCATION:Av. Universidad 5\\, San Nicolás',
    'DESCRIPTION:Llaves:\\ncon el guardia\\, \\\\ caseta\\; norte',
  ])
    expect(lines).toContain(line)
  expect(lines.indexOf('X-WR-TIMEZONE:America/Monterrey')).toBeLessThan(lines.indexOf('BEGIN:VEVENT'))
  expect(lines.find((line) => line.startsWith('SUMMARY'))).toMatch(
    /^SUMMARY:Visita: Nave «Ánimas»\\; (?:muy larga\\, ){12}con (?:😀){20} BEGIN:VEVENT$/u,
  )
})

test('a whole day is a date without an hour', () => {
  const lines = linesOf(calendarFile(HEAD, [DAY]))
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231')
  expect(lines.some((line) => line.startsWith('DTEND') || line.startsWith('DESCRIPTION'))).toBe(false)
})

test('the same entries give the same text', () => {
  expect(calendarFile(HEAD, [VISIT, DAY])).toBe(calendarFile(HEAD, [VISIT, DAY]))
})
