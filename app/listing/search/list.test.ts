import fc from 'fast-check'
import { expect, test } from 'vitest'
import { catalogueOf } from '#test/factories/catalogue.ts'
import { parseFilters } from './filters.ts'
import { list, listCorrected } from './list.ts'
import { readFilters, readRequest } from './read-request.ts'

const CATALOGUE = catalogueOf([
  { title: 'Nave con patio', type: 'bodega', category: 'renta', municipality: 'San Nicolás de los Garza' },
  { title: 'Nave junto a San Nicolás', type: 'bodega', category: 'renta', municipality: 'Apodaca' },
  { title: 'Nave con andenes', type: 'bodega', category: 'venta', municipality: 'Apodaca', docks: 4 },
  { title: 'Despacho', type: 'oficina', category: 'renta', municipality: 'Apodaca' },
])

function found(query: string) {
  const { rows, facets, corrected } = listCorrected(readRequest(new URLSearchParams(query), CATALOGUE))
  return { ids: rows.map(({ id }) => id).toSorted(), facets, corrected }
}

test.each([
  ['search=bodga', 'bodega', ['1', '2', '3']],
  ['search=bodga+en+rneta', 'bodega en renta', ['1', '2']],
  // Types, operations and places are recognised after the correction, by name like the filters.
  ['search=bodga+san+nicolaz', 'bodega san nicolás', ['1']],
  ['search=bodega+con+3+andnes', 'bodega con 3 andenes', ['3']],
  ['search=bodga&category=venta', 'bodega', ['3']],
  // The same search is used if the map is empty.
  ['search=bodga&vista=mapa&bbox=-100,25,-99,26', 'bodega', []],
])('?%s has the results of «%s»', (query, corrected, ids) => {
  expect(found(query)).toMatchObject({ corrected, ids })
})

test('the facet counts are those of the corrected search', () => {
  expect(found('search=bodga+apodcaa').facets).toEqual(found('search=bodega+apodaca').facets)
})

test.each([
  ['search=bodega', ['1', '2', '3']],
  // The search is used as it was typed.
  ['search=bodga&literal=1', []],
  // Each word exists, but not in the same property.
  ['search=andenes+patio', []],
  // The corrected search would find nothing either, or one word has no correction.
  ['search=traspazo', []],
  ['search=bodga&category=traspaso', []],
  ['search=bodga&type=casa', []],
  ['search=bodga+xilófono', []],
])('?%s has the results of the typed text', (query, ids) => {
  expect(found(query)).toMatchObject({ corrected: null, ids })
})

test('a search with results is never corrected', () => {
  const word = fc.constantFrom(
    'nave',
    'bodega',
    'bodga',
    'rneta',
    'renta',
    'nicolaz',
    'san',
    'patio',
    'patoi',
    'apodaca',
  )
  const params = fc.record({
    search: fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')),
    category: fc.constantFrom('', 'renta', 'venta'),
    literal: fc.constantFrom('', '1'),
  })
  fc.assert(
    fc.property(params, (asked) => {
      const filters = parseFilters(new URLSearchParams(asked))
      const { corrected, rows, facets, circle } = listCorrected(readFilters(filters, CATALOGUE))
      const literal = list(readFilters(filters, CATALOGUE))
      const isAsTyped = literal.rows.length > 0 || filters.literal
      expect(isAsTyped && corrected !== null).toBe(false)
      const same = list(readFilters({ ...filters, search: corrected ?? filters.search }, CATALOGUE))
      expect({ rows, facets, circle }).toEqual({ rows: same.rows, facets: same.facets, circle: same.circle })
    }),
  )
})
