import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearestSlot, placeWhileHeld } from './slots.ts'

const SLOTS = [0, 1, 2, 3, 4].map((at) => ({
  left: (at % 2) * 110,
  top: Math.floor(at / 2) * 120,
  width: 100,
  height: 110,
}))

test.each([
  [{ x: 50, y: 55 }, 0],
  [{ x: 159, y: 20 }, 1],
  [{ x: 104, y: 55 }, 0],
  [{ x: 106, y: 55 }, 1],
  [{ x: -500, y: 170 }, 2],
  [{ x: 900, y: 900 }, 3],
  [{ x: 40, y: 900 }, 4],
])('the slot nearest to %j is %i', (point, slot) => {
  expect(nearestSlot(SLOTS, point)).toBe(slot)
})

test('while one photo is dragged, the others have the positions that they get after the drop', () => {
  const index = fc.nat({ max: 30 })
  fc.assert(
    fc.property(index, index, index, (last, a, b) => {
      const [from, to] = [Math.min(a, last), Math.min(b, last)]
      const items = Array.from({ length: last + 1 }, (_, at) => at)
      const held = items.toSorted((x, y) => placeWhileHeld(x, { from, to }) - placeWhileHeld(y, { from, to }))
      expect(held).toEqual(items.toSpliced(from, 1).toSpliced(to, 0, from))
    }),
  )
})
