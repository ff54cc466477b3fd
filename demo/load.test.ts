import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hasAccounts } from '#app/accounts/team/invitations.server.ts'
import { findShownTeam } from '#app/asesores/asesores.server.ts'
import { recordActivity } from '#app/activity/record.server.ts'
import { DAY_MS } from '#app/calendar/durations.ts'
import type { Store } from '#app/db/store.server.ts'
import { LEAD_KIND } from '#app/leads/lead-kind.server.ts'
import { findPropertiesFor } from '#app/leads/matches/find-matches.server.ts'
import { openFileStore } from '#app/photos/file-store.server.ts'
import { findBySlug, findLatest } from '#app/property/page/properties.server.ts'
import { type TestFiles, openTestFiles } from '#test/files.ts'
import { STORES, openNewStore } from '#test/stores.ts'
import { loadDemo } from './load.ts'

/** Late in the evening of the 19th in Monterrey, already the 20th in UTC. */
const NOW = new Date('2026-11-20T03:30:00Z')
const LOADING_TIME = 300_000

type Table = 'complexes' | 'properties' | 'photos' | 'activityLogs' | 'globalConfig' | 'leads' | 'leadEntries'

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

  test('has leads with their histories, none in the future; only the newest messages are not answered yet', async () => {
    expect(await countOf(store, 'leads')).toBe(40)
    expect(await countOf(store, 'leadEntries')).toBeGreaterThan(150)
    const later = store.db.selectFrom('leadEntries').where('createdAt', '>', NOW.toISOString()).select('id')
    expect(await later.execute()).toEqual([])
    const lacking = store.db.selectFrom('leadEntries').where('kind', '!=', 'etapa').where('propertyId', 'is', null)
    expect(await lacking.select('note').execute()).toEqual([])
    const messages = await store.db.selectFrom('contactMessages').select(['state', 'nombre']).orderBy('id').execute()
    expect(messages.filter(({ state }) => state !== 'respondido').map(({ nombre }) => nombre)).toEqual([
      'Gumersindo Alba',
      'Melquíades Arpa',
      'Onésimo Rueda',
    ])
  })

  test('has a property for each lead that looks for one, and visits that name their lead and property', async () => {
    const rows = await store.db.selectFrom('leads').where('requirements', '!=', '[]').select('id').execute()
    const ids = rows.map(({ id }) => id)
    for (const lead of await LEAD_KIND.find(store.db, ids)) {
      const found = await findPropertiesFor(store, lead, '2026-11-19')
      expect([lead.name, found?.requirements.map(({ full }) => full > 0)]).toEqual([lead.name, [true]])
    }
    const visits = await store.db
      .selectFrom('visits')
      .innerJoin('leads', 'leads.id', 'visits.leadId')
      .innerJoin('properties', 'properties.id', 'visits.propertyId')
      .innerJoin('users', 'users.id', 'visits.asesorId')
      .select('visits.day')
      .execute()
    expect(visits.map(({ day }) => day).toSorted()).toEqual(['2026-11-09', '2026-11-19', '2026-11-20'])
  })

  test('has sold each property some days after it was added, when the log says so', async () => {
    const sold = await store.db
      .selectFrom('properties')
      .innerJoin('activityLogs', 'activityLogs.propertyId', 'properties.id')
      .where('properties.status', '=', 'vendida')
      .where('activityLogs.details', '=', 'Estatus: Disponible → Vendida')
      .select(['properties.createdAt', 'statusSince', 'activityLogs.timestamp'])
      .execute()
    expect(sold).toHaveLength(7)
    for (const { createdAt, statusSince, timestamp } of sold)
      expect([statusSince, Date.parse(statusSince) - Date.parse(createdAt) > DAY_MS]).toEqual([timestamp, true])
  })

  test('shows five people, who are no accounts, and each available property names one or has its own contact', async () => {
    expect((await findShownTeam(store, 'Hola')).map(({ phone }) => phone)).toHaveLength(5)
    expect(await hasAccounts(store.db)).toBe(false)
    const rows = await store.db.selectFrom('properties').select(['asesorId', 'contactName']).execute()
    expect(rows.filter(({ asesorId, contactName }) => (asesorId === null) === (contactName === null))).toEqual([])
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
