import { expect, test } from 'vitest'
import { shortPrice } from './short-price.ts'

test.each([
  [{ priceCents: 45_000_00, currency: 'MXN' }, '$45\u00A0mil'],
  [{ priceCents: 4_550_00, currency: 'MXN' }, '$4.6\u00A0mil'],
  [{ priceCents: 2_340_000_00, currency: 'MXN' }, '$2.3\u00A0M'],
  [{ priceCents: 999_999_00, currency: 'MXN' }, '$1\u00A0M'],
  [{ priceCents: 12_000_00, currency: 'USD' }, 'USD\u00A012\u00A0mil'],
  [{ priceCents: 950_00, currency: 'MXN' }, '$950'],
  [{ priceCents: null, currency: 'MXN' }, '$$'],
  [{ priceCents: 110_00, currency: 'MXN', quote: { figure: '$110', rest: ' MXN/m² al mes' } }, '$110/m²'],
  [
    { priceCents: 41_500_000_00, currency: 'MXN', quote: { figure: '$41,500,000', rest: ' MXN +\u00A0IVA' } },
    '$42\u00A0M',
  ],
  [
    { priceCents: 45_000_00, currency: 'MXN', quote: { figure: '$45,000 a $60,000', rest: ' MXN/mes' } },
    '$45,000 a $60,000',
  ],
  [{ priceCents: null, currency: 'MXN', quote: { figure: 'Precio a consultar', rest: '' } }, 'Precio a consultar'],
] as const)('%o is %s', (price, text) => {
  expect(shortPrice({ category: 'renta', ...price })).toBe(text)
})
