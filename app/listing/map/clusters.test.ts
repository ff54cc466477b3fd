import fc from 'fast-check'
import { expect, test } from 'vitest'
import { catalogueOf } from '#test/factories/catalogue.ts'
import type { CatalogueRow } from '#app/catalogue/catalogue-row.ts'
import { type PlacedRow, clusterRadius, groupOf, groupPlaces, mergeOverlapping, openingPlaces } from './clusters.ts'
import { placeOn } from './map-view.ts'
import { METROPOLIS_VIEW } from './map-view.ts'

const place = placeOn(METROPOLIS_VIEW)

function groupAt(latitude: number, longitude: number, count: number, id: number) {
  const row = { id: String(id) } as CatalogueRow
  return groupOf(Array.from({ length: count }, () => ({ row, point: { latitude, longitude } })))
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
      const separate = mergeOverlapping(groups, METROPOLIS_VIEW)
      const sum = (of: readonly { count: number }[]) => of.reduce((all, { count }) => all + count, 0)
      expect(sum(separate)).toBe(sum(groups))
      for (const [at, one] of separate.entries())
        for (const other of separate.slice(at + 1)) {
          const [[x, y], [otherX, otherY]] = [place(one.middle), place(other.middle)]
          const radii = [one, other].reduce((all, { count }) => all + (count > 1 ? clusterRadius(count) : 9), 0)
          expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThanOrEqual(radii)
        }
      for (const [latitude, longitude] of drawn)
        expect(
          separate.some(
            ({ box }) =>
              box.west <= longitude && longitude <= box.east && box.south <= latitude && latitude <= box.north,
          ),
        ).toBe(true)
    }),
  )
})

test('two groups next to each other stay two if their circles only touch', () => {
  const [one, other] = [groupAt(25.7, -100.3, 40, 1), groupAt(25.7, -100.24, 3, 2)]
  expect(mergeOverlapping([one, other], METROPOLIS_VIEW)).toHaveLength(2)
  const near = mergeOverlapping([one, groupAt(25.7, -100.29, 3, 2)], METROPOLIS_VIEW)
  expect(near).toMatchObject([{ count: 43, id: '1' }])
  expect(near[0]?.middle.longitude).toBeCloseTo(-100.2993, 4)
})

test('each place of a view is in one circle or alone, and those alone are in the order of their ids', () => {
  const placed = [...placesAround([25.65, -100.4], 30), ...placesAround([25.9, -100.1], 1)]
  const { clusters, singles } = groupPlaces(placed, METROPOLIS_VIEW)
  expect(clusters.length).toBeGreaterThan(0)
  expect([...clusters.flatMap((cluster) => cluster.placed), ...singles]).toHaveLength(placed.length)
  for (const cluster of clusters) expect(cluster.count).toBe(cluster.placed.length)
  expect(singles.map(({ row }) => row.id)).toEqual(singles.map(({ row }) => row.id).toSorted())
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
