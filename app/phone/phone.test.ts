import { expect, test } from 'vitest'
import { formatPhone, storedPhone } from './phone.ts'

test.each([
  '81 1234 5678',
  '+52 81 1234 5678',
  '52 (81) 1234-5678',
  '521 81 1234 5678',
  '+5218112345678',
  '044 81 12 34 56 78',
  '045-8112345678',
  '01.81.1234.5678',
  '\t8112345678 ',
])('%s is one number', (typed) => {
  expect(storedPhone(typed)).toBe('+528112345678')
})

test.each(['', '12345678', '811234567', '81123456789', '+1 415 555 2671', '81 1234 5678 ext. 9', 'ocho uno', '+52'])(
  '«%s» is no Mexican number',
  (typed) => {
    expect(storedPhone(typed)).toBeNull()
  },
)

test.each([
  ['+528112345678', '+52 81 1234 5678'],
  ['+525512345678', '+52 55 1234 5678'],
  ['+528211234567', '+52 821 123 4567'],
  ['81 1234 5678', '81 1234 5678'],
  ['', ''],
])('%s is shown as %s', (stored, shown) => {
  expect(formatPhone(stored)).toBe(shown)
})
