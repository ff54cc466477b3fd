import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import { namedPlace } from './named-place.ts'
import { pointAt } from '#app/catalogue/place/point.ts'
import { buildProperty, insertMany } from '#test/factories/property.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { parseFilters } from './filters.ts'
import { countResults } from './list.ts'
import { nearPlace } from './nearest-place.ts'
import { RADII } from './shapes.ts'
import { NUEVO_LEON } from '#test/factories/places.ts'

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)

  async function moveTo(latitude: number, longitude: number) {
    await store().db.updateTable('properties').set({ publicLatitude: latitude, publicLongitude: longitude }).execute()
  }

  async function countOffered(query: string): Promise<number | null> {
    const catalogue = await currentCatalogue(store())
    const near = nearPlace(catalogue, parseFilters(new URLSearchParams(query)))
    return near && countResults(catalogue, parseFilters(new URLSearchParams(near.query)))
  }

  test('the suggested radius includes the property, also near its edge', async () => {
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
          expect(await countOffered('cerca=Apodaca&radio=1')).toBe(1)
        },
      ),
      { numRuns: 150 },
    )
  })

  test('a property at 49,983 m on the sphere is beyond 50 km by the measure of the list', async () => {
    await insertMany(store().db, [{ input: buildProperty() }])
    await moveTo(26.026_018, -99.787_825)
    expect(countResults(await currentCatalogue(store()), parseFilters('cerca=Apodaca&radio=50'))).toBe(0)
    expect(await countOffered('cerca=Apodaca&radio=20')).toBe(1)
  })
})
