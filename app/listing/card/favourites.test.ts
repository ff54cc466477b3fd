import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOST_FAVOURITES, slugsIn, toggleSlug } from './favourites.ts'

test.each([
  [null, []],
  ['', []],
  ['local,bodega-2,local', ['local', 'bodega-2']],
  [',,local,', ['local']],
  ['Local,<script>,../x,local ', []],
  ['[1,"a"]', []],
])('%j is read as %j', (list, slugs) => {
  expect(slugsIn(list)).toEqual(slugs)
})

test('at most fifty slugs are read from any text, and reading them again changes nothing', () => {
  const strange = fc.oneof(fc.string(), fc.array(fc.stringMatching(/^[a-z0-9-]{0,9}$/), { maxLength: 200 }).map(String))
  fc.assert(
    fc.property(strange, (list) => {
      const slugs = slugsIn(list)
      expect(slugs.length).toBeLessThanOrEqual(MOST_FAVOURITES)
      expect(slugsIn(slugs.join(','))).toEqual(slugs)
    }),
  )
})

test('a new slug goes first, a repeated one is removed, and the oldest is dropped at the limit', () => {
  expect(toggleSlug(['a', 'b'], 'c')).toEqual(['c', 'a', 'b'])
  expect(toggleSlug(['a', 'b'], 'a')).toEqual(['b'])
  const full = Array.from({ length: MOST_FAVOURITES }, (_none, at) => `p-${at}`)
  expect(toggleSlug(full, 'new')).toEqual(['new', ...full.slice(0, -1)])
})
