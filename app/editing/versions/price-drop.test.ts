import { expect, test } from 'vitest'
import { eachOffer } from '#app/catalogue/price/second-offer.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { buildProperty } from '#test/factories/property.ts'
import { priceDropDay } from './price-drop.ts'

const BOTH = { secondCategory: 'venta', secondPriceCents: 900 } as const

/** Prices of a rent, saved a day after the other from 1 November on. */
function dropOf(saves: readonly Partial<PropertyInput>[], category: 'renta' | 'venta' = 'renta') {
  const days = saves.map((changed, at) => ({
    day: `2026-11-0${at + 1}`,
    offers: eachOffer(buildProperty({ category: 'renta', currency: 'MXN', ...changed })),
  }))
  return priceDropDay(days, category)
}

const ofPrices = (...prices: number[]) => prices.map((priceCents) => ({ priceCents }))

test.each([
  ['a lower price', ofPrices(100, 80), 2],
  ['a lower price and a later save of something else', ofPrices(100, 80, 80, 80), 2],
  ['two drops: the last', ofPrices(100, 80, 70), 3],
  ['a rise that stays below the price before', ofPrices(100, 80, 90), 2],
  ['a rise above the last drop, but below the one before', ofPrices(100, 80, 60, 90), 2],
  ['a rise to the price before', ofPrices(100, 80, 100), null],
  ['a rise above it', ofPrices(100, 80, 110), null],
  ['a rise alone', ofPrices(100, 110), null],
  ['one save', ofPrices(100), null],
])('%s', (_case, saves, day) => {
  expect(dropOf(saves)).toBe(day && `2026-11-0${day}`)
})

test.each<[string, Partial<PropertyInput>, Partial<PropertyInput>]>([
  ['in another currency', { priceCents: 100 }, { priceCents: 80, currency: 'USD' }],
  ['of the other operation', { priceCents: 100, category: 'venta' }, { priceCents: 80 }],
  ['per m²', { priceCents: 100 }, { priceCents: 80, priceBase: 'por_m2' }],
  ['for a month instead of a year', { priceCents: 100, pricePeriod: 'anio' }, { priceCents: 80 }],
  ['without its VAT', { priceCents: 100 }, { priceCents: 80, vat: 'mas_iva' }],
  ['on request', { priceCents: 100 }, { priceCents: 80, priceOnRequest: 'si' }],
  ['on request before', { priceCents: 100, priceOnRequest: 'si' }, { priceCents: 80 }],
  ['of a range that ends higher', { priceCents: 100, priceToCents: 120 }, { priceCents: 90, priceToCents: 130 }],
  ['that nobody gave', { priceCents: 100 }, { priceCents: null }],
])('a price %s is no drop', (_case, before, after) => {
  expect(dropOf([before, after])).toBeNull()
})

test('a price that stood for less than a day is a slip', () => {
  const [first, slip, now] = ofPrices(100, 1000, 100).map(({ priceCents }) => eachOffer(buildProperty({ priceCents })))
  const saves = [first, slip, now].map((offers, at) => ({
    day: at === 0 ? '2026-11-01' : '2026-11-02',
    offers: offers ?? [],
  }))
  expect(priceDropDay(saves, 'renta')).toBeNull()
})

test('the price of the second operation has its own drop, also where it was the first before', () => {
  const lower = { ...BOTH, secondPriceCents: 800 }
  expect(dropOf([BOTH, lower], 'venta')).toBe('2026-11-02')
  expect(dropOf([BOTH, lower])).toBeNull()
  expect(dropOf([{ category: 'venta', priceCents: 900 }, lower], 'venta')).toBe('2026-11-02')
})
