import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { buildProperty } from '#test/factories/property.ts'
import { adjustPrice, adjustedCents } from './adjust-price.ts'
import type { PriceAdjustment } from './batch-change.ts'

const FIVE_UP: PriceAdjustment = {
  kind: 'price',
  operation: 'all',
  direction: 'up',
  rounding: 0,
  way: 'percent',
  percent: 500,
}

function amount(cents: number, more: Partial<PriceAdjustment> = {}): PriceAdjustment {
  return { ...FIVE_UP, way: 'amount', cents, currency: 'MXN', ...more } as PriceAdjustment
}

describe('the new price', () => {
  test.each([
    [45_000_00, FIVE_UP, 47_250_00],
    [45_010_00, { ...FIVE_UP, rounding: 100 }, 47_261_00],
    [45_010_00, { ...FIVE_UP, rounding: 1_000 }, 47_260_00],
    [45_010_00, { ...FIVE_UP, rounding: 10_000 }, 47_300_00],
    [45_010_00, { ...FIVE_UP, rounding: 100_000 }, 47_000_00],
    [1_00, { ...FIVE_UP, percent: 50 }, 1_01],
    [999_999_999_999_99, { ...FIVE_UP, percent: 1 }, 1_000_099_999_999_99],
    [10_00, { ...FIVE_UP, direction: 'down', percent: 9_999 }, 0],
    [10_00, amount(2_50), 12_50],
    [10_00, amount(12_50, { direction: 'down' }), -2_50],
    [10_00, amount(12_50, { direction: 'down', rounding: 100 }), -2_00],
  ] as [number, PriceAdjustment, number][])('%d with %o is %d', (cents, change, expected) => {
    expect(adjustedCents(cents, change)).toBe(expected)
  })

  test('is the nearest multiple of the unit, a half up', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 11 }),
        fc.integer({ min: 1, max: 20_000 }),
        fc.constantFrom(1, 100, 1_000, 10_000, 100_000),
        (cents, percent, rounding) => {
          const adjusted = adjustedCents(cents, { ...FIVE_UP, percent, rounding } as PriceAdjustment)
          const exact = BigInt(cents) * BigInt(10_000 + percent)
          const error = BigInt(adjusted) * 10_000n - exact
          expect(adjusted % rounding).toBe(0)
          expect(error * 2n <= BigInt(rounding) * 10_000n && error * 2n > -BigInt(rounding) * 10_000n).toBe(true)
        },
      ),
    )
  })
})

describe('the price of a property', () => {
  const SECOND: Partial<PropertyInput> = {
    secondCategory: 'venta',
    secondPriceCents: 900_000_000,
    secondCurrency: 'USD',
  }

  test.each([
    ['price and range', { priceToCents: 30_000_000 }, FIVE_UP, { price: '277200', priceTo: '315000' }],
    ['both operations', SECOND, FIVE_UP, { price: '277200', secondPrice: '9450000' }],
    ['only the sale', SECOND, { ...FIVE_UP, operation: 'venta' }, { secondPrice: '9450000' }],
  ] as [string, Partial<PropertyInput>, PriceAdjustment, object][])('%s', (_name, facts, change, values) => {
    expect(adjustPrice(buildProperty(facts), change)).toEqual({ values })
  })

  test.each([
    [
      'on request',
      { priceCents: null, priceOnRequest: 'si' },
      FIVE_UP,
      'Es «Precio a consultar»: no tiene una cantidad que cambiar.',
    ],
    ['without a price', { priceCents: null }, FIVE_UP, 'No tiene precio.'],
    ['of another operation', {}, { ...FIVE_UP, operation: 'traspaso' }, 'No se ofrece en traspaso.'],
    ['in another currency', { currency: 'USD' }, amount(100), 'Su precio está en USD y la cantidad en MXN.'],
    ['down to 0', {}, amount(26_400_000, { direction: 'down' }), '$264,000 MXN quedaría en 0.'],
    ['below 0', {}, amount(26_400_001, { direction: 'down' }), '$264,000 MXN quedaría en menos de 0.'],
    ['rounded to 0', { priceCents: 40_000 }, { ...FIVE_UP, rounding: 100_000 }, '$400 MXN quedaría en 0.'],
  ] as [string, Partial<PropertyInput>, PriceAdjustment, string][])(
    '%s is refused',
    (_name, facts, change, refused) => {
      expect(adjustPrice(buildProperty(facts), change)).toEqual({ refused })
    },
  )
})
