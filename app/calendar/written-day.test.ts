import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, formatDay } from './calendar-day.ts'
import { readTypedDay } from './said-day.ts'
import { readWrittenDay } from './written-day.ts'

test.each([
  '2026-12-03',
  '2026-12-3',
  '3/12/2026',
  '03/12/26',
  '3-12-2026',
  '3.12.2026',
  '3 dic 2026',
  '3-dic-26',
  ' 3 Dic. 2026 ',
  '3 de diciembre de 2026',
  '3 de DICIEMBRE del 2026',
])('«%s» is 3 December 2026', (text) => {
  expect(readWrittenDay(text)).toBe('2026-12-03')
  expect(readTypedDay(text, '2026-11-20')).toBe('2026-12-03')
})

test.each(['', '3', '3/12', '31/11/2026', '2026-13-01', '12/31/2026', '3 dic', '3/12/2026 a las 5', '3/12/202', 'hoy'])(
  '«%s» writes no day with its year',
  (text) => {
    expect(readWrittenDay(text)).toBeNull()
  },
)

test.each([
  ['3/12', '2026-12-03'],
  ['3/2', '2027-02-03'],
  ['3 dic', '2026-12-03'],
  ['mañana', '2026-11-21'],
  ['Hoy', '2026-11-20'],
  ['el jueves', '2026-11-26'],
  ['en 2 semanas', '2026-12-04'],
])('«%s» is typed on 20 November 2026 for %s', (text, day) => {
  expect(readTypedDay(text, '2026-11-20')).toBe(day)
})

test.each(['', 'cuando sea', '31/11', 'mañana a las 5', 'el 3/12/2026 por la tarde'])(
  '«%s» is not only a day',
  (text) => {
    expect(readTypedDay(text, '2026-11-20')).toBeNull()
  },
)

test('every day that the product writes can be typed again', () => {
  const day = fc.integer({ min: -9_000, max: 25_000 }).map((count) => addDays('2026-01-01', count))
  fc.assert(
    fc.property(day, (each) => {
      expect(readWrittenDay(formatDay(each))).toBe(each)
    }),
  )
})
