import { expect, test } from 'vitest'
import type { TimeZone } from './time-zones.ts'
import { instantAt } from './zoned-instant.ts'

test.each<[zone: TimeZone, day: string, hour: string, instant: string]>([
  ['America/Monterrey', '2026-12-03', '10:00', '2026-12-03T16:00:00.000Z'],
  ['America/Monterrey', '2026-07-03', '10:00', '2026-07-03T16:00:00.000Z'],
  ['America/Monterrey', '2026-12-31', '23:30', '2027-01-01T05:30:00.000Z'],
  ['America/Cancun', '2026-12-03', '10:00', '2026-12-03T15:00:00.000Z'],
  // Tijuana puts its clocks forward on 8 March at 2:00 and back on 1 November at 2:00.
  ['America/Tijuana', '2026-03-07', '10:00', '2026-03-07T18:00:00.000Z'],
  ['America/Tijuana', '2026-03-08', '01:59', '2026-03-08T09:59:00.000Z'],
  ['America/Tijuana', '2026-03-08', '02:30', '2026-03-08T10:30:00.000Z'],
  ['America/Tijuana', '2026-03-08', '10:00', '2026-03-08T17:00:00.000Z'],
  ['America/Tijuana', '2026-11-01', '01:30', '2026-11-01T08:30:00.000Z'],
  ['America/Tijuana', '2026-11-01', '10:00', '2026-11-01T18:00:00.000Z'],
])('in %s the %s at %s is %s', (zone, day, hour, instant) => {
  expect(instantAt(zone, day, hour).toISOString()).toBe(instant)
})
