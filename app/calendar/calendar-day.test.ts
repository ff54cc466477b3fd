import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayInMonterrey, daysBetween, formatDay, hourInMonterrey, startOfDay } from './calendar-day.ts'
import { isCalendarDay } from './is-calendar-day.ts'

test.each([
  ['the day in Monterrey begins six hours after UTC', '2026-11-20T06:00:00.000Z', '2026-11-20'],
  ['a moment earlier it is still the day before', '2026-11-20T05:59:59.999Z', '2026-11-19'],
  ['midnight UTC is the evening before', '2026-11-20T00:00:00.000Z', '2026-11-19'],
  ['summer has no other hour', '2026-07-15T05:59:59.999Z', '2026-07-14'],
  ['the new year comes at six in the morning UTC', '2027-01-01T05:59:59.999Z', '2026-12-31'],
  ['the leap day is a day', '2028-03-01T05:00:00.000Z', '2028-02-29'],
  ['an ordinary February ends at 28', '2027-03-01T05:00:00.000Z', '2027-02-28'],
])('%s', (_rule, instant, day) => {
  expect(dayInMonterrey(new Date(instant))).toBe(day)
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
    fc.property(days, (instant) => {
      const day = dayInMonterrey(instant)
      const start = startOfDay(day)
      expect(dayInMonterrey(start)).toBe(day)
      expect(dayInMonterrey(new Date(start.getTime() - 1))).toBe(addDays(day, -1))
    }),
  )
})

test.each([
  ['2026-11-20T06:00:00Z', 0],
  ['2026-11-20T05:59:59Z', 23],
  ['2026-07-15T18:30:00Z', 12],
])('at %s it is %i h', (instant, expected) => {
  expect(hourInMonterrey(new Date(instant))).toBe(expected)
})

test('a day is written in the Mexican form', () => {
  expect(['2026-11-20', '2027-01-03'].map(formatDay)).toEqual(['20 nov 2026', '3 ene 2027'])
})
