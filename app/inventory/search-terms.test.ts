import { expect, test } from 'vitest'
import { searchTerms } from './search-terms.ts'

test('each word counts on its own, a name of several as one; case, accents and joining words do not', () => {
  expect(searchTerms('  ÁREA de   San  PEDRO ')).toEqual([['area'], ['san pedro']])
  expect(searchTerms('')).toEqual([])
})

test('a synonym is also looked for as what it stands for', () => {
  expect(searchTerms('naves')).toEqual([['bodega', 'nave']])
})
