import { expect, test } from 'vitest'
import { formatMoment } from '#app/calendar/moment.ts'
import { formatLogTime } from './activity-time.ts'

test.each([
  ['2026-11-20T18:41:07.000Z', '20/11/2026, 12:41'],
  ['2026-11-19T15:15:00.000Z', '19/11/2026, 9:15'],
  ['2026-01-01T05:59:59.999Z', '31/12/2025, 23:59'],
  ['2026-07-01T06:00:00.000Z', '01/07/2026, 0:00'],
])('%s is shown as %s', (timestamp, expected) => {
  expect(formatLogTime('America/Monterrey', timestamp)).toBe(expected)
  // Everywhere else the hour is written the same way.
  expect(formatMoment('America/Monterrey', timestamp)).toContain(expected.slice(expected.indexOf(',')))
})
