import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { recordActivity } from '#app/activity/record.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { openFileStore } from '#app/photos/file-store.server.ts'
import { findBySlug, findLatest } from '#app/property/page/properties.server.ts'
import { type TestFiles, openTestFiles } from '#test/files.ts'
import { STORES, openNewStore } from '#test/stores.ts'
import { loadDemo } from './load.ts'

/** Late in the evening of the 19th in Monterrey, already the 20th in UTC. */
const NOW = new Date('2026-11-20T03:30:00Z')
const LOADING_TIME = 300_000

type Table = 'complexes' | 'properties' | 'photos' | 'activityLogs' | 'globalConfig'

async function countOf({ db }: Store, table: Table): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

describe.each(STORES)('an empty store on %s', (dialect) => {
  let store: Store
  let disk: TestFiles
  let answers: boolean[]

  // The catalogue is only read here, and filling a store takes seconds.
  beforeAll(async () => {
    store = await openNewStore(dialect)
    disk = await openTestFiles()
    const parts = { store, files: disk.files, now: () => NOW }
    answers = [await loadDemo(parts), await loadDemo(parts)]
  }, LOADING_TIME)

  afterAll(async () => {
    await store.close()
    await disk.close()
  })

  test('is filled once', async () => {
    expect(answers).toEqual([true, false])
    expect(await countOf(store, 'properties')).toBe(469)
    expect(await countOf(store, 'complexes')).toBe(8)
    expect(await countOf(store, 'globalConfig')).toBe(1)
    expect(await countOf(store, 'activityLogs')).toBeGreaterThan(50)
  })

  test('gets its photos as uploads would be, each with a moment of its own', async () => {
    const photos = await store.db.selectFrom('photos').selectAll().orderBy('createdAt').execute()
    expect(photos).toHaveLength(124)
    for (const [at, { key, createdAt }] of photos.entries()) {
      expect(key).toMatch(new RegExp(`^properties/${Date.parse(createdAt)}_[a-z\\d-]+\\.jpg$`))
      expect(Date.parse(createdAt)).toBe(NOW.getTime() - photos.length + at)
      expect(await disk.files.exists(key)).toBe(true)
    }
  })

  test('shows its newest properties with a cover, and photos with what they show', async () => {
    const latest = await findLatest(store)
    expect(latest.map((property) => property.propertyId)).toEqual(['PROP-434', 'PROP-433', 'PROP-432'])
    expect(latest.every((property) => property.cover !== null)).toBe(true)
    expect(await findBySlug(store, 'bodega-con-4-andenes-y-patio-de-maniobras-en-huinala')).toMatchObject({
      found: 'property',
      property: {
        priceCents: 26_400_000,
        photos: [{ alt: expect.stringMatching(/^Nave de distribución con andenes/) }, {}, {}, {}, {}],
        plans: [{ alt: 'Planta de conjunto' }, { alt: 'Oficinas, planta alta' }],
      },
    })
  })

  test('tells equal titles apart by their code', async () => {
    const twins = await store.db
      .selectFrom('properties')
      .where('title', '=', 'Local en plaza con estacionamiento al frente')
      .orderBy('createdAt')
      .select(['slug', 'propertyId'])
      .execute()
    expect(twins.map((twin) => twin.slug)).toEqual([
      'local-en-plaza-con-estacionamiento-al-frente',
      `local-en-plaza-con-estacionamiento-al-frente-${twins[1]?.propertyId?.toLowerCase()}`,
    ])
  })

  test('bears the traces of what its log tells', async () => {
    expect(await findBySlug(store, 'local-duplicado-en-cumbres')).toEqual({ found: 'deleted' })
    const retired = store.db.selectFrom('retiredSlugs').where('propertyId', 'is not', null).select('slug')
    const { slug } = await retired.executeTakeFirstOrThrow()
    expect(await findBySlug(store, slug)).toMatchObject({ found: 'renamed' })
    const paused = await store.db.selectFrom('properties').where('status', '=', 'pausada').selectAll().execute()
    expect(paused.length).toBeGreaterThan(0)
    for (const { version, updatedAt } of paused) expect([version > 1, updatedAt !== null]).toEqual([true, true])
    const changed = await store.db.selectFrom('properties').where('version', '>', 1).select('id').execute()
    const told = await store.db
      .selectFrom('activityLogs')
      .where('type', 'not in', ['property_creation', 'property_deletion'])
      .select('propertyId')
      .execute()
    expect(new Set(changed.map(({ id }) => id))).toEqual(new Set(told.map(({ propertyId }) => propertyId)))
    const future = store.db.selectFrom('activityLogs').where('timestamp', '>', NOW.toISOString()).select('id')
    expect(await future.execute()).toEqual([])
  })
})

describe('a store in use', () => {
  let store: Store
  let disk: TestFiles

  beforeEach(async () => {
    store = await openNewStore('sqlite')
    disk = await openTestFiles()
  })

  afterEach(async () => {
    await store.close()
    await disk.close()
  })

  test('is left alone when it has a user', async () => {
    const user = { id: 'u1', name: 'Ana', email: 'ana@cerronorte.example', role: 'admin', createdAt: NOW.toISOString() }
    await store.db.insertInto('users').values(user).execute()
    expect(await loadDemo({ store, files: disk.files, now: () => NOW })).toBe(false)
    expect(await countOf(store, 'properties')).toBe(0)
  })

  test('is left alone when everything in it has been deleted', async () => {
    await recordActivity(store.db, {
      action: 'delete_property',
      type: 'property_deletion',
      property: { id: 'p1', title: 'Local en Contry', code: 'PROP-001' },
      actor: { id: null, name: null },
      now: NOW,
    })
    expect(await loadDemo({ store, files: disk.files, now: () => NOW })).toBe(false)
    expect(await countOf(store, 'properties')).toBe(0)
  })

  test('is empty again after a load that failed, ready for the next one', { timeout: LOADING_TIME }, async () => {
    const notAFolder = join(disk.folder, '..', 'occupied')
    await writeFile(notAFolder, '')
    const broken = await openFileStore({ storageUrl: null, folder: notAFolder })
    await expect(loadDemo({ store, files: broken, now: () => NOW })).rejects.toThrow('properties/')
    expect(await countOf(store, 'globalConfig')).toBe(0)
    expect(await countOf(store, 'photos')).toBe(0)
    expect(await loadDemo({ store, files: disk.files, now: () => NOW })).toBe(true)
  })
})
