import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOST_FAVOURITES, slugsIn, toggled } from './favourites.ts'

test.each([
  [null, []],
  ['', []],
  ['local,bodega-2,local', ['local', 'bodega-2']],
  [',,local,', ['local']],
  ['Local,<script>,../x,local ', []],
  ['[1,"a"]', []],
])('%j holds %j', (list, slugs) => {
  expect(slugsIn(list)).toEqual(slugs)
})

test('no list, however long or strange, holds more than fifty slugs, and what it holds it holds again', () => {
  const strange = fc.oneof(fc.string(), fc.array(fc.stringMatching(/^[a-z0-9-]{0,9}$/), { maxLength: 200 }).map(String))
  fc.assert(
    fc.property(strange, (list) => {
      const slugs = slugsIn(list)
      expect(slugs.length).toBeLessThanOrEqual(MOST_FAVOURITES)
      expect(slugsIn(slugs.join(','))).toEqual(slugs)
    }),
  )
})

test('the newest stands first; chosen again it goes; the oldest makes room', () => {
  expect(toggled(['a', 'b'], 'c')).toEqual(['c', 'a', 'b'])
  expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
  const full = Array.from({ length: MOST_FAVOURITES }, (_none, at) => `p-${at}`)
  expect(toggled(full, 'new')).toEqual(['new', ...full.slice(0, -1)])
})
