import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { STORES, openTestStore } from '#test/stores.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { insertMany } from '#test/factories/property.ts'
import { anyFilters, anyProperty } from '#test/arbitrary-listing.ts'
import type { Store } from '#app/db/store.server.ts'
import { encodeArea } from '#app/catalogue/place/area-code.ts'
import { writeBox } from '#app/catalogue/place/box.ts'
import { metresBetween, type Point } from '#app/catalogue/place/point.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { type Filters, parseFilters } from '#app/listing/search/filters.ts'
import { resolveQuery } from '#app/listing/search/resolve-query.ts'
import { findListingPage, requestTo } from '#test/find-listing.ts'
import { runs } from '#test/tier.ts'
import { type FoundMap, findMap } from './find-map.ts'
import { isBeyondView, viewOf } from './map-view.ts'

const EVERYTHING = parseFilters(new URLSearchParams())
const RUNS = { sqlite: 200, postgres: 60 }
/** The area of the catalogue around Monterrey in degrees; some properties share a point, some have none. */
const latitude = fc.integer({ min: 25_500, max: 25_900 }).map((thousandth) => thousandth / 1000)
const longitude = fc.integer({ min: -100_500, max: -100_000 }).map((thousandth) => thousandth / 1000)
const point = fc.record({ latitude, longitude })
/** Some streets with many properties per kilometre. */
const streets = fc.record({
  latitude: fc.integer({ min: 25_690, max: 25_725 }).map((thousandth) => thousandth / 1000),
  longitude: fc.integer({ min: -100_320, max: -100_285 }).map((thousandth) => thousandth / 1000),
})

/** The map of a catalogue that has one. */
async function mapOf(store: Store, filters: Filters): Promise<FoundMap> {
  const found = findMap(resolveQuery(await requestTo(store, filters)))
  if (!found) throw new Error('There is no map')
  return found
}

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  let store: Store
  let points: Point[]
  const catalogue: PropertyInput[] = fc
    .sample(
      fc.tuple(anyProperty(), fc.option(fc.oneof(point, streets, fc.constant({ latitude: 25.7, longitude: -100.3 })))),
      {
        numRuns: runs(150),
        seed: 7,
      },
    )
    .map(([property, at]) => ({ ...property, googleMapsLink: at && `${at.latitude},${at.longitude}` }))

  beforeAll(async () => {
    store = await openTestStore(dialect)
    await insertMany(
      store.db,
      catalogue.map((input) => ({ input })),
    )
    const rows = await store.db
      .selectFrom('properties')
      .where('status', '=', 'disponible')
      .select(['publicLatitude', 'publicLongitude'])
      .execute()
    points = rows.flatMap((row) =>
      row.publicLatitude === null ? [] : [{ latitude: row.publicLatitude, longitude: row.publicLongitude ?? 0 }],
    )
    return () => store.close()
  }, PATIENCE)

  function countOf({ clusters, pins }: FoundMap): number {
    return clusters.reduce((sum, { count }) => sum + count, pins.length)
  }

  test('with any filters and box the clusters add up to the total of the list', async () => {
    const box = fc.tuple(longitude, latitude, longitude, latitude)
    await fc.assert(
      fc.asyncProperty(anyFilters(catalogue), fc.option(box), async (asked, corners) => {
        const [west, south, east, north] = corners ?? [0, 0, 0, 0]
        const filters: Filters = { ...asked, bbox: corners ? [west, south, east, north].join(',') : '' }
        const { total } = await findListingPage(store, filters)
        const map = await mapOf(store, filters)
        expect(countOf(map) + map.unplaced).toBe(total)
      }),
      { numRuns: runs(RUNS[dialect]) },
    )
  })

  test.each(['-180,-85,180,85', '-110,-85,-90,85'])(
    'a box larger than any view, %s, is replaced by the view of the properties',
    async (bbox) => {
      const map = await mapOf(store, { ...EVERYTHING, bbox })
      expect(map.view).toEqual((await mapOf(store, EVERYTHING)).view)
      expect(countOf(map)).toBe(points.length)
    },
  )

  test('the widest view is not too wide', () => {
    const widest = viewOf({ west: -180, south: -60, east: 180, north: 60 })
    const [west = 0, south = 0, east = 0, north = 0] = writeBox(widest).split(',').map(Number)
    const roundedOut = { west, south, east, north }
    expect(isBeyondView(roundedOut)).toBe(false)
  })

  test('a box contains its edges', async () => {
    await fc.assert(
      fc.asyncProperty(point, point, async (one, other) => {
        const [south = 0, north = 0] = [one.latitude, other.latitude].toSorted((a, b) => a - b)
        const [west = 0, east = 0] = [one.longitude, other.longitude].toSorted((a, b) => a - b)
        fc.pre(south < north && west < east)
        const box = { west, south, east, north }
        const inside = points.filter(
          (each) =>
            each.latitude >= south && each.latitude <= north && each.longitude >= west && each.longitude <= east,
        )
        expect(countOf(await mapOf(store, { ...EVERYTHING, bbox: writeBox(box) }))).toBe(inside.length)
      }),
      { numRuns: runs(40) },
    )
  })

  test('an area is tested exactly, also if its edges cross; a circle is tested by its radius', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(point, streets), { minLength: 3, maxLength: 20 }), async (corners) => {
        const map = await mapOf(store, { ...EVERYTHING, area: encodeArea(corners) })
        expect(countOf(map)).toBe(points.filter((each) => isInside(each, corners)).length)
      }),
      { numRuns: runs(40) },
    )
    const centre = { latitude: 25.7, longitude: -100.3 }
    for (const kilometres of [1, 5, 20]) {
      const filters = { ...EVERYTHING, cerca: '25.7, -100.3', radio: String(kilometres) }
      const near = points.filter((each) => metresBetween(centre, each) <= kilometres * 1000)
      expect(Math.abs(countOf(await mapOf(store, filters)) - near.length)).toBeLessThanOrEqual(1)
    }
  })

  test('forty properties at one point are one cluster', async () => {
    const found = await mapOf(store, { ...EVERYTHING, bbox: '-100.301,25.699,-100.299,25.701' })
    expect(found.clusters).toHaveLength(1)
    expect(found.pins).toEqual([])
  })
})

/** A point is inside if an odd number of edges is east of it. */
function isInside({ latitude: y, longitude: x }: Point, corners: readonly Point[]): boolean {
  let isIn = false
  for (const [at, from] of corners.entries()) {
    const to = corners[(at + 1) % corners.length] ?? from
    const [low, high] = [Math.min(from.latitude, to.latitude), Math.max(from.latitude, to.latitude)]
    if (y < low || y >= high) continue
    const slope = (to.longitude - from.longitude) / (to.latitude - from.latitude)
    if (x < from.longitude + (y - from.latitude) * slope) isIn = !isIn
  }
  return isIn
}
