import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { namedPlace } from './named-place.ts'
import { pointAt } from '#app/catalogue/place/point.ts'
import { buildProperty, insertMany } from '#test/factories/property.ts'
import { requestTo } from '#test/find-listing.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { parseFilters } from './filters.ts'
import { countResults } from './list.ts'
import { nearPlace } from './nearest-place.ts'
import { RADII } from './shapes.ts'
import { NUEVO_LEON } from '#test/factories/places.ts'
import { runs } from '#test/tier.ts'

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)

  async function moveTo(latitude: number, longitude: number) {
    await store().db.updateTable('properties').set({ publicLatitude: latitude, publicLongitude: longitude }).execute()
  }

  async function around(query: string) {
    return requestTo(store(), parseFilters(query))
  }

  async function countAround(query: string): Promise<number> {
    return countResults(await around(query))
  }

  test('a widened radius includes the property, also near its edge', async () => {
    await insertMany(store().db, [{ input: buildProperty() }])
    const middle = namedPlace('Apodaca', NUEVO_LEON)?.point
    if (!middle) throw new Error('Apodaca is known')
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...RADII.slice(1)),
        fc.integer({ min: 0, max: 359 }),
        fc.integer({ min: -100, max: 200 }),
        async (radius, bearing, decimetres) => {
          const { latitude, longitude } = pointAt(middle, bearing, Number(radius) * 1000 + decimetres / 10)
          await moveTo(latitude, longitude)
          expect(await countAround('cerca=Apodaca&radio=1')).toBe(1)
        },
      ),
      { numRuns: runs(150) },
    )
  })

  test('the suggested part of the map includes the nearest property', async () => {
    await insertMany(store().db, [{ input: buildProperty() }])
    await moveTo(26.026_018, -99.787_825)
    for (const bbox of ['-100.2,25.6,-100.1,25.7', '-99.7,26.1,-99.6,26.2']) {
      expect(await countAround(`bbox=${bbox}`)).toBe(0)
      expect(await countAround(nearPlace(await around(`bbox=${bbox}`))?.query ?? '')).toBe(1)
    }
    expect(nearPlace(await around('cerca=Apodaca&radio=20'))).toBeNull()
  })
})
