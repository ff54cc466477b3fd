import { expect, test } from 'vitest'
import { newValues } from '#app/editing/form-state/form-values.ts'
import { derivedReadings } from '#app/catalogue/price/readings.ts'
import { looksLikeOneM2, typedPrice } from './typed-price.ts'

function typed(values: Record<string, string>) {
  return { ...newValues(null), category: 'renta', price: '264,000', area: '2,400', ...values }
}

test.each([
  ['a rent of one m² typed as the whole', { price: '6.25' }, true],
  ['the same, quoted per m²', { price: '6.25', priceBase: 'por_m2' }, false],
  ['one in dollars', { price: '0.52', currency: 'USD' }, true],
  ['a rent of the whole', {}, false],
  ['a rent of the whole in dollars', { price: '15,000', currency: 'USD' }, false],
  ['cheap land for sale', { category: 'venta', price: '2,000,000', area: '1,000,000' }, false],
  ['no surface yet', { price: '6.25', area: '' }, false],
  ['a traspaso', { price: '6.25', category: 'traspaso' }, false],
])('%s', (_, values, looks) => {
  expect(looksLikeOneM2(typedPrice(typed(values)))).toBe(looks)
})

test.each(['0.001', '0.004', '0', '1e307', '0x10', '-5'])('a surface of %s gives no price per m²', (area) => {
  const values = typed({ area, pricePerM2: '5' })
  expect([looksLikeOneM2(typedPrice(values)), typedPrice(values).area]).toEqual([false, null])
})

test('an unfinished price gives no readings, and terms of another category are left out', () => {
  expect(derivedReadings(typedPrice(typed({ price: 'x', priceBase: 'por_m2' })))).toEqual([])
  const sale = typedPrice(typed({ category: 'venta', pricePeriod: 'anio', priceBase: 'por_m2' }))
  expect(sale).toMatchObject({ pricePeriod: null, priceBase: 'por_m2' })
  expect(typedPrice(typed({ category: 'traspaso', priceBase: 'por_m2', priceTo: '5' }))).toMatchObject({
    priceBase: null,
    priceToCents: null,
  })
})
