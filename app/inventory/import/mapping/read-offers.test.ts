import { expect, test } from 'vitest'
import { type RowOffers, fillOffers } from './read-offers.ts'
import { headingHints } from './heading-hints.ts'
import { type Offer, offersIn } from './split-offers.ts'

function filled(own: string | undefined, price: string, second = '') {
  const said: Parameters<typeof fillOffers>[0] = {
    texts: own === undefined ? {} : { secondCategory: own },
    notes: [],
    doubts: [],
    columns: {},
  }
  const read = (cell: string): Offer[] => {
    const offers = offersIn(cell, headingHints('Precio'), 2)
    return 'offers' in offers ? offers.offers : []
  }
  const row: RowOffers = { categories: ['venta'], price: read(price), second: read(second) }
  fillOffers(said, row)
  return said
}

test('two prices in one cell are of both operations where the second has none of its own', () => {
  expect(filled('renta', '4,500,000 / 25,000').texts).toMatchObject({ price: '4,500,000', secondPrice: '25,000' })
  expect(filled('renta', '4,500,000 / 25,000', 'A consultar').texts).toMatchObject({ secondPrice: '25,000' })
})

test('a price that would be dropped is in doubt', () => {
  expect(filled('renta', '4,500,000 / 25,000', '30,000').doubts).toMatchObject([{ target: 'price' }])
  expect(filled('renta', '25,000 / 4,500,000').doubts).toMatchObject([{ target: 'price' }])
  expect(filled('renta', '4,500,000', '25,000 / 30,000').doubts).toMatchObject([{ target: 'secondPrice' }])
})

test('a rent by square foot without a period says how it is read', () => {
  const said = (price: string) => filled('renta', '4,500,000', price).notes
  expect(said('USD 0.75/ft2')).toEqual([expect.stringContaining('no dice si es al mes o al año')])
  expect(said('USD 0.75/ft2 al mes')).toEqual([])
  expect(said('USD 7/m2')).toEqual([])
})
