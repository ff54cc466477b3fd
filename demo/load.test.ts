import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { recordActivity } from '#app/activity/record.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { openFileStore } from '#app/photos/file-store.server.ts'
import { findBySlug, findLatest } from '#app/properties/properties.server.ts'
import { DIALECTS, openTestStore } from '#test/stores.ts'
import { loadDemo } from './load.ts'

/** Late in the evening of the 19th in Monterrey, already the 20th in UTC. */
const NOW = new Date('2026-11-20T03:30:00Z')
const LOADING_TIME = 30_000

describe.each(DIALECTS)('on %s', (dialect) => {
  let store: Store
  let folder: string

  beforeEach(async () => {
    store = await openTestStore(dialect)
    folder = await mkdtemp(join(tmpdir(), 'cerro-norte-'))
  }, LOADING_TIME)

  afterEach(async () => {
    await store.close()
    await rm(folder, { recursive: true, force: true })
  })

  async function load() {
    const files = await openFileStore({ storageUrl: null, folder: join(folder, 'files') })
    return { files, loaded: await loadDemo({ store, files, now: () => NOW }) }
  }

  async function countOf(table: 'properties' | 'photos' | 'activityLogs' | 'globalConfig' | 'propertyPhotos') {
    const { count } = await store.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  test('an empty store is filled once', { timeout: LOADING_TIME }, async () => {
    const { files, loaded } = await load()
    expect(loaded).toBe(true)
    expect(await countOf('properties')).toBe(420)
    expect(await countOf('photos')).toBe(22)
    expect(await countOf('globalConfig')).toBe(1)
    expect(await countOf('activityLogs')).toBeGreaterThan(50)
    const photos = await store.db.selectFrom('photos').selectAll().orderBy('createdAt').execute()
    for (const [at, { key, createdAt }] of photos.entries()) {
      expect(key).toMatch(new RegExp(`^properties/${Date.parse(createdAt)}_[a-z]+-\\d\\.jpg$`))
      expect(Date.parse(createdAt)).toBe(NOW.getTime() - photos.length + at)
      expect(await files.exists(key)).toBe(true)
    }
    expect((await load()).loaded).toBe(false)
    expect(await countOf('properties')).toBe(420)
  })

  test('pages find what they need', { timeout: LOADING_TIME }, async () => {
    await load()
    const latest = await findLatest(store)
    expect(latest.map((property) => property.propertyId)).toEqual(['PROP-420', 'PROP-419', 'PROP-418'])
    expect(latest.every((property) => property.cover !== null)).toBe(true)
    const answer = await findBySlug(store, 'bodega-con-4-andenes-y-patio-de-maniobras-en-huinala')
    expect(answer).toMatchObject({ found: 'property', property: { priceCents: 26_400_000, location: 'Huinalá' } })
    if (answer.found === 'property')
      expect(answer.property.photos[0]?.alt).toMatch(/^Nave de distribución con andenes de carga/)
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

  test('what the log tells has its traces', { timeout: LOADING_TIME }, async () => {
    await load()
    expect(await findBySlug(store, 'local-duplicado-en-cumbres')).toEqual({ found: 'deleted' })
    const renamed = await store.db
      .selectFrom('retiredSlugs')
      .where('propertyId', 'is not', null)
      .select('slug')
      .executeTakeFirstOrThrow()
    expect(await findBySlug(store, renamed.slug)).toMatchObject({ found: 'renamed' })
    const paused = await store.db.selectFrom('properties').where('status', '=', 'pausada').selectAll().execute()
    for (const { version, updatedAt } of paused) {
      expect(version).toBeGreaterThan(1)
      expect(updatedAt).not.toBeNull()
    }
    const future = await store.db
      .selectFrom('activityLogs')
      .where('timestamp', '>', NOW.toISOString())
      .select('id')
      .execute()
    expect(future).toEqual([])
  })

  test('a store with a user or a log entry is left alone', { timeout: LOADING_TIME }, async () => {
    await store.db
      .insertInto('users')
      .values({ id: 'u1', name: 'Ana', email: 'ana@cerronorte.example', role: 'admin', createdAt: NOW.toISOString() })
      .execute()
    expect((await load()).loaded).toBe(false)
    await store.db.deleteFrom('users').execute()
    const property = { id: 'p1', title: 'Local en Contry' }
    const actor = { id: null, name: null }
    await recordActivity(store.db, { action: 'delete_property', type: 'property_deletion', property, actor, now: NOW })
    expect((await load()).loaded).toBe(false)
    expect(await countOf('properties')).toBe(0)
  })

  test('a load that fails leaves an empty store, ready for the next one', { timeout: LOADING_TIME }, async () => {
    const notAFolder = join(folder, 'occupied')
    await writeFile(notAFolder, '')
    const broken = await openFileStore({ storageUrl: null, folder: notAFolder })
    await expect(loadDemo({ store, files: broken, now: () => NOW })).rejects.toThrow()
    expect(await countOf('globalConfig')).toBe(0)
    expect(await countOf('photos')).toBe(0)
    expect((await load()).loaded).toBe(true)
  })
})
