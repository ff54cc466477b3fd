import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { findRecord } from './find-records.server.ts'
import { buildProperty, insertMany } from '#test/factories/property.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { findRecords } from './find-records.server.ts'

const PHOTOS = ['019a4a10-0000-7000-8000-000000000901', '019a4a10-0000-7000-8000-000000000902'] as const

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)

  beforeEach(async () => {
    const stored = { width: 1200, height: 800, bytes: 1, createdAt: '2026-11-20T18:00:00.000Z' }
    const unused = { variantsAt: null, unusedSince: null }
    const rows = PHOTOS.map((id) => ({ id, key: `properties/${id}.jpg`, contentHash: id, ...stored, ...unused }))
    await store().db.insertInto('photos').values(rows).execute()
  })

  test('each record has its own photos, plans and amenities, in the requested order', async () => {
    const [first, second] = PHOTOS.map((photoId, at) => ({ photoId, alt: at === 0 ? 'Fachada' : null }))
    if (!first || !second) throw new Error('no photos')
    const ids = await insertMany(store().db, [
      { input: buildProperty({ title: 'Nave A', photos: [second, first], plans: [first] }) },
      { input: buildProperty({ title: 'Nave B', amenities: [] }) },
      { input: buildProperty({ title: 'Nave C', photos: [first], amenities: ['estacionamiento', 'con_servicios'] }) },
    ])
    const asked = ids.toReversed()
    // More ids than one statement accepts; no property has any of them.
    const unknown = Array.from({ length: 10_000 }, () => uuidv7())
    const found = await findRecords(store().db, [...asked.slice(0, 1), ...unknown, ...asked.slice(1)])
    expect(found.map(({ id }) => id)).toEqual(asked)
    expect(found).toEqual(await Promise.all(asked.map((id) => findRecord(store().db, id))))
    expect(found[2]?.input).toMatchObject({ photos: [second, first], plans: [first] })
  })

  test('no ids give no records', async () => {
    expect(await findRecords(store().db, [])).toEqual([])
  })
})
