import { expect, test } from 'vitest'
import { catalogueOf, storedRow } from '#test/factories/catalogue.ts'
import { nextCatalogue, withRate } from './catalogue.ts'

const RATE = { pesosPerDollar: 20, day: '2026-11-27' }
const DOLLARS = { priceCents: 1_000_00, currency: 'USD' } as const
const SECOND = { secondCategory: 'venta', secondPriceCents: 9_000_00, secondCurrency: 'USD' } as const

test('with another rate all prices in dollars are compared anew, also second and later ones', () => {
  const before = catalogueOf([DOLLARS, { priceCents: 19_000_00, currency: 'MXN', category: 'renta', ...SECOND }])
  const after = nextCatalogue(withRate(before, RATE), [storedRow('3', DOLLARS)], [])
  expect(after.offers.map(({ id, comparableCents }) => [id, comparableCents]).toSorted()).toEqual([
    ['1', 20_000_00],
    ['2', 180_000_00],
    ['2', 19_000_00],
    ['3', 20_000_00],
  ])
  expect(before.offers[0]?.comparableCents).not.toBe(after.offers[0]?.comparableCents)
})

test('with the same rate it is the same catalogue', () => {
  const before = withRate(catalogueOf([DOLLARS]), RATE)
  expect(withRate(before, { ...RATE })).toBe(before)
})
