import { expect, test } from 'vitest'
import { formatPhone, isPhone, storedPhone } from './phone.ts'

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
  ['+528112345678', '81 1234 5678'],
  ['+52 (81) 1234-5678', '81 1234 5678'],
  ['8112345678', '81 1234 5678'],
  ['521 81 1234 5678 ext. 9', '81 1234 5678 ext. 9'],
  ['+1 (956) 555-0100', '+1 956 555 0100'],
  ['+34 612 34 56 78', '+34612345678'],
  ['0034 612 345 678', '+34612345678'],
  ['911', '911'],
  ['por WhatsApp', 'por WhatsApp'],
  ['+525512345678', '55 1234 5678'],
  ['+528211234567', '821 123 4567'],
  ['81 1234 5678', '81 1234 5678'],
  ['', ''],
])('%s is shown as %s', (stored, shown) => {
  expect(formatPhone(stored)).toBe(shown)
})

test.each(['8112345678', '+52 (81) 1234-5678', '+1 956 555 0100', '81 1234 5678 ext. 9', '(956) 555 0100 oficina'])(
  '%s can be dialled',
  (text) => {
    expect(isPhone(text)).toBe(true)
  },
)

test.each([
  '',
  '1234',
  '812345 ext. 6789',
  'ext. 81 1234 5678',
  '1234567890123456',
  `8112345678 ${'x'.repeat(30)}`,
  '8112345678\noficina',
])('%j can not', (text) => {
  expect(isPhone(text)).toBe(false)
})
