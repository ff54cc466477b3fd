import { expect, test } from 'vitest'
import { catalogueOf } from '#test/factories/catalogue.ts'
import { cardOf } from '#app/catalogue/listed-card.ts'
import { parseFilters } from './filters.ts'
import { countResults, list } from './list.ts'
import { readFilters } from './read-request.ts'

const CATALOGUE = catalogueOf([
  { title: 'Nave', type: 'bodega', municipality: 'Apodaca', area: 2000, ...rentAndSale(200_000_00, 12_000_000_00) },
  { title: 'Bodega', type: 'bodega', municipality: 'Apodaca', area: 500, category: 'renta', priceCents: 90_000_00 },
  { title: 'Lote', type: 'terreno', municipality: 'García', area: 900, category: 'venta', priceCents: 3_000_000_00 },
])

function rentAndSale(priceCents: number, secondPriceCents: number) {
  return { category: 'renta', priceCents, secondCategory: 'venta', secondPriceCents } as const
}

function found(query: string) {
  const { rows, facets } = list(readFilters(parseFilters(query), CATALOGUE))
  return { titles: rows.map(({ title }) => title), categories: rows.map(({ category }) => category), facets }
}

test('a property with two operations is found under both, with the price of each', () => {
  expect(found('category=renta&sort=precio-desc')).toMatchObject({ titles: ['Nave', 'Bodega'] })
  const sales = found('category=venta&sort=precio-desc')
  expect([sales.titles, sales.categories]).toEqual([
    ['Nave', 'Lote'],
    ['venta', 'venta'],
  ])
  expect(found('search=bodega+en+venta').titles).toEqual(['Nave'])
  expect(found('category=venta&minPrice=11000000').titles).toEqual(['Nave'])
  expect(found('category=renta&minPrice=11000000').titles).toEqual([])
})

test('it is one result where both pass, and counts once for each option', () => {
  for (const sort of ['recientes', 'precio-asc', 'precio-desc', 'superficie-asc'])
    expect(found(`sort=${sort}`).titles.toSorted()).toEqual(['Bodega', 'Lote', 'Nave'])
  expect(countResults(readFilters(parseFilters(''), CATALOGUE))).toBe(3)
  const { facets } = found('')
  expect(facets).toMatchObject({
    category: { renta: 2, venta: 2 },
    type: { bodega: 2, terreno: 1 },
    municipality: { Apodaca: 2, García: 1 },
  })
  expect(found('type=terreno').facets).toMatchObject({ type: { bodega: 2, terreno: 1 }, category: { venta: 1 } })
  expect(found('type=bodega&minHeight=0').facets.type).toMatchObject({ bodega: 2 })
})

test('without a chosen operation it is shown by the first of its operations that passes, in the order of the list', () => {
  const categoryIn = (query: string) => found(query).categories[found(query).titles.indexOf('Nave')]
  for (const query of ['', 'sort=precio-asc', 'maxPrice=300000', 'sort=precio-m2-asc', 'sort=precio-m2-desc'])
    expect([query, categoryIn(query)]).toEqual([query, 'renta'])
  for (const query of ['sort=precio-desc', 'minPrice=300000', 'search=mas+de+10+millones'])
    expect([query, categoryIn(query)]).toEqual([query, 'venta'])
  expect(found('sort=precio-asc').titles).toEqual(['Bodega', 'Nave', 'Lote'])
  expect(found('sort=precio-desc').titles).toEqual(['Nave', 'Lote', 'Bodega'])
})

test('the card shows the offer that was looked for, and the other one in small', () => {
  const cardFor = (query: string) => {
    const [row] = list(readFilters(parseFilters(query), CATALOGUE)).rows
    return row && cardOf(CATALOGUE, row)
  }
  expect(cardFor('category=venta&sort=precio-desc')).toMatchObject({
    category: 'venta',
    priceCents: 12_000_000_00,
    also: 'También en renta: $200,000 MXN/mes',
    isSecond: true,
  })
  const rent = cardFor('category=renta&sort=precio-desc')
  expect(rent).toMatchObject({ category: 'renta', also: 'También en venta: $12,000,000 MXN' })
  expect(rent).not.toHaveProperty('isSecond')
})
