import { expect, test } from 'vitest'
import { readSurface, readTwo } from './read-surfaces.ts'

test.each([
  ['5,000 / 3,200', { lotSize: '5,000', constructionArea: '3,200' }],
  // One figure under a heading of two is the whole surface, which is said.
  ['1,200', { area: '1,200' }],
  ['180-160', { lotSize: '180', constructionArea: '160' }],
  ['180 - 160 m2', { lotSize: '180', constructionArea: '160' }],
  ['2 ha', { area: '20000' }],
  ['T 900', { lotSize: '900' }],
])('«%s» under «Terreno / Construcción (m2)»', (cell, texts) => {
  expect(readTwo('lotSize', cell, 'Terreno / Construcción (m2)', null)).toMatchObject({ texts })
})

test.each([
  ['T: 300 C: 250', { lotSize: '300', constructionArea: '250' }],
  ['300T/250C', { lotSize: '300', constructionArea: '250' }],
  ['T300 C250', { lotSize: '300', constructionArea: '250' }],
  ['C 250 m2, T 1,300 m2', { lotSize: '1,300', constructionArea: '250' }],
  ['360 m2 12x30', { frontage: '12', depth: '30', area: '360' }],
  ['12x30=360', { frontage: '12', depth: '30', area: '360' }],
  ['10,000 m2 (1 ha)', { area: '10,000' }],
  ['300 a 500 m2', { area: '500', divisibleFrom: '300' }],
])('«%s» under «Superficie»', (cell, texts) => {
  expect(readTwo('area', cell, 'Superficie', null)).toMatchObject({ texts })
})

test.each(['500 a 300 m2', '10,000 m2 (2 ha)', '12x30=400', '1,200 y 800 m2'])(
  '«%s» under «Superficie» is in doubt or no two facts',
  (cell) => {
    expect(readTwo('area', cell, 'Superficie', null) ?? {}).not.toHaveProperty('texts')
  },
)

test('one side under «Frente x fondo» is in doubt', () => {
  expect(readTwo('frontage', '20', 'Frente x fondo', null)).toHaveProperty('doubt')
})

test.each([
  ['1,800 m² techados', '1,800'],
  ['1 ha 2,500 m2', '12500'],
  ['4-50-00 has', '45000'],
  ['2 ac', '8093.71'],
  ['1/2 ha', '5000'],
  ['1 1/2 has', '15000'],
  ['1200 mts cuadrados', '1200'],
  ['5,000 sf', '464.52'],
])('«%s» is a surface of %s m²', (cell, text) => {
  expect(readSurface(cell, null)).toEqual({ text })
})

test('a surface with its parts is their sum, and feet are no metres', () => {
  const read = (cell: string) => readTwo('area', cell, 'Sup.', null)
  expect(read('1,200 m2 (500 nave + 700 patio)')).toMatchObject({ texts: { area: '1,200' } })
  expect(read('1,200 m2 (500 nave + 600 patio)')).toHaveProperty('doubt')
  expect(readTwo('frontage', "50' x 100'", 'Frente x fondo', null)).not.toHaveProperty('texts')
  expect(readTwo('frontage', 'frente 15 fondo 40', 'Frente x fondo', null)).toMatchObject({
    texts: { frontage: '15', depth: '40' },
  })
})
