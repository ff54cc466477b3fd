import { expect, test } from 'vitest'
import { readTwo } from './read-surfaces.ts'

test.each([
  ['5,000 / 3,200', { lotSize: '5,000', constructionArea: '3,200' }],
  // One figure under a heading of two is the whole surface, which is said.
  ['1,200', { area: '1,200' }],
  ['2 ha', { area: '20000' }],
  ['T 900', { lotSize: '900' }],
])('«%s» under «Terreno / Construcción (m2)»', (cell, texts) => {
  expect(readTwo('lotSize', cell, 'Terreno / Construcción (m2)', null)).toMatchObject({ texts })
})

test('one side under «Frente x fondo» is in doubt', () => {
  expect(readTwo('frontage', '20', 'Frente x fondo', null)).toHaveProperty('doubt')
})
