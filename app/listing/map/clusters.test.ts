import fc from 'fast-check'
import { expect, test } from 'vitest'
import { catalogueOf } from '#test/factories/catalogue.ts'
import { type PlacedRow, mergeOverlapping, mergeGroups, openingPlaces } from './clusters.ts'
import { clusterRadius } from './clusters.ts'
import { placeOn } from './map-view.ts'
import { METROPOLIS_VIEW } from './map-view.ts'

const place = placeOn(METROPOLIS_VIEW)

function groupAt(latitude: number, longitude: number, count: number, id: number) {
  const box = { west: longitude, east: longitude, south: latitude, north: latitude }
  return { count, box, middle: { latitude, longitude }, id: String(id) }
}

const anyGroups = fc.array(
  fc.tuple(
    fc.double({ min: 25.4, max: 26, noNaN: true }),
    fc.double({ min: -100.6, max: -100, noNaN: true }),
    fc.integer({ min: 1, max: 300 }),
  ),
  { maxLength: 60 },
)

test('circles never overlap, every property is counted, and each circle is in the box of its group', () => {
  fc.assert(
    fc.property(anyGroups, (drawn) => {
      const groups = drawn.map(([latitude, longitude, count], at) => groupAt(latitude, longitude, count, at))
      const separate = mergeOverlapping(groups, METROPOLIS_VIEW, mergeGroups)
      const sum = (of: readonly { count: number }[]) => of.reduce((all, { count }) => all + count, 0)
      expect(sum(separate)).toBe(sum(groups))
      for (const [at, one] of separate.entries())
        for (const other of separate.slice(at + 1)) {
          const [[x, y], [otherX, otherY]] = [place(one.middle), place(other.middle)]
          const radii = [one, other].reduce((all, { count }) => all + (count > 1 ? clusterRadius(count) : 9), 0)
          expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThanOrEqual(radii)
        }
      for (const { middle } of groups)
        expect(
          separate.some(
            ({ box }) =>
              box.west <= middle.longitude &&
              middle.longitude <= box.east &&
              box.south <= middle.latitude &&
              middle.latitude <= box.north,
          ),
        ).toBe(true)
    }),
  )
})

test('two groups next to each other stay two if their circles only touch', () => {
  const [one, other] = [groupAt(25.7, -100.3, 40, 1), groupAt(25.7, -100.24, 3, 2)]
  expect(mergeOverlapping([one, other], METROPOLIS_VIEW, mergeGroups)).toHaveLength(2)
  const near = mergeOverlapping(
    [one, { ...other, middle: { latitude: 25.7, longitude: -100.29 } }],
    METROPOLIS_VIEW,
    mergeGroups,
  )
  expect(near).toMatchObject([{ count: 43, id: '1' }])
  expect(near[0]?.middle.longitude).toBeCloseTo(-100.2993, 4)
})

/** Places around a point, at most a tenth of a degree away. */
function placesAround([latitude, longitude]: readonly [number, number], count: number): PlacedRow[] {
  const { all } = catalogueOf(Array.from({ length: count }, () => ({})))
  return all.map((row, at) => ({
    row,
    point: { latitude: latitude + (at % 7) / 70, longitude: longitude + (at % 11) / 110 },
  }))
}

const TIJUANA = [32.5, -117] as const

test.each([
  ['Monterrey', [25.65, -100.4]],
  ['Querétaro', [20.6, -100.4]],
] as const)('a map of many places in %s opens on them, without one that is far away', (_, city) => {
  const near = placesAround(city, 80)
  const opening = openingPlaces([...near, ...placesAround(TIJUANA, 1)])
  expect(opening.near).toEqual(near)
  expect(opening.outside).toBe(1)
})

test('places of two cities, and few places, are all shown', () => {
  const cities = [...placesAround([20.6, -100.4], 40), ...placesAround([20.97, -89.6], 40)]
  expect(openingPlaces(cities)).toEqual({ near: cities, outside: 0 })
  const few = [...placesAround([20.6, -100.4], 3), ...placesAround(TIJUANA, 1)]
  expect(openingPlaces(few)).toEqual({ near: few, outside: 0 })
  expect(openingPlaces([])).toEqual({ near: [], outside: 0 })
})
