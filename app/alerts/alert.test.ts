import { expect, test } from 'vitest'
import { expiryText, isUrgent } from './alert.ts'

test.each([
  [0, 'Vence hoy'],
  [1, 'Vence en 1 día'],
  [2, 'Vence en 2 días'],
  [90, 'Vence en 90 días'],
])('with %i days left the text is «%s»', (days, expected) => {
  expect(expiryText({ kind: 'contract', daysUntilExpiry: days })).toBe(expected)
})

test('thirty days are urgent, thirty-one are not', () => {
  expect([0, 30, 31, 90].map(isUrgent)).toEqual([true, true, false, false])
})
