import { expect, test } from 'vitest'
import { removeWords } from './search-words.ts'

test.each([
  ['bodega con oficinas en Apodaca', 'Apodaca', 'bodega con oficinas'],
  ['bodega en Apodaca en renta', 'Apodaca', 'bodega en renta'],
  ['bodega con patio y oficinas', 'patio', 'bodega con oficinas'],
  ['bodega con patio y oficinas', 'oficinas', 'bodega con patio'],
  ['bodega con patio oficinas', 'patio', 'bodega con oficinas'],
  ['casas y locales en renta', 'casas', 'locales en renta'],
  ['local en San Pedro Garza García', 'San Pedro Garza García', 'local'],
  ['bodega', 'bodega', ''],
  ['bodega', 'nave', 'bodega'],
])('«%s» without «%s» is «%s»', (search, run, left) => {
  expect(removeWords(search.split(' '), run.split(' ')).join(' ')).toBe(left)
})

test('removed words can be replaced by another text', () => {
  expect(removeWords(['bodega', 'en', 'San', 'Pedro', 'hoy'], ['San', 'Pedro'], 'Apodaca')).toEqual([
    'bodega',
    'en',
    'Apodaca',
    'hoy',
  ])
})
