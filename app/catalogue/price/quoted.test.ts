import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PRICE_BASES, PRICE_PERIODS } from '#app/catalogue/facts/quote-vocabulary.ts'
import { DEFAULT_RATE } from './price.ts'
import { buildDetail } from '#test/factories/property-detail.ts'
import { runs } from '#test/tier.ts'
import { comparableCents, inCurrency, perFootAYear, totalCents, worthOf } from './quoted.ts'
import { SQUARE_FEET, areaRatio, dividedBy, ratioOf, times, toCents } from './ratio.ts'

const MOST_CENTS = 99_999_999_999_999
const TIMES = 10_000

const anyQuote = fc.record({
  cents: fc.oneof(fc.integer({ min: 0, max: MOST_CENTS }), fc.nat({ max: 100_000 })),
  base: fc.constantFrom(null, ...PRICE_BASES),
  period: fc.constantFrom(null, ...PRICE_PERIODS),
  hundredths: fc.integer({ min: 1, max: 10_000_000_00 }),
})

describe('random prices there and back', () => {
  test('the monthly total converted back to the quoted unit is within half a centavo of the amount', () => {
    fc.assert(
      fc.property(anyQuote, ({ cents, base, period, hundredths }) => {
        const { total } = worthOf(cents, { base, period }, hundredths / 100)
        if (total === null) throw new Error('The surface is known')
        // The inverse calculation uses whole numbers only: each multiplication becomes a division and the reverse.
        const feet = base === 'por_ft2' ? [10_000n, 107_639n] : [1n, 1n]
        const surface = base === null ? [1n, 1n] : [100n, BigInt(hundredths)]
        const months = period === null ? 1n : 12n
        const back = {
          of: total.of * months * (feet[0] ?? 1n) * (surface[0] ?? 1n),
          by: total.by * (feet[1] ?? 1n) * (surface[1] ?? 1n),
        }
        expect(toCents(back)).toBe(cents)
        expect(back.of, 'nothing was lost on the way').toBe(back.by * BigInt(cents))
      }),
      { numRuns: runs(TIMES) },
    )
  })

  test('a shown price is within half a centavo of the exact one', () => {
    fc.assert(
      fc.property(anyQuote, ({ cents, base, period, hundredths }) => {
        const { total, perM2 } = worthOf(cents, { base, period }, hundredths / 100)
        for (const exact of [total, perM2, perM2 && perFootAYear(perM2)]) {
          if (exact === null) throw new Error('The surface is known')
          const shown = (2n * exact.of + exact.by) / (2n * exact.by)
          const off = 2n * (shown * exact.by - exact.of)
          expect(off <= exact.by && off > -exact.by).toBe(true)
        }
      }),
      { numRuns: runs(TIMES) },
    )
  })

  test('a price per m² and the same price per ft² are equal', () => {
    fc.assert(
      fc.property(anyQuote, ({ cents, hundredths }) => {
        const feet = times(areaRatio(hundredths / 100), SQUARE_FEET)
        const { perM2 } = worthOf(cents, { base: null, period: null }, hundredths / 100)
        if (perM2 === null) throw new Error('The surface is known')
        expect(toCents(times(dividedBy(perM2, SQUARE_FEET), feet))).toBe(cents)
      }),
      { numRuns: runs(TIMES) },
    )
  })
})

test('half a centavo is rounded up', () => {
  expect([1, 2, 3, 4, 5].map((of) => toCents({ of: BigInt(of), by: 4n }))).toEqual([0, 1, 1, 1, 1])
  expect(toCents(ratioOf(MOST_CENTS))).toBe(MOST_CENTS)
})

describe('the comparable price', () => {
  test.each([
    ['$110 por m² al mes', { priceCents: 110_00, priceBase: 'por_m2' }, 264_000_00],
    ['$1,320 por m² al año', { priceCents: 1_320_00, priceBase: 'por_m2', pricePeriod: 'anio' }, 264_000_00],
    ['0.55 por ft² al mes', { priceCents: 55, priceBase: 'por_ft2' }, 14_208_35],
    ['6.60 por ft² al año', { priceCents: 6_60, priceBase: 'por_ft2', pricePeriod: 'anio' }, 14_208_35],
    ['$3,168,000 al año', { priceCents: 3_168_000_00, pricePeriod: 'anio' }, 264_000_00],
    ['$264,000 al mes', {}, 264_000_00],
    ['por m² sin superficie', { priceCents: 110_00, priceBase: 'por_m2', area: null }, null],
    ['a consultar', { priceCents: null, priceOnRequest: 'si' }, null],
    ['venta por m²', { category: 'venta', priceCents: 12_000_00, priceBase: 'por_m2' }, 28_800_000_00],
    ['un traspaso no tiene base', { category: 'traspaso', priceCents: 500_000_00, priceBase: 'por_m2' }, 500_000_00],
  ] as const)('%s', (_, quoted, cents) => {
    expect(totalCents(buildDetail(quoted))).toBe(cents)
  })

  test('both currencies are ordered on one scale and can be converted back', () => {
    const dollars = buildDetail({ priceCents: 55, priceBase: 'por_ft2', currency: 'USD' })
    expect(comparableCents(dollars, DEFAULT_RATE)).toBe(14_208_35 * DEFAULT_RATE.pesosPerDollar)
    expect(inCurrency(14_208_35 * DEFAULT_RATE.pesosPerDollar, 'USD', DEFAULT_RATE)).toBe(14_208_35)
    const rate = { pesosPerDollar: 18.3745, day: '2026-11-27' }
    expect(comparableCents(dollars, rate)).toBe(26_107_133)
    expect(inCurrency(26_107_133, 'USD', rate)).toBe(14_208_35)
    expect(comparableCents(buildDetail(), DEFAULT_RATE)).toBe(264_000_00)
    expect(comparableCents(buildDetail({ priceCents: null }), DEFAULT_RATE)).toBeNull()
    expect(comparableCents(buildDetail({ priceCents: MOST_CENTS, currency: 'USD' }), DEFAULT_RATE)).toSatisfy(
      Number.isSafeInteger,
    )
  })
})
