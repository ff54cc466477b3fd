import { expect, test } from 'vitest'
import { byDay, dayName } from './activity-days.ts'

test('entries are grouped by their day in Monterrey, in their order', () => {
  const entries = ['2026-11-21T06:00:00Z', '2026-11-21T05:59:59Z', '2026-11-20T06:00:00Z', '2026-11-20T05:00:00Z']
  const days = byDay(
    'America/Monterrey',
    entries.map((timestamp) => ({ timestamp })),
  )
  expect(days.map(({ day, members }) => [day, members.length])).toEqual([
    ['2026-11-21', 1],
    ['2026-11-20', 2],
    ['2026-11-19', 1],
  ])
  expect(byDay('America/Monterrey', [])).toEqual([])
})

test.each([
  ['2026-11-22', 'Hoy, 22 nov 2026'],
  ['2026-11-21', 'Ayer, 21 nov 2026'],
  ['2026-11-20', '20 nov 2026'],
])('%s is called %s', (day, expected) => {
  expect(dayName(day, '2026-11-22')).toBe(expected)
})
