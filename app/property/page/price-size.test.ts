import { expect, test } from 'vitest'
import { isLong, isWide } from './price-size.ts'

const RENT = { priceCents: 4_675_000, currency: 'MXN', category: 'renta' } as const

test.each([
  [null, false],
  [{ figure: '$46,750', rest: ' MXN/mes + IVA' }, false],
  [{ figure: 'USD 6.70', rest: ' /m²/mes + IVA' }, false],
  [{ figure: '$145', rest: ' MXN/m²/mes + IVA' }, true],
])('the text after the figure of %j is on its own line: %s', (quote, wide) => {
  expect(isWide({ ...RENT, quote })).toBe(wide)
})

test.each([
  ['$12,500,000', false],
  ['$123,456,789.55', true],
  ['USD 6.55 a 7.35', false],
])('%s is long: %s', (figure, long) => {
  expect(isLong(figure)).toBe(long)
})
