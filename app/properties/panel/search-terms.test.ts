import { expect, test } from 'vitest'
import { searchTerms } from './search-terms.ts'

test.each([
  ['Reservada', ['separada']],
  ['SEPARADA', ['separada']],
  ['ven', ['vendida']],
  ['ada', ['separada', 'pausada']],
  ['Huinalá', []],
])('«%s» names these statuses', (search, statuses) => {
  expect(searchTerms(search)).toMatchObject([{ statuses }])
})

test('each word counts on its own, a name of several as one; case, accents and joining words do not', () => {
  expect(searchTerms('  ÁREA de   San  PEDRO ').map(({ typed }) => typed)).toEqual([['area'], ['san pedro']])
  expect(searchTerms('')).toEqual([])
})

test('a synonym is also looked for as what it stands for', () => {
  expect(searchTerms('naves').flatMap(({ forms }) => forms)).toEqual(['bodega', 'nave'])
})
