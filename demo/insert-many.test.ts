import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '#app/db/store.server.ts'
import { insertProperty } from '#app/properties/change-property.server.ts'
import { type NewProperty, buildProperty, insertMany } from '#test/factories/property.ts'
import { DIALECTS, openTestStore } from '#test/stores.ts'
import { generateCatalogue } from './generate.ts'

const PHOTO = { id: 'photo', key: 'properties/1_a.jpg', contentHash: 'x', width: 1200, height: 800, bytes: 9 }
const CREATED = new Date('2026-05-04T15:00:00Z')

describe.each(DIALECTS)('on %s', (dialect) => {
  let one: Store
  let other: Store

  beforeEach(async () => {
    one = await openTestStore(dialect)
    other = await openTestStore(dialect)
  }, 30_000)

  afterEach(async () => {
    await one.close()
    await other.close()
  })

  test('bulk loading writes what single insertion writes', async () => {
    const photos = [{ photoId: PHOTO.id, alt: 'Fachada' }]
    const properties: NewProperty[] = [
      ...[...generateCatalogue({ seed: 5, today: '2026-11-20', count: 60 })],
      { input: buildProperty({ photos, amenities: ['aire', 'aire'] }), createdAt: new Date('2026-11-20T12:00:00Z') },
      { input: buildProperty({ propertyId: null }), createdAt: new Date('2026-11-20T12:00:01Z') },
      { input: buildProperty({ propertyId: null }), createdAt: new Date('2026-11-20T12:00:02Z') },
      { input: buildProperty({ title: '¿?' }), createdAt: new Date('2026-11-20T12:00:03Z') },
    ]
    for (const { db } of [one, other])
      await db
        .insertInto('photos')
        .values({ ...PHOTO, createdAt: '2026' })
        .execute()
    const ids = await insertMany(one.db, properties)
    for (const { input, createdAt = CREATED } of properties)
      await insertProperty(other.db, input, { createdBy: null, now: createdAt })
    expect(await contentsOf(one)).toEqual(await contentsOf(other))
    expect(new Set(ids).size).toBe(properties.length)
  })

  test('equal titles get slugs of their own, also beside those of the store', async () => {
    const same = Array.from({ length: 2000 }, () => ({ input: buildProperty({ propertyId: null }) }))
    await insertMany(one.db, same.slice(0, 3))
    await insertMany(one.db, same)
    const rows = await one.db.selectFrom('properties').select(['slug', 'createdAt']).orderBy('createdAt').execute()
    expect(new Set(rows.map((row) => row.slug)).size).toBe(2003)
  })

  test('one bad row undoes all', async () => {
    const bad = buildProperty({ priceCents: -1 })
    await expect(insertMany(one.db, [{ input: buildProperty() }, { input: bad }])).rejects.toThrow()
    expect(await one.db.selectFrom('properties').select('id').execute()).toEqual([])
    expect(await insertMany(one.db, [])).toEqual([])
  })
})

/** All rows without their ids, in the order of their creation. */
async function contentsOf({ db }: Store) {
  const properties = await db.selectFrom('properties').selectAll().orderBy('createdAt').execute()
  const codes = await db.selectFrom('propertyAmenities').selectAll().orderBy('code').execute()
  const photos = await db.selectFrom('propertyPhotos').selectAll().orderBy('position').execute()
  return properties.map(({ id, seq: _seq, ...row }) => ({
    ...row,
    amenities: codes.filter((each) => each.propertyId === id).map((each) => each.code),
    photos: photos
      .filter((each) => each.propertyId === id)
      .map(({ photoId, alt, position }) => ({ photoId, alt, position })),
  }))
}
