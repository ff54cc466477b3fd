import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['bodega', 'bodega', 0],
  ['bodga', 'bodega', 1],
  ['bodeega', 'bodega', 1],
  ['vodega', 'bodega', 1],
  ['apodcaa', 'apodaca', 1],
  ['rneta', 'renta', 1],
  ['ofisna', 'oficina', 2],
  ['', 'casa', 4],
  ['ca', 'abc', 3],
])('the distance between %s and %s is %i', (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance)
  expect(editDistance(other, one)).toBe(distance)
})

test('with a limit the distance is the same up to the limit and larger beyond it', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
  fc.assert(
    fc.property(word, word, fc.nat({ max: 3 }), (one, other, most) => {
      const distance = editDistance(one, other)
      const limited = editDistance(one, other, most)
      expect(Math.min(limited, most + 1)).toBe(Math.min(distance, most + 1))
    }),
  )
})
