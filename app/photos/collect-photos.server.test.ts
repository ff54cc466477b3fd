import { beforeEach, describe, expect, test, vi } from 'vitest'
import { deleteProperty } from '#app/editing/changes/change-property.server.ts'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { purgeDeleted } from '#app/inventory/trash/trash-list.server.ts'
import { insertComplex } from '#app/complexes/changes/complex-kind.server.ts'
import { buildComplex } from '#test/factories/complex.ts'
import { buildProperty } from '#test/factories/property.ts'
import { type TestFiles, openTestFiles } from '#test/files.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { claimPhotos } from './claim-photos.server.ts'
import { collectUnusedPhotos } from './collect-photos.server.ts'
import { PICTURE_TABLES } from './picture-tables.ts'

const DAY = 86_400_000
const START = new Date('2026-11-20T18:00:00Z')

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)
  let folder: TestFiles

  beforeEach(async () => {
    folder = await openTestFiles()
    return folder.close
  })

  test('a photo without a property is deleted with its variants after 30 days, and not earlier', async () => {
    await addPhoto('lonely')
    expect(await collectOnDay(0)).toBe(0)
    expect(await collectUnusedPhotos(store(), folder.files, new Date(START.getTime() + 30 * DAY - 1))).toBe(0)
    expect(await fileNames()).toHaveLength(4)
    expect(await collectOnDay(30)).toBe(1)
    expect(await remaining()).toEqual([])
    expect(await fileNames()).toEqual([])
  })

  test('a used photo stays at any age', async () => {
    await addPhoto('used')
    await addProperty('used')
    await collectOnDay(0)
    expect(await collectOnDay(400)).toBe(0)
    expect(await remaining()).toEqual(['used'])
  })

  test('the 30 days begin when the last property stops using the photo', async () => {
    await addPhoto('used')
    await addProperty('used')
    await collectOnDay(0)
    await store().db.deleteFrom('properties').execute()
    expect(await collectOnDay(100)).toBe(0)
    expect(await collectOnDay(129)).toBe(0)
    expect(await collectOnDay(130)).toBe(1)
  })

  test('unused days before and after a time of use are not added up', async () => {
    await addPhoto('often')
    await collectOnDay(0)
    await addProperty('often')
    await collectOnDay(20)
    await store().db.deleteFrom('properties').execute()
    await collectOnDay(25)
    expect(await collectOnDay(40)).toBe(0)
    expect(await collectOnDay(55)).toBe(1)
  })

  test('a photo that a property uses just before its deletion stays', async () => {
    await addPhoto('wanted')
    await collectOnDay(0)
    await addProperty('wanted')
    expect(await collectOnDay(31)).toBe(0)
    expect(await remaining()).toEqual(['wanted'])
  })

  test('a photo that a property uses while others are collected stays', async () => {
    await addPhoto('a-lonely')
    await addPhoto('b-wanted')
    await collectOnDay(0)
    vi.spyOn(folder.files, 'delete').mockImplementationOnce(async () => void (await addProperty('b-wanted')))
    expect(await collectOnDay(31)).toBe(1)
    expect(await remaining()).toEqual(['b-wanted'])
  })

  test('every table that refers to pictures is respected by the collector', async () => {
    const tables = await store().db.introspection.getTables()
    const referring = tables.filter(({ columns }) => columns.some(({ name }) => name === 'photoId'))
    expect(referring.map(({ name }) => name).toSorted()).toEqual([...PICTURE_TABLES].toSorted())
  })

  test('a plan stays like a photo, also in the trash, and is deleted with its property', async () => {
    await addPhoto('plan')
    await addPhoto('site')
    const plans = [{ photoId: 'plan', alt: 'Planta baja' }]
    const { id } = await insertProperty(store().db, buildProperty({ plans }), { createdBy: null, now: START })
    const complex = buildComplex({ plans: [{ photoId: 'site', alt: null }] })
    await insertComplex(store().db, complex, { createdBy: null, now: START })
    await collectOnDay(0)
    expect(await collectOnDay(40)).toBe(0)
    await deleteProperty({ db: store().db, actor: { id: null, name: null }, now: START }, id)
    await collectOnDay(41)
    expect(await collectOnDay(80)).toBe(0)
    await purgeDeleted({ db: store().db, actor: { id: null, name: null }, now: START }, id)
    await collectOnDay(81)
    expect(await collectOnDay(120)).toBe(1)
    expect(await remaining()).toEqual(['site'])
  })

  test('a photo in an open form stays for the days of its draft', async () => {
    await addPhoto('awaited')
    await collectOnDay(0)
    await claimPhotos(store().db, [{ photoId: 'awaited', alt: null }])
    expect(await collectOnDay(31)).toBe(0)
    expect(await remaining()).toEqual(['awaited'])
  })

  async function addPhoto(id: string) {
    const key = `properties/1_${id}.jpg`
    for (const suffix of ['', '.400.webp', '.1200.avif', '.2400.webp']) await folder.files.put(key + suffix, 'x')
    await store()
      .db.insertInto('photos')
      .values({ id, key, contentHash: id, width: 2400, height: 1600, bytes: 1, createdAt: START.toISOString() })
      .execute()
  }

  function addProperty(photoId: string) {
    const input = buildProperty({ photos: [{ photoId, alt: null }] })
    return insertProperty(store().db, input, { createdBy: null, now: START })
  }

  function collectOnDay(day: number) {
    return collectUnusedPhotos(store(), folder.files, new Date(START.getTime() + day * DAY))
  }

  async function remaining() {
    return (await store().db.selectFrom('photos').select('id').orderBy('id').execute()).map(({ id }) => id)
  }

  async function fileNames() {
    const { objects } = await folder.files.listAll('properties', { recursive: true })
    return [...objects]
  }
})
