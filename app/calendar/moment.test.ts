import { expect, test } from 'vitest'
import { formatHour, formatMoment } from './moment.ts'

test.each([
  ['2026-11-20T23:11:07.000Z', '20 nov 2026, 17:11'],
  ['2026-11-20T15:05:00.000Z', '20 nov 2026, 9:05'],
  ['2026-07-01T06:00:00.000Z', '1 jul 2026, 0:00'],
])('%s is shown as %s', (timestamp, expected) => {
  expect(formatMoment('America/Monterrey', timestamp)).toBe(expected)
})

test.each([
  ['09:30', '9:30'],
  ['16:30', '16:30'],
  ['00:00', '0:00'],
])('the stored hour %s is shown as %s', (hour, expected) => {
  expect(formatHour(hour)).toBe(expected)
})
