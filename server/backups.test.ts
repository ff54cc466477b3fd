import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readSecretFile } from '#app/accounts/auth-secret.server.ts'
import { verifyArchive } from '#app/backups/read-archive.server.ts'
import { migrate } from '#app/db/migrate.server.ts'
import { openStore } from '#app/db/open.server.ts'
import type { Dialect } from '#app/db/store.server.ts'
import { openFileStore } from '#app/photos/file-store.server.ts'
import { makeUsable } from '#app/db/usable.server.ts'
import { createProperty, deleteProperty } from '#app/editing/changes/change-property.server.ts'
import { putKeptFiles } from '#test/earlier-stores/kept-files.ts'
import { faultsOf } from '#test/earlier-stores/faults.ts'
import { type KeptStore, layInSqlite, readKeptStores } from '#test/earlier-stores/kept-store.ts'
import { comeBackOnce } from '#test/earlier-stores/people.ts'
import { buildProperty } from '#test/factories/property.ts'
import { type TestPlace, contentOf, makePlace } from '#test/installation.ts'
import { addEntry } from '#app/leads/entries.server.ts'
import { createLead } from '#app/leads/change-lead.server.ts'
import { planVisit } from '#app/leads/visits/change-visit.server.ts'
import { buildDeal } from '#test/factories/deal.ts'
import { buildLead } from '#test/factories/lead.ts'
import { buildVisit } from '#test/factories/visit.ts'
import { STORES } from '#test/stores.ts'
import { type Place, backUp, moveToServers, restoreInto } from './backups.ts'

const KEPT = await readKeptStores()
/** An archive with all optional parts. */
const WHOLE = { passphrase: null, withSecret: true }
const [NEWEST] = KEPT.slice(-1)

let folder: string
let archive: string
let places: TestPlace[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cerro-norte-backups-'))
  archive = join(folder, 'respaldo.tar')
  places = []
})

afterEach(async () => {
  for (const place of places) await place.remove()
  await rm(folder, { recursive: true })
})

async function placeOn(dialect: Dialect): Promise<Place> {
  const made = await makePlace(dialect)
  places.push(made)
  return made
}

/** An embedded store of an earlier migration, with its files and a secret. */
async function earlier(kept: KeptStore | undefined): Promise<Place> {
  if (!kept) throw new Error('no such store was kept')
  const made = await placeOn('sqlite')
  layInSqlite(kept, made.dataDir)
  await readSecretFile(made.dataDir)
  const store = await openStore(made)
  const files = await openFileStore({ storageUrl: null, folder: join(made.dataDir, 'files') })
  await putKeptFiles(store, files, kept)
  await store.close()
  return made
}

/** The newest of them, as today's product has it. */
async function newest(): Promise<Place> {
  const made = await earlier(NEWEST)
  const store = await openStore(made)
  await migrate(store)
  // The newest stored database is from before these tables.
  const { db } = store
  const at = '2026-11-20T18:00:00.000Z'
  await db
    .insertInto('redirects')
    .values({ source: '/viejo', propertyId: null, target: '/nosotros', createdAt: at })
    .execute()
  const press = { id: 'clic', code: 'K7F2', propertyId: null, page: '/', campaign: null, createdAt: at }
  await db.insertInto('chatReferences').values(press).execute()
  // A lead, its phone, its deal, a line of its history and a visit.
  const lead = { ...buildLead(), deals: [buildDeal()] }
  const { id } = await createLead({ db, actor: { id: null, name: 'Ana' }, now: new Date(at) }, lead)
  await addEntry({ db, actor: { id: null, name: 'Ana' }, now: new Date(at) }, id, { kind: 'nota', note: 'Llamó' })
  await planVisit({ db, actor: { id: null, name: 'Ana' }, now: new Date(at) }, buildVisit({ leadId: id }))
  const { id: userId } = await db.selectFrom('users').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
  await db.insertInto('calendarAddresses').values({ userId, secretHash: 'x', createdAt: at }).execute()
  await store.close()
  return made
}

const UNDER_WAY = ['reading', 'running', 'undoing', 'paused']
const RESTORED = 'Seguía en curso cuando se hizo el respaldo que se restauró.'

/** The content that a backup brings back: without sessions, links and second factors, and with nothing under way. */
function withoutWaysIn({ rows, ...content }: Awaited<ReturnType<typeof contentOf>>) {
  const keepOnly = (table: string, isLeft: (row: string) => boolean) =>
    rows[table] ? { [table]: rows[table].filter(isLeft) } : {}
  const none = () => false
  const stopped = (table: string) => {
    const all = rows[table]
      ?.map((row) => JSON.parse(row) as Record<string, unknown>)
      .map((row) =>
        UNDER_WAY.includes(String(row['state'])) ? { ...row, state: 'stopped', stopReason: RESTORED } : row,
      )
    return all ? { [table]: all.map((row) => JSON.stringify(row)).toSorted() } : {}
  }
  return {
    ...content,
    rows: {
      ...rows,
      ...stopped('jobs'),
      ...keepOnly('sessions', none),
      ...keepOnly('verifications', none),
      ...keepOnly('rateLimits', none),
      ...keepOnly('calendarAddresses', none),
      ...keepOnly('invitations', (row) => JSON.parse(row).usedAt !== null),
      ...keepOnly('outbox', (row) => JSON.parse(row).kind !== 'password-reset'),
    },
  }
}

async function restored(to: Place, from = archive): Promise<Place> {
  const file = { path: from, passphrase: null }
  await restoreInto(to, { ...file, manifest: await verifyArchive(file), secret: null })
  return to
}

/** The newest stored database with its sessions and links; on PostgreSQL, moved by `npm run migrate:store`. */
async function filled(dialect: Dialect): Promise<Place> {
  const first = await newest()
  if (dialect === 'sqlite') return first
  const servers = await placeOn(dialect)
  await moveToServers({ ...servers, dataDir: first.dataDir })
  return servers
}

describe.each(STORES)('from %s', (source) => {
  test.each(STORES)('restores rows, files and the secret on %s', async (target) => {
    const from = await filled(source)
    const before = await contentOf(from)
    const made = await backUp(from, archive, WHOLE)
    const to = await restored(await placeOn(target))
    const after = await contentOf(to)
    expect(after).toEqual(withoutWaysIn(before))
    expect(before.rows['sessions']).not.toEqual([])
    expect(made.lost).toEqual([])
    expect(made.files).toBe(Object.keys(before.files).length)
    expect(made.files).toBeGreaterThan(5)
    expect(Object.keys(after.files).filter((key) => key.startsWith('private/'))).toHaveLength(4)
    expect(before.secret).toMatch(/^[\w-]{64}$/)
    expect(Object.values(before.rows).every((rows) => rows.length > 0)).toBe(true)
    const store = await openStore(to)
    expect(await faultsOf(store)).toEqual([])
    await store.close()
  })
})

test.each<[table: 'versions' | 'jobs' | 'jobRows', column: string, value: string]>([
  ['versions', 'content', '"x"'],
  ['versions', 'content', '{"slug":'],
  ['jobs', 'payload', '[]'],
  ['jobRows', 'messages', 'null'],
])(
  'a backup whose %s.%s is %s is refused with file, line and reason, and nothing stays',
  async (table, column, value) => {
    const from = await newest()
    const store = await openStore(from)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}`.execute(store.db)
    await store.close()
    await backUp(from, archive, WHOLE)
    const to = await placeOn('sqlite')
    const refused = await restored(to).catch((error: unknown) => String(error))
    expect(refused).toMatch(new RegExp(`${table}[^:]*, línea 1: «${column}» no se puede leer: `))
    expect(await readdir(to.dataDir)).toEqual([])
  },
)

test.each(KEPT)('restores a backup of the store of $name in the current version', async (kept) => {
  const from = await earlier(kept)
  await backUp(from, archive, WHOLE)
  const to = await restored(await placeOn('sqlite'))
  // A migrated store and its migrated backup must be equal.
  const migrated = await openStore(from)
  await makeUsable(migrated)
  await migrated.close()
  expect(await contentOf(to)).toEqual(withoutWaysIn(await contentOf(from)))
  const store = await openStore(to)
  expect(await faultsOf(store)).toEqual([])
  expect(await comeBackOnce(store)).toHaveProperty('beto')
  await store.close()
})

test.each(STORES)('restores a backup of the first version with its secret on %s', async (dialect) => {
  const from = await earlier(KEPT[0])
  await backUp(from, archive, WHOLE)
  const { secret } = await contentOf(await restored(await placeOn(dialect)))
  expect(secret).toBe((await contentOf(from)).secret)
})

test('restores a stored archive of every format', async () => {
  const kept = fileURLToPath(new URL('../test/earlier-stores/backup-format-1.tar', import.meta.url))
  const { schema } = await verifyArchive({ path: kept, passphrase: null })
  const to = await restored(await placeOn('sqlite'), kept)
  const from = await earlier(KEPT.find(({ name }) => name === schema) ?? KEPT[0])
  const migrated = await openStore(from)
  await makeUsable(migrated)
  await migrated.close()
  const { secret, ...content } = withoutWaysIn(await contentOf(from))
  const { secret: keptSecret, ...keptContent } = await contentOf(to)
  expect(keptContent).toEqual(content)
  expect(keptSecret).toMatch(/^[\w-]{64}$/)
  expect(keptSecret).not.toBe(secret)
})

test.each(STORES)(
  'on %s a backup made while people write is one instant: no row without what it refers to, no photo without its file',
  async (dialect) => {
    const from = await filled(dialect)
    const store = await openStore(from)
    await makeUsable(store)
    const files = await openFileStore({ storageUrl: from.storageUrl, folder: join(from.dataDir, 'files') })
    if (dialect === 'sqlite') await sql`pragma synchronous = off`.execute(store.db)
    const before: string[] = []
    async function write(at: number) {
      const now = new Date(1_795_000_000_000 + at)
      const photoId = randomUUID()
      const photo = {
        id: photoId,
        key: `properties/${at}_foto.jpg`,
        contentHash: photoId,
        createdAt: now.toISOString(),
      }
      await files.put(photo.key, `photo ${at}`)
      await store.db
        .insertInto('photos')
        .values({ ...photo, width: 400, height: 300, bytes: 1, variantsAt: null, unusedSince: null })
        .execute()
      const input = buildProperty({ title: `Bodega ${at}`, photos: [{ photoId, alt: null }] })
      const { id } = await createProperty({ db: store.db, actor: { id: null, name: null }, now }, input)
      if (at % 3 === 0) await deleteProperty({ db: store.db, actor: { id: null, name: null }, now }, id)
      return id
    }
    for (let at = 0; at < 20; at += 1) before.push(await write(at))
    const done = new AbortController()
    const writing = (async () => {
      let at = before.length
      for (; !done.signal.aborted; at += 1) await write(at)
      return at - before.length
    })()
    await backUp(from, archive, WHOLE)
    done.abort()
    expect(await writing).toBeGreaterThan(0)
    const to = await restored(await placeOn('sqlite'))
    const { rows, files: found } = await contentOf(to)
    const kept = (rows['properties'] ?? []).map((row) => JSON.parse(row))
    expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining(before.filter((_id, at) => at % 3 !== 0)))
    expect(kept.filter(({ id }) => before.some((each, at) => each === id && at % 3 === 0))).toEqual([])
    const photos = (rows['photos'] ?? []).map((row) => JSON.parse(row))
    const used = (rows['propertyPhotos'] ?? []).map((row) => JSON.parse(row).photoId)
    const keys = photos.filter(({ id }) => used.includes(id)).map(({ key }) => key)
    expect(keys.filter((key) => !(key in found))).toEqual([])
    const after = await openStore(to)
    expect(await faultsOf(after)).toEqual([])
    await after.close()
    await store.close()
  },
)

test('a photo of a property whose file was gone already is told, and does not keep the rest from coming back', async () => {
  const from = await newest()
  const [lost = ''] = Object.keys((await contentOf(from)).files).filter(
    (key) => key.endsWith('jpg') && !/\.\d+\./.test(key),
  )
  await rm(join(from.dataDir, 'files', lost))
  expect((await backUp(from, archive, WHOLE)).lost).toEqual([lost])
  const { files } = await contentOf(await restored(await placeOn('sqlite')))
  expect(Object.keys(files)).not.toContain(lost)
})
