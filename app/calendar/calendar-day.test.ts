import fc from 'fast-check'
import { expect, test } from 'vitest'
import { STATES } from '#app/catalogue/facts/places.ts'
import { addDays, dayIn, daysBetween, formatDay, hourIn, startOfDay, yearIn } from './calendar-day.ts'
import { isCalendarDay } from './is-calendar-day.ts'
import { formatMoment } from './moment.ts'
import { TIME_ZONES, type TimeZone, timeZoneOf } from './time-zones.ts'

const ZONES = Object.keys(TIME_ZONES) as TimeZone[]

test.each([
  ['the day in Monterrey begins six hours after UTC', '2026-11-20T06:00:00.000Z', '2026-11-20'],
  ['a moment earlier it is still the day before', '2026-11-20T05:59:59.999Z', '2026-11-19'],
  ['midnight UTC is the evening before', '2026-11-20T00:00:00.000Z', '2026-11-19'],
  ['summer has no other hour', '2026-07-15T05:59:59.999Z', '2026-07-14'],
  ['the new year comes at six in the morning UTC', '2027-01-01T05:59:59.999Z', '2026-12-31'],
  ['the leap day is a day', '2028-03-01T05:00:00.000Z', '2028-02-29'],
  ['an ordinary February ends at 28', '2027-03-01T05:00:00.000Z', '2027-02-28'],
])('%s', (_rule, instant, day) => {
  expect(dayIn('America/Monterrey', new Date(instant))).toBe(day)
})

test.each(['2026-01-01', '2026-12-31', '2028-02-29', '0001-01-01', '9999-12-31'])('%s is a day', (text) => {
  expect(isCalendarDay(text)).toBe(true)
})

test.each([
  '',
  '2026-02-29',
  '2026-02-30',
  '2026-04-31',
  '2026-00-10',
  '2026-13-01',
  '2026-01-00',
  '2026-01-32',
  '2026-1-1',
  '26-01-01',
  '20260101',
  '2026/01/01',
  '01-02-2026',
  ' 2026-01-01',
  '2026-01-01\n',
  '2026-01-01T00:00:00Z',
  '+02026-01-01',
  '٢٠٢٦-٠١-٠١',
  'mañana',
])('%j is not a day', (text) => {
  expect(isCalendarDay(text)).toBe(false)
})

test('days are counted across months, years and leap days, also backwards', () => {
  expect(daysBetween('2026-11-20', '2026-11-20')).toBe(0)
  expect(daysBetween('2026-11-20', '2026-11-21')).toBe(1)
  expect(daysBetween('2026-11-20', '2026-11-19')).toBe(-1)
  expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1)
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
  expect(daysBetween('2027-02-28', '2027-03-01')).toBe(1)
  expect(daysBetween('2026-01-01', '2027-01-01')).toBe(365)
  expect(daysBetween('2028-01-01', '2029-01-01')).toBe(366)
})

test('a clock change in past years loses no day', () => {
  expect(daysBetween('2022-04-02', '2022-04-04')).toBe(2)
  expect(daysBetween('2022-10-29', '2022-10-31')).toBe(2)
})

test('adding and counting days agree and give days that exist', () => {
  const day = fc.integer({ min: -20_000, max: 60_000 }).map((count) => addDays('2026-01-01', count))
  fc.assert(
    fc.property(day, fc.integer({ min: -2_000, max: 2_000 }), (from, count) => {
      const to = addDays(from, count)
      expect(isCalendarDay(to)).toBe(true)
      expect(daysBetween(from, to)).toBe(count)
      expect(Math.sign(count)).toBe(to === from ? 0 : to > from ? 1 : -1)
    }),
  )
})

test('a day begins at its first instant', () => {
  const days = fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), days, (zone, instant) => {
      const day = dayIn(zone, instant)
      const start = startOfDay(zone, day)
      expect(dayIn(zone, start)).toBe(day)
      expect(dayIn(zone, new Date(start.getTime() - 1))).toBe(addDays(day, -1))
    }),
  )
})

test.each([
  ['2026-11-20T06:00:00Z', 0],
  ['2026-11-20T05:59:59Z', 23],
  ['2026-07-15T18:30:00Z', 12],
])('at %s it is %i h', (instant, expected) => {
  expect(hourIn('America/Monterrey', new Date(instant))).toBe(expected)
})

test('a day is written in the Mexican form', () => {
  expect(['2026-11-20', '2027-01-03'].map(formatDay)).toEqual(['20 nov 2026', '3 ene 2027'])
})

test.each<[zone: TimeZone, day: string, start: string]>([
  ['America/Cancun', '2026-07-15', '2026-07-15T05:00:00.000Z'],
  ['America/Cancun', '2026-12-31', '2026-12-31T05:00:00.000Z'],
  ['America/Hermosillo', '2026-07-15', '2026-07-15T07:00:00.000Z'],
  // Tijuana changes its clocks at two in the morning, so its 8 March has 23 hours and its 1 November 25.
  ['America/Tijuana', '2026-03-08', '2026-03-08T08:00:00.000Z'],
  ['America/Tijuana', '2026-03-09', '2026-03-09T07:00:00.000Z'],
  ['America/Tijuana', '2026-11-01', '2026-11-01T07:00:00.000Z'],
  ['America/Tijuana', '2026-11-02', '2026-11-02T08:00:00.000Z'],
])('in %s the %s begins at %s', (zone, day, start) => {
  expect(startOfDay(zone, day).toISOString()).toBe(start)
  expect(dayIn(zone, new Date(start))).toBe(day)
  expect(dayIn(zone, new Date(Date.parse(start) - 1))).toBe(addDays(day, -1))
  expect([hourIn(zone, new Date(start)), hourIn(zone, new Date(Date.parse(start) - 1))]).toEqual([0, 23])
})

test('the same instant has the day, year and hour of each zone', () => {
  const instant = new Date('2027-01-01T05:30:00Z')
  expect([yearIn('America/Cancun', instant), yearIn('America/Tijuana', instant)]).toEqual([2027, 2026])
  expect(formatMoment('America/Cancun', instant.toISOString())).toBe('1 ene 2027, 0:30')
  expect(formatMoment('America/Tijuana', instant.toISOString())).toBe('31 dic 2026, 21:30')
})

test('an agency has the zone that it chose, else that of its first state, and no stored text can break it', () => {
  expect(timeZoneOf('America/Cancun', ['Nuevo León'])).toBe('America/Cancun')
  expect(timeZoneOf(null, ['Baja California', 'Sonora'])).toBe('America/Tijuana')
  expect(timeZoneOf(null, ['Querétaro'])).toBe('America/Mexico_City')
  expect([timeZoneOf(null, []), timeZoneOf('Mars/Olympus', []), timeZoneOf('toString', [])]).toEqual(
    Array.from({ length: 3 }, () => 'America/Mexico_City'),
  )
})

test('every state has a zone, and only those that are written have another one than the centre', () => {
  const others = STATES.filter((state) => timeZoneOf(null, [state]) !== 'America/Mexico_City')
  expect(others).toEqual([
    'Baja California',
    'Baja California Sur',
    'Campeche',
    'Chihuahua',
    'Coahuila',
    'Durango',
    'Nayarit',
    'Nuevo León',
    'Quintana Roo',
    'Sinaloa',
    'Sonora',
    'Tamaulipas',
    'Yucatán',
  ])
})
