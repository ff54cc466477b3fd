import { expect, test } from 'vitest'
import { mayNameOther, namedCurrency } from './named-currency.ts'

test.each([
  ['USD 35', 'USD'],
  ['us$35', 'USD'],
  ['35 dls.', 'USD'],
  ['$1,200.50 dólares', 'USD'],
  ['12.5 USD/m²', 'USD'],
  ['35 M.N.', 'MXN'],
  ['$35 MXN', 'MXN'],
  ['35 pesos', 'MXN'],
  ['$35', null],
  ['35', null],
  ['-35', null],
  ['35 por m²', null],
  ['', null],
])('«%s» names %j', (amount, currency) => {
  expect(namedCurrency(amount)).toBe(currency)
})

test.each([
  ['U', 'MXN', true],
  ['35 d', 'MXN', true],
  ['USD 35', 'MXN', true],
  ['USD 35', 'USD', false],
  ['35 MX', 'USD', true],
  ['35 MX', 'MXN', false],
  ['0.35 m²', 'USD', false],
  ['0.35m', 'USD', false],
  ['0.35 USD/m²', 'USD', false],
  ['M', 'USD', true],
  ['35 p', 'USD', true],
  ['35 pi', 'USD', false],
  ['$35', 'MXN', false],
  ['35 /m²', 'MXN', false],
  ['', 'USD', false],
] as const)('«%s» beside a price in %s: %j', (amount, own, names) => {
  expect(mayNameOther(amount, own)).toBe(names)
})
