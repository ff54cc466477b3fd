import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { UNKNOWN } from '#app/catalogue/facts/fact-columns.ts'
import { computedPerM2, contradictedPerM2, followPrice } from './price-per-m2.ts'

/** A rent of $88,200 for 210 m², which is $420 per m². */
const RENT = { ...UNKNOWN, category: 'renta', priceCents: 88_200_00, area: 210, pricePerM2Cents: 420_00 } as const
type Priced = Parameters<typeof followPrice>[0]

describe('a save without a new price per m²', () => {
  test.each<[string, Partial<Priced>, number | null]>([
    ['another price', { priceCents: 105_000_00 }, 500_00],
    ['another area', { area: 200 }, 441_00],
    ['another currency, with the figure of that price', { currency: 'USD', priceCents: 4_900_00 }, 23_33],
    ['a price that is quoted per m²', { priceCents: 500_00, priceBase: 'por_m2' }, 500_00],
    ['a price per ft² and year', { priceCents: 6_60, priceBase: 'por_ft2', pricePeriod: 'anio' }, 5_92],
    ['a rent of a year', { pricePeriod: 'anio' }, 35_00],
    ['a sale', { category: 'venta', priceCents: 2_100_000_00 }, 10_000_00],
    ['a traspaso', { category: 'traspaso', priceCents: 420_000_00 }, 2_000_00],
    ['a price to be asked for', { priceCents: null, priceOnRequest: 'si' }, null],
    ['no area', { area: null }, null],
    ['so much land that a m² costs nothing', { priceCents: 1_00, area: 1_000_000 }, null],
    ['an amount of more than 12 digits for a m²', { priceCents: 999_999_999_999_99, area: 0.01 }, null],
    ['the end of a range alone', { priceToCents: 90_000_00 }, 420_00],
    ['nothing', {}, 420_00],
  ])('with %s', (_name, change, cents) => {
    expect(followPrice(RENT, { ...RENT, ...change }).pricePerM2Cents).toBe(cents)
  })

  test('one that is empty stays empty', () => {
    const empty = { ...RENT, pricePerM2Cents: null }
    expect(followPrice(empty, { ...empty, priceCents: 105_000_00 })).toEqual({ ...empty, priceCents: 105_000_00 })
  })

  test('one that never agreed stays as it is until the price changes', () => {
    const odd = { ...RENT, pricePerM2Cents: 5_00 }
    expect(followPrice(odd, { ...odd, priceToCents: 99_000_00 }).pricePerM2Cents).toBe(5_00)
    expect(followPrice(odd, { ...odd, priceCents: 105_000_00 }).pricePerM2Cents).toBe(500_00)
  })
})

test('a typed one is saved as typed, also with a new price', () => {
  const typed = { ...RENT, priceCents: 105_000_00, pricePerM2Cents: 480_00 }
  expect(followPrice(RENT, typed)).toBe(typed)
})

describe('a restored version', () => {
  const NOW = { ...RENT, priceCents: 105_000_00, pricePerM2Cents: 500_00 }

  test.each<[string, Priced, Partial<Priced>, number | null]>([
    ['stays as it was', NOW, { priceCents: 88_200_00, pricePerM2Cents: 420_00 }, 420_00],
    ['stays with its rounded figure', NOW, { priceCents: 88_200_00, pricePerM2Cents: 425_00 }, 425_00],
    ['stays with the figure that both have', NOW, { priceCents: 104_000_00, pricePerM2Cents: 500_00 }, 500_00],
    ['follows where it contradicted itself', RENT, { priceCents: 105_000_00 }, 500_00],
    ['follows where only its price is restored', NOW, { priceCents: 88_200_00 }, 420_00],
    ['follows where only its price per m² is restored', NOW, { pricePerM2Cents: 420_00 }, 500_00],
    ['stays empty', NOW, { priceCents: 88_200_00, pricePerM2Cents: null }, null],
    ['stays without a price', NOW, { priceCents: null, pricePerM2Cents: 420_00 }, 420_00],
    ['is emptied where only the price on request is restored', NOW, { priceCents: null }, null],
    ['does not touch an older contradiction', { ...NOW, pricePerM2Cents: 5_00 }, {}, 5_00],
  ])('%s', (_name, before, change, cents) => {
    expect(followPrice(before, { ...before, ...change }, true).pricePerM2Cents).toBe(cents)
  })
})

test.each<[string, Partial<Priced>, number | null]>([
  ['none', { pricePerM2Cents: null }, null],
  ['the same', {}, null],
  ['2 % more', { pricePerM2Cents: 428_40 }, null],
  ['a centavo beyond that', { pricePerM2Cents: 428_41 }, 420_00],
  ['2 % less', { pricePerM2Cents: 411_60 }, null],
  ['less than that', { pricePerM2Cents: 411_59 }, 420_00],
  ['one within the range', { priceToCents: 105_000_00, pricePerM2Cents: 480_00 }, null],
  ['one beyond the range', { priceToCents: 105_000_00, pricePerM2Cents: 511_00 }, 420_00],
  ['a total typed as the price of a m²', { pricePerM2Cents: 88_200_00 }, 420_00],
  ['no price to compare', { priceCents: null }, null],
  ['no area to compare', { area: null }, null],
  ['dollars quoted per m²', { currency: 'USD', priceCents: 4_50, priceBase: 'por_m2', pricePerM2Cents: 4_50 }, null],
  ['dollars that differ', { currency: 'USD', priceCents: 4_50, priceBase: 'por_m2', pricePerM2Cents: 5_00 }, 4_50],
])('a stated price per m² with %s', (_name, facts, cents) => {
  expect(contradictedPerM2({ ...RENT, ...facts })).toBe(cents)
})

test('what has followed agrees, and following again changes nothing', () => {
  const amount = fc.integer({ min: 1, max: 10 ** 11 })
  const area = fc.integer({ min: 1, max: 10 ** 7 }).map((hundredths) => hundredths / 100)
  const facts = fc.record({
    priceCents: amount,
    area,
    category: fc.constantFrom('renta', 'venta', 'traspaso'),
    currency: fc.constantFrom('MXN', 'USD'),
    priceBase: fc.constantFrom(null, 'por_m2', 'por_ft2'),
    pricePeriod: fc.constantFrom(null, 'anio'),
  } as const)
  fc.assert(
    fc.property(facts, facts, fc.option(amount), (one, other, pricePerM2Cents) => {
      const before = { ...RENT, ...one, pricePerM2Cents }
      const after = followPrice(before, { ...before, ...other })
      expect(followPrice(before, after)).toEqual(after)
      fc.pre(JSON.stringify(one) !== JSON.stringify(other) && pricePerM2Cents !== null)
      expect([after.pricePerM2Cents, contradictedPerM2(after)]).toEqual([computedPerM2(after), null])
    }),
  )
})
