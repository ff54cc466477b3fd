import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '#app/db/store.server.ts'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { STORES, openTestStore } from '#test/stores.ts'
import { manyProperties } from './many-properties.ts'
import { buildProperty, insertMany } from './property.ts'

const PHOTO = { id: 'photo', key: 'properties/1_a.jpg', contentHash: 'x', width: 1200, height: 800, bytes: 9 }
const CREATED = Date.UTC(2026, 10, 20, 12)

describe.each(STORES)('on %s', (dialect) => {
  let store: Store

  beforeAll(async () => {
    store = await openTestStore(dialect)
  }, 30_000)

  afterEach(async () => {
    await store.db.deleteFrom('properties').execute()
    await store.db.deleteFrom('photos').execute()
  })

  afterAll(() => store.close())

  test('bulk loading writes the same rows as single insertion', { timeout: 300_000 }, async () => {
    const inputs = [
      buildProperty({ photos: [{ photoId: PHOTO.id, alt: 'Fachada' }], amenities: ['aire', 'aire'] }),
      buildProperty({ propertyId: null }),
      buildProperty({ propertyId: null }),
      buildProperty({ title: '¿?' }),
    ]
    const properties = [
      ...(await manyProperties(500, '2026-11-20')),
      ...inputs.map((input, at) => ({ input, createdAt: new Date(CREATED + at) })),
    ]
    await store.db
      .insertInto('photos')
      .values({ ...PHOTO, createdAt: '2026' })
      .execute()
    const ids = await insertMany(store.db, properties)
    const written = await contentsOf(store)
    await store.db.deleteFrom('properties').execute()
    // The ids must be equal, because the public point of an approximate place depends on them.
    for (const [at, { input, createdAt }] of properties.entries())
      await insertProperty(store.db, input, { createdBy: null, now: createdAt, id: ids[at] })
    expect(written).toEqual(await contentsOf(store))
    expect(new Set(ids).size).toBe(properties.length)
  })

  test('equal titles get their own slugs, also beside those in the store', { timeout: 300_000 }, async () => {
    const same = Array.from({ length: 2000 }, () => ({ input: buildProperty({ propertyId: null }) }))
    await insertMany(store.db, same.slice(0, 3))
    await insertMany(store.db, same)
    const rows = await store.db.selectFrom('properties').select('slug').execute()
    expect(new Set(rows.map((row) => row.slug)).size).toBe(2003)
  })

  test('one invalid row undoes the whole insertion', async () => {
    const bad = buildProperty({ priceCents: -1 })
    await expect(insertMany(store.db, [{ input: buildProperty() }, { input: bad }])).rejects.toThrow(/constraint/i)
    expect(await store.db.selectFrom('properties').select('id').execute()).toEqual([])
    expect(await insertMany(store.db, [])).toEqual([])
  })
})

/** All rows without their ids, in the order in which they were created. */
async function contentsOf({ db }: Store) {
  const properties = await db.selectFrom('properties').selectAll().orderBy('createdAt').execute()
  const codes = await db.selectFrom('propertyAmenities').selectAll().orderBy('code').execute()
  const photos = await db.selectFrom('propertyPhotos').selectAll().orderBy('position').execute()
  return properties.map(({ id, ...row }) => ({
    ...row,
    amenities: codes.filter((each) => each.propertyId === id).map((each) => each.code),
    photos: photos.filter((each) => each.propertyId === id).map(({ propertyId: _owner, ...photo }) => photo),
  }))
}
