import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparableCents } from '#app/catalogue/price/quoted.ts'
import { eachOffer } from '#app/catalogue/price/second-offer.ts'
import { DEFAULT_RATE } from '#app/catalogue/price/price.ts'
import { CATEGORIES, CURRENCIES, STATUSES } from '#app/catalogue/facts/vocabulary.ts'
import { freeRanges } from './free-ranges.ts'

const space = fc.record({
  status: fc.constantFrom(...STATUSES),
  category: fc.constantFrom(...CATEGORIES),
  area: fc.option(fc.integer({ min: 0, max: 200_000 })),
  currency: fc.constantFrom(...CURRENCIES),
  priceCents: fc.option(fc.integer({ min: 0, max: 9_999_999 })),
  priceToCents: fc.option(fc.integer({ min: 10_000_000, max: 99_999_999 })),
  priceBase: fc.constantFrom('por_m2', 'por_ft2', null),
  pricePeriod: fc.constantFrom('anio', null),
  priceOnRequest: fc.constant(null),
  vat: fc.constant(null),
  secondCategory: fc.constantFrom(...CATEGORIES, null),
  secondCurrency: fc.constantFrom('USD', null),
  secondPriceCents: fc.option(fc.integer({ min: 1, max: 9_999_999 })),
  secondPriceToCents: fc.option(fc.integer({ min: 10_000_000, max: 99_999_999 })),
  secondPriceBase: fc.constantFrom('por_m2', 'por_ft2', null),
  secondPriceOnRequest: fc.constant(null),
  secondVat: fc.constant(null),
})

/** Dollars are so expensive that the default rate would order some prices the other way. */
const RATE = { ...DEFAULT_RATE, pesosPerDollar: 90 }

test('a range is the minimum and the maximum of the free spaces', () => {
  fc.assert(
    fc.property(fc.array(space, { maxLength: 60 }), (spaces) => {
      const free = spaces.filter(({ status }) => status === 'disponible')
      const areas = free.flatMap(({ area }) => area ?? [])
      const { area, prices } = freeRanges(spaces, RATE)
      expect(area).toEqual(areas.length === 0 ? null : { least: Math.min(...areas), most: Math.max(...areas) })
      expect(
        prices.map(({ category, least, most }) => [
          category,
          comparableCents(least, RATE),
          comparableCents(most, RATE),
        ]),
      ).toEqual(
        CATEGORIES.flatMap((category) => {
          const asked = free
            .flatMap(eachOffer)
            .filter((each) => each.category === category)
            .flatMap((each) => [each, { ...each, priceCents: each.priceToCents ?? each.priceCents }])
            .flatMap((each) => comparableCents(each, RATE) ?? [])
          return asked.length === 0 ? [] : [[category, Math.min(...asked), Math.max(...asked)]]
        }),
      )
      for (const { category, least, most } of prices)
        for (const each of [least, most]) expect([each.category, each.status]).toEqual([category, 'disponible'])
    }),
  )
})

test('without spaces there is no range', () => {
  expect(freeRanges([], RATE)).toEqual({ area: null, prices: [] })
})
