import { expect, test } from 'vitest'
import { catalogueOf } from '#test/factories/catalogue.ts'
import { readWords } from '#app/listing/search/read-search.ts'
import { searchTexts, selectRows } from './inventory-list.ts'
import { parsePanelQuery } from './panel-search.ts'
import { NUEVO_LEON } from '#test/factories/places.ts'

const CATALOGUE = catalogueOf([
  { title: 'Nave Zarzamora', type: 'bodega', category: 'renta', propertyId: 'PROP-215', status: 'pausada' },
  { title: 'Despacho', type: 'oficina', category: 'renta', municipality: 'San Pedro Garza García' },
  { title: 'Nave Encino', type: 'bodega', category: 'venta', contactName: 'Rodríguez' },
])

test.each([
  ['search=zarzamoar', 'zarzamora', ['1']],
  ['search=bodga+pausda', 'bodega pausada', ['1']],
  ['search=ofisina+san+pedor', 'oficina san pedro', ['2']],
  ['search=bodga&category=venta', 'bodega', ['3']],
  ['search=bodga&status=vendida', null, []],
  ['search=bodga&literal=1', null, []],
  ['search=bodega', null, ['1', '3']],
  ['search=bodeg', null, ['1', '3']],
  ['search=PROP-2l5', null, []],
  ['search=prop-216', null, []],
  ['search=id%3A+prop+215', null, ['1']],
  ['search=PROP%E2%80%93215', null, ['1']],
  ['search=prop215&status=vendida', null, []],
  // The word after a label may be an ID, so it is not corrected.
  ['search=clave+zarzamoar', null, []],
  ['search=xil%C3%B3fono', null, []],
  // The contact is not searched, so its words are no corrections.
  ['search=rodrigeuz', null, []],
])('?%s has the results of %s', (query, corrected, ids) => {
  const selected = selectRows(CATALOGUE, parsePanelQuery(new URLSearchParams(query)), '2026-11-20')
  expect(selected.corrected).toBe(corrected)
  expect(selected.rows.map(({ id }) => id).toSorted()).toEqual(ids)
})

function textsOf(search: string): string[][] {
  return searchTexts(readWords(search, NUEVO_LEON))
}

test('each word is a term, and so is a name of several words; case, accents and joining words are ignored', () => {
  expect(textsOf('  ÁREA de   San  PEDRO ')).toEqual([['area'], ['san pedro']])
  expect(textsOf('')).toEqual([])
})

test('a synonym has the word that it stands for as an alternative', () => {
  expect(textsOf('naves')).toEqual([['bodega', 'nave']])
})
