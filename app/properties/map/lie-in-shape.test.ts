import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Box, METRES_PER_DEGREE, boxAround, boxOf } from '#app/properties/place/box.ts'
import type { Point } from '#app/properties/place/point.ts'
import type { Shape } from '#app/properties/search/shapes.ts'
import { liesInArea } from '#test/lies-in-area.ts'
import { lieInShapes } from './lie-in-shape.ts'

const latitude = fc.double({ min: 25.5, max: 25.9, noNaN: true })
const longitude = fc.double({ min: -100.5, max: -100, noNaN: true })
const point = fc.record({ latitude, longitude })
const small = fc.double({ min: 0, max: 0.02, noNaN: true })
/** A box of the size of a cell, and points in it. */
const cell = fc.tuple(point, small, small).map(([{ latitude: south, longitude: west }, high, wide]) => ({
  south,
  west,
  north: south + high,
  east: west + wide,
}))
const shape: fc.Arbitrary<Shape> = fc.oneof(
  fc.tuple(point, point).map(([one, other]): Shape => ({ kind: 'box', box: boxOf([one, other]) })),
  fc.array(point, { minLength: 3, maxLength: 12 }).map((corners): Shape => ({
    kind: 'area',
    corners,
    box: boxOf(corners),
  })),
  fc.tuple(point, fc.integer({ min: 500, max: 20_000 })).map(([centre, metres]): Shape => ({
    kind: 'circle',
    name: '',
    centre,
    metres,
    box: boxAround(centre, metres),
  })),
)

test('what is said of a whole cell is true of every point in it', () => {
  const part = fc.double({ min: 0, max: 1, noNaN: true })
  const told = new Set<string>()
  fc.assert(
    fc.property(cell, shape, fc.array(fc.tuple(part, part), { minLength: 6, maxLength: 6 }), (box, one, parts) => {
      const lying = lieInShapes(box, [one])
      told.add(lying)
      if (lying === 'some') return
      const corners: [number, number][] = [
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 1],
      ]
      for (const [right, up] of [...corners, ...parts]) {
        const at = {
          latitude: box.south + up * (box.north - box.south),
          longitude: box.west + right * (box.east - box.west),
        }
        expect(isIn(at, one)).toBe(lying === 'all')
      }
    }),
    { numRuns: 3000 },
  )
  expect([...told].toSorted()).toEqual(['all', 'none', 'some'])
})

test('of several shapes it must lie in each', () => {
  const box: Box = { west: -100.3, south: 25.7, east: -100.29, north: 25.71 }
  const [around, elsewhere, over]: Shape[] = [
    { kind: 'box', box: { west: -101, south: 25, east: -100, north: 26 } },
    { kind: 'box', box: { west: -99, south: 25, east: -98, north: 26 } },
    { kind: 'box', box: { west: -100.295, south: 25, east: -98, north: 26 } },
  ]
  if (!around || !elsewhere || !over) throw new Error('three shapes')
  expect(lieInShapes(box, [around])).toBe('all')
  expect(lieInShapes(box, [around, over])).toBe('some')
  expect(lieInShapes(box, [around, over, elsewhere])).toBe('none')
  expect(lieInShapes(box, [{ kind: 'nowhere' }])).toBe('none')
})

/** As the store tests it (public-points.server.ts). */
function isIn({ latitude: y, longitude: x }: Point, asked: Shape): boolean {
  if (asked.kind === 'nowhere') return false
  const { west, south, east, north } = asked.box
  if (x < west || x > east || y < south || y > north) return false
  if (asked.kind === 'box') return true
  if (asked.kind === 'circle') {
    const wide = Math.cos((asked.centre.latitude * Math.PI) / 180)
    const [up, right] = [y - asked.centre.latitude, (x - asked.centre.longitude) * wide]
    return up * up + right * right <= (asked.metres / METRES_PER_DEGREE) ** 2
  }
  return liesInArea({ latitude: y, longitude: x }, asked.corners)
}
