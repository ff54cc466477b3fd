import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { buildProperty } from '#test/factories/property.ts'
import { centsFromText } from '#app/catalogue/price/price.ts'
import { adjustPrice } from './adjust-price.ts'
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

/** The new price of a rent of this amount. */
function adjusted(priceCents: number, change: PriceAdjustment, more: Partial<PropertyInput> = {}): number {
  const result = adjustPrice(buildProperty({ priceCents, ...more }), change)
  return result.ok ? (centsFromText(result.values.price ?? '') ?? 0) : 0
}

const PER_M2 = { priceBase: 'por_m2' } as const
const TO_HUNDREDS = { ...FIVE_UP, rounding: 10_000 } as const

describe('the new price', () => {
  test.each<[number, PriceAdjustment, number, Partial<PropertyInput>?]>([
    [45_000_00, FIVE_UP, 47_250_00],
    [45_010_00, { ...FIVE_UP, rounding: 100 }, 47_261_00],
    [45_010_00, { ...FIVE_UP, rounding: 1_000 }, 47_260_00],
    [45_010_00, TO_HUNDREDS, 47_300_00],
    [45_010_00, { ...FIVE_UP, rounding: 100_000 }, 47_000_00],
    [1_00, { ...FIVE_UP, percent: 50 }, 1_01],
    [900_000_000_000_01, { ...FIVE_UP, percent: 1 }, 900_090_000_000_01],
    [10_00, amount(2_50), 12_50],
    // The step follows the size of the amount.
    [120_00, TO_HUNDREDS, 126_00, PER_M2],
    [145_00, TO_HUNDREDS, 152_00, PER_M2],
    [14_50, TO_HUNDREDS, 15_00, PER_M2],
    [4_50, { ...FIVE_UP, rounding: 100_000 }, 4_70, { ...PER_M2, currency: 'USD' }],
    [6_60, TO_HUNDREDS, 6_90, { priceBase: 'por_ft2', pricePeriod: 'anio' }],
    [18_000_00, TO_HUNDREDS, 18_900_00, PER_M2],
    [120_00, TO_HUNDREDS, 126_00],
    [400_00, { ...FIVE_UP, rounding: 100_000 }, 420_00],
    // A rise never lowers and a cut never raises.
    [45_200_00, { ...FIVE_UP, percent: 50, rounding: 100_000 }, 45_400_00],
    [45_000_00, { ...FIVE_UP, percent: 10, rounding: 100_000 }, 45_050_00],
    [45_800_00, { ...FIVE_UP, direction: 'down', percent: 50, rounding: 100_000 }, 45_600_00],
    [1_00, { ...FIVE_UP, percent: 10 }, 1_00],
    // Both ends of a range have the step of the lower one.
    [24_990_00, { ...FIVE_UP, rounding: 100_000 }, 26_200_00, { priceToCents: 25_010_00 }],
  ])('%d with %o is %d', (cents, change, expected, more) => {
    expect(adjusted(cents, change, more)).toBe(expected)
  })

  test('is within 2 points of the requested one, on the right side, and a multiple of a usual step', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_00, max: 10 ** 11 }),
        fc.integer({ min: 1, max: 9_000 }),
        fc.constantFrom(0, 100, 1_000, 10_000, 100_000),
        fc.constantFrom('up', 'down'),
        fc.constantFrom(null, 'por_m2', 'por_ft2'),
        (cents, percent, rounding, direction, priceBase) => {
          const sign = direction === 'up' ? 1 : -1
          const change = { ...FIVE_UP, percent, rounding, direction } as PriceAdjustment
          const now = adjusted(cents, change, { priceBase })
          expect(sign * (now - cents)).toBeGreaterThanOrEqual(0)
          const moved = ((now - cents) / cents) * 10_000
          expect(Math.abs(moved - sign * percent)).toBeLessThanOrEqual(200.001)
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
    expect(adjustPrice(buildProperty(facts), change)).toEqual({ ok: true, values })
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
    ['cut to 0', { priceCents: 1 }, { ...FIVE_UP, direction: 'down', percent: 9_999 }, '$0.01 MXN quedaría en 0.'],
  ] as [string, Partial<PropertyInput>, PriceAdjustment, string][])(
    '%s is refused',
    (_name, facts, change, refusal) => {
      expect(adjustPrice(buildProperty(facts), change)).toEqual({ ok: false, refusal })
    },
  )
})
