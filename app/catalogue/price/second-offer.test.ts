import { expect, test } from 'vitest'
import { buildDetail } from '#test/factories/property-detail.ts'
import { quotedPrice } from './quote-text.ts'
import {
  alsoOffered,
  offerQuery,
  offerText,
  operationQuery,
  otherOffer,
  requestedOffer,
  secondOffer,
} from './second-offer.ts'

const BOTH = buildDetail({
  category: 'renta',
  priceCents: 110_00,
  priceBase: 'por_m2',
  pricePeriod: 'anio',
  vat: 'mas_iva',
  secondCategory: 'venta',
  secondPriceCents: 980_000_00,
  secondCurrency: 'USD',
})

test('the second offer has its own price, and names the first one as the other', () => {
  const second = secondOffer(BOTH)
  expect(second && [quotedPrice(second), alsoOffered(second)]).toEqual([
    'USD\u00A0980,000',
    'También en renta: $110 MXN/m²/año +\u00A0IVA',
  ])
  expect(alsoOffered(BOTH)).toBe('También en venta: USD\u00A0980,000')
})

test('the second offer of the second offer is the property itself, without what only its first price has', () => {
  const second = secondOffer(BOTH)
  expect(second && secondOffer(second)).toEqual({ ...BOTH, pricePerM2Cents: null })
})

test('amounts in the currency of the first price are no part of a price in another', () => {
  const property = { ...BOTH, maintenanceCents: 25_00, stayingRentCents: 1_00 }
  expect(secondOffer(property)).toMatchObject({ maintenanceCents: null, stayingRentCents: null })
  expect(secondOffer({ ...property, secondCurrency: null })).toMatchObject({ maintenanceCents: 25_00 })
})

test('a single operation has no second offer', () => {
  const single = buildDetail()
  expect([secondOffer(single), alsoOffered(single)]).toEqual([null, null])
})

test('the price of a second operation may be on request, or unknown', () => {
  const onRequest = { ...BOTH, secondPriceCents: null, secondPriceOnRequest: 'si' as const }
  expect(alsoOffered(onRequest)).toBe('También en venta: Precio a consultar')
  expect(alsoOffered({ ...BOTH, secondPriceCents: null })).toBe('También en venta: $$ Precio por confirmar')
})

test.each([
  ['venta', 'venta'],
  ['renta', 'renta'],
  ['traspaso', 'renta'],
  ['', 'renta'],
  [null, 'renta'],
])('a request for «%s» shows the property in %s', (requested, category) => {
  expect(requestedOffer(BOTH, requested).category).toBe(category)
})

test('the other offer has its price and the address that opens it', () => {
  const second = secondOffer(BOTH)
  expect(otherOffer(BOTH)).toEqual({ words: 'También en venta: USD\u00A0980,000', query: '?operacion=venta' })
  expect(second && otherOffer(second, true)).toEqual({
    words: 'También en renta: $110 MXN/m²/año +\u00A0IVA',
    query: '',
  })
  expect(otherOffer(buildDetail())).toBeNull()
})

test('the text of an offer opens its operation, also once the two are exchanged', () => {
  const [rent, sale] = [offerText(BOTH), offerText(secondOffer(BOTH) ?? BOTH)]
  expect([offerQuery(rent, 'renta'), offerQuery(sale, 'renta')]).toEqual(['', '?operacion=venta'])
  expect([offerQuery(rent, 'venta'), offerQuery(sale, 'venta')]).toEqual(['?operacion=renta', ''])
  expect([offerQuery(null, 'renta'), offerQuery(sale, null), offerQuery('Permuta: $5', 'renta')]).toEqual(['', '', ''])
})

test('only the second operation is named in the address', () => {
  expect(operationQuery({ isSecond: true, category: 'venta' })).toBe('?operacion=venta')
  expect(operationQuery({ isSecond: false, category: 'venta' })).toBe('')
})
