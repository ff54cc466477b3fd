import { expect, test } from 'vitest'
import { readDay, readMoment } from './read-day.ts'

test.each([
  ['2026-12-31', '2026-12-31'],
  ['2026-12-31 18:30', '2026-12-31'],
  ['31/12/2026', '2026-12-31'],
  ['1-3-26', '2026-03-01'],
  ['31-dic-2026', '2026-12-31'],
  ['31 de diciembre de 2026', '2026-12-31'],
  [46_387, '2026-12-31'],
  ['46387', '2026-12-31'],
  ['2026-12-31T00:00:00.000Z', '2026-12-31'],
  ['2026-12-31T03:00:00.000Z', '2026-12-30'],
  ['31/02/2026', null],
  ['pronto', null],
  [2026, null],
])('the day of %s', (cell, expected) => {
  expect(readDay(cell, 'America/Monterrey')).toBe(expected)
})

test.each([
  ['2026-11-20 11:59', '2026-11-20T17:59:00.000Z'],
  ['2026-11-20', '2026-11-20T06:00:00.000Z'],
  ['2026-11-20T18:00:01.500Z', '2026-11-20T18:00:01.500Z'],
  ['ayer', undefined],
])('the moment of %s', (cell, expected) => {
  expect(readMoment(cell, 'America/Monterrey')?.toISOString()).toBe(expected)
})
