import { expect, test } from 'vitest'
import { applicationCode, recoveryCode } from './code-rule.ts'

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['12345', null],
  ['1234567', null],
  ['aBcDe-FgHiJ', null],
  ['', null],
])('%o is read as %o', (typed, expected) => {
  expect(applicationCode(typed)).toBe(expected)
})

test.each(['aBcDe-FgHiJ', ' aBcDeFgHiJ ', 'aBcDe FgHiJ', 'aBcDe–FgHiJ', 'aBc De-Fg HiJ'])(
  '%o is accepted as that recovery code',
  (typed) => {
    expect(recoveryCode(typed)).toBe('aBcDe-FgHiJ')
  },
)
