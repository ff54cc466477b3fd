import { expect, test } from 'vitest'
import { LONGEST_SEARCH, typedSearch } from './typed-search.ts'

test('a search is one line of visible characters', () => {
  expect(typedSearch(null)).toBe('')
  expect(typedSearch('  nave\t\nApodaca \0')).toBe('nave Apodaca')
  expect(typedSearch('\u202A81 1234\u200B 5678\u202C')).toBe('81 1234 5678')
  expect(typedSearch('\uD83D').isWellFormed()).toBe(true)
})

test('a long search is cut between characters and has no space at the end', () => {
  expect(typedSearch(` ${'x'.repeat(500)}`)).toHaveLength(LONGEST_SEARCH)
  expect([...typedSearch('😀'.repeat(150))]).toHaveLength(LONGEST_SEARCH)
  expect(typedSearch(`${'x'.repeat(99)} y`)).toBe('x'.repeat(99))
})
