import { expect, test } from 'vitest'
import { isSameTime, visitTimeText } from './visit.ts'

test.each([
  ['2026-12-03', '10:00', 60, '2026-12-03', '10:30', 60, true],
  ['2026-12-03', '10:00', 60, '2026-12-03', '11:00', 60, false],
  ['2026-12-03', '10:00', 60, '2026-12-03', '09:00', 60, false],
  ['2026-12-03', '10:00', 61, '2026-12-03', '11:00', 5, true],
  ['2026-12-03', '10:00', 120, '2026-12-03', '10:30', 15, true],
  ['2026-12-03', '23:30', 60, '2026-12-04', '00:15', 30, true],
  ['2026-12-31', '23:30', 30, '2027-01-01', '00:00', 30, false],
])('%s %s, %i minutes, and %s %s, %i minutes: %s', (day, hour, minutes, otherDay, otherHour, otherMinutes, same) => {
  const [one, other] = [
    { day, hour, minutes },
    { day: otherDay, hour: otherHour, minutes: otherMinutes },
  ]
  expect([isSameTime(one, other), isSameTime(other, one)]).toEqual([same, same])
})

test('a visit says when it begins and ends, also after midnight', () => {
  expect(visitTimeText({ day: '2026-12-03', hour: '10:00', minutes: 90 })).toBe('3 dic 2026, 10:00 a 11:30')
  expect(visitTimeText({ day: '2026-12-03', hour: '23:30', minutes: 60 })).toBe('3 dic 2026, 23:30 a 0:30')
})
