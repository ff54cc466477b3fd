import { expect, test } from 'vitest'
import { postponedDay } from './today.ts'

test.each([
  ['manana', '2026-11-20', '2026-11-21'],
  ['manana', '2026-12-31', '2027-01-01'],
  ['lunes', '2026-11-20', '2026-11-23'],
  ['lunes', '2026-11-22', '2026-11-23'],
  ['lunes', '2026-11-23', '2026-11-30'],
  ['2026-12-24', '2026-11-20', '2026-12-24'],
  ['2026-02-30', '2026-11-20', null],
  ['9999-12-31', '2026-11-20', null],
  ['', '2026-11-20', null],
  ['ayer', '2026-11-20', null],
])('%j on %s is %s', (choice, today, day) => {
  expect(postponedDay(choice, today)).toBe(day)
})
