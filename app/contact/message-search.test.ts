import { expect, test } from 'vitest'
import { foldMessage, typedSearch, searchedWords } from './message-search.ts'

test('accents, capitals and spaces make no difference', () => {
  expect(foldMessage(['José  ÑANDÚ', null, '', 'a@b.mx\n81'])).toBe('jose nandu a@b.mx 81')
  expect(searchedWords('  JOSÉ\tñandú\0 ')).toEqual(['jose', 'nandu'])
  expect(searchedWords('   ')).toEqual([])
})

test('a search is cut where nobody reads any more', () => {
  expect(typedSearch(` ${'x'.repeat(500)}`)).toHaveLength(100)
  expect(typedSearch(null)).toBe('')
})
