import { expect, test } from 'vitest'
import { foldMessage, searchedWords } from './message-search.ts'

test('accents, capitals and spaces make no difference', () => {
  expect(foldMessage(['José  ÑANDÚ', null, '', 'a@b.mx\n81'])).toBe('jose nandu a@b.mx 81')
  expect(searchedWords('  JOSÉ\tñandú\0 ')).toEqual(['jose', 'nandu'])
  expect(searchedWords('   ')).toEqual([])
})
