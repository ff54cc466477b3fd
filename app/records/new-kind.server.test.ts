import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { describe, expect, test } from 'vitest'
import type { Dialect, Queries } from '#app/db/store.server.ts'
import { widenOneOf } from '#app/db/migrations/tools/widen-one-of.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { TEXTS, storedJson } from '#app/text/stored-json.ts'
import { STORES, openNewStore } from '#test/stores.ts'
import {
  createRecord,
  purgeRecord,
  removeRecord,
  restoreRecord,
  snapshotOf,
  undoLatest,
  updateRecord,
} from './change-record.server.ts'
import { type Change, withTransaction } from './change.server.ts'
import { findVersionLines } from './find-versions.server.ts'
import type { LogEntry, VersionedKind, VersionedRecord } from './record-kind.server.ts'
import { type RecordKindName, VERSIONED_KINDS } from './trash.ts'
import { findInTrash } from './trash.server.ts'

/** A kind that the product does not have: one migration, below, and this definition. */
type Trip = VersionedRecord & { place: string }
type Rows = { trips: Trip }

const TRIP_JSON = storedJson('versions.content', 'Viaje', TEXTS)
const NOW = new Date('2026-11-20T18:00:00Z')
const ANA = { id: null, name: 'Ana' }

async function up(db: Kysely<never>, dialect: Dialect) {
  await db.schema
    .createTable('trips')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text')
    .execute()
  await widenOneOf(db, dialect, { table: 'versions', column: 'kind', values: [...VERSIONED_KINDS, 'trip'] })
}

const trips = (db: Queries) => db as unknown as Kysely<Rows>

function tripKind(log: LogEntry[]): VersionedKind<{ place: string }, Trip> {
  return {
    name: 'trip' as RecordKindName,
    table: 'trips',
    json: { content: TRIP_JSON, deleted: TRIP_JSON },
    find: (db, ids) => trips(db).selectFrom('trips').where('id', 'in', ids).selectAll().execute(),
    content: ({ place }) => JSON.stringify({ place }),
    photoIds: () => [],
    named: ({ id, place }) => ({ id, title: place, code: null }),
    namedIn: (id, content) => ({ id, title: JSON.parse(content).place, code: null }),
    editOf: async (_db, content) => JSON.parse(content),
    async insert({ db, now }, id, { place }) {
      const history = { version: 1, createdAt: now.toISOString(), updatedAt: null }
      await trips(db)
        .insertInto('trips')
        .values({ id, place, ...history })
        .execute()
    },
    async overwrite({ db, now }, current, edit) {
      const record = { ...current, ...edit, version: current.version + 1, updatedAt: now.toISOString() }
      const change = trips(db).updateTable('trips').set(record).where('id', '=', current.id)
      const { numUpdatedRows } = await change.where('version', '=', current.version).executeTakeFirstOrThrow()
      return numUpdatedRows === 0n ? null : { record }
    },
    async remove({ db }, { id, createdAt }) {
      await trips(db).deleteFrom('trips').where('id', '=', id).execute()
      return { kept: { createdAt } }
    },
    async insertAgain({ db, now }, { id, number, content, kept }) {
      const { createdAt } = JSON.parse(kept)
      const history = { version: number + 1, createdAt, updatedAt: now.toISOString() }
      await trips(db)
        .insertInto('trips')
        .values({ id, ...JSON.parse(content), ...history })
        .execute()
      return {}
    },
    describe: (before, after) => (before.place === after.place ? '' : `Lugar: ${before.place} → ${after.place}`),
    describeAll: async (_db, { place }) => `Lugar: ${place}`,
    async log(_change, entry) {
      log.push(entry)
      return `entry-${log.length}`
    },
  }
}

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  async function withKind(run: (kind: ReturnType<typeof tripKind>, change: Change, log: LogEntry[]) => Promise<void>) {
    const store = await openNewStore(dialect)
    const provider = { getMigrations: async () => ({ '1-trips': { up: (db: Kysely<never>) => up(db, dialect) } }) }
    const names = { migrationTableName: 'trial', migrationLockTableName: 'trialLock' }
    const { error } = await new Migrator({ db: store.patient, provider, ...names }).migrateToLatest()
    if (error) throw error
    const log: LogEntry[] = []
    await run(tripKind(log), { db: store.db, actor: ANA, now: NOW }, log)
    await store.close()
  }

  test('a new kind has versions, the trash, restoring, undo, conflicts and the log', async () => {
    await withKind(async (kind, change, log) => {
      const made = await createRecord(change, kind, 'a', { place: 'Centro' })
      const saved = await updateRecord({ ...change, note: 'A mano' }, kind, made, {
        edit: { place: 'Sur' },
        version: 1,
      })
      expect(saved).toMatchObject({ ok: true, record: { place: 'Sur', version: 2 } })
      const late = await updateRecord(change, kind, made, { edit: { place: 'Norte' }, version: 1 })
      expect(late).toMatchObject({ ok: false, refusal: 'conflict', current: { place: 'Sur' } })
      expect(await undoLatest(change, kind, { id: 'a', number: 1 })).toBe('changed')
      expect(await undoLatest(change, kind, { id: 'a', number: 2 })).toBe('undone')
      const [now] = await kind.find(change.db, ['a'])
      expect(now).toMatchObject({ place: 'Centro', version: 3 })
      const lines = now ? await findVersionLines(change.db, kind.name, snapshotOf(kind, now), () => 'cambió') : []
      expect(lines.map(({ number, savedByName }) => [number, savedByName])).toEqual([
        [3, 'Ana'],
        [2, 'Ana'],
        [1, 'Ana'],
      ])
      expect(await removeRecord(change, kind, 'a', 2)).toBeNull()
      expect(await removeRecord(change, kind, 'a')).toMatchObject({ record: { place: 'Centro' } })
      expect(await updateRecord(change, kind, made, { edit: { place: 'Sur' }, version: 3 })).toMatchObject({
        refusal: 'missing',
      })
      expect(await restoreRecord(change, kind, 'a')).toMatchObject({ place: 'Centro', version: 5 })
      expect(await restoreRecord(change, kind, 'a')).toBeNull()
      expect(log.map(({ action, details }) => [action, details])).toEqual([
        ['create', undefined],
        ['edit', 'A mano\nLugar: Centro → Sur'],
        ['edit', 'Lugar: Sur → Centro'],
        ['delete', 'Lugar: Centro'],
        ['restore', undefined],
      ])
    })
  })

  test('an undo takes back what was added, and brings back what was deleted', async () => {
    await withKind(async (kind, change) => {
      await createRecord({ ...change, jobId: 'job' }, kind, 'a', { place: 'Centro' })
      expect(await undoLatest(change, kind, { id: 'a', number: 1 })).toBe('undone')
      expect(await kind.find(change.db, ['a'])).toEqual([])
      const trashed = await findInTrash(change.db, kind.name, 'a')
      expect(await undoLatest(change, kind, { id: 'a', number: trashed?.number ?? 0 })).toBe('undone')
      expect(await kind.find(change.db, ['a'])).toMatchObject([{ place: 'Centro' }])
      expect(await undoLatest(change, kind, { id: 'nobody', number: 1 })).toBe('missing')
      const rows = change.db.selectFrom('versions').where('jobId', '=', 'job').select(['recordId', 'number'])
      expect(await rows.execute()).toEqual([{ recordId: 'a', number: 1 }])
    })
  })

  test('a version that was pruned can not be undone, and nothing is deleted', async () => {
    await withKind(async (kind, change) => {
      const made = await createRecord(change, kind, 'a', { place: 'Centro' })
      await updateRecord(change, kind, made, { edit: { place: 'Sur' }, version: 1 })
      await change.db.deleteFrom('versions').where('kind', '=', kind.name).where('number', '=', 1).execute()
      expect(await undoLatest(change, kind, { id: 'a', number: 2 })).toBe('forgotten')
      expect(await kind.find(change.db, ['a'])).toMatchObject([{ place: 'Sur' }])
    })
  })

  test('of two restorations at once one does it; a final deletion leaves no version', async () => {
    await withKind(async (kind, change) => {
      await createRecord(change, kind, 'a', { place: 'Centro' })
      await removeRecord(change, kind, 'a')
      const both = await Promise.all([restoreRecord(change, kind, 'a'), restoreRecord(change, kind, 'a')])
      expect(both.filter((restored) => restored !== null)).toHaveLength(1)
      await removeRecord(change, kind, 'a')
      const content = (await findInTrash(change.db, kind.name, 'a'))?.content ?? ''
      expect(await purgeRecord(change, kind, { id: 'a', content })).toBe(true)
      expect(await purgeRecord(change, kind, { id: 'a', content })).toBe(false)
      expect(await change.db.selectFrom('versions').where('kind', '=', kind.name).selectAll().execute()).toEqual([])
    })
  })

  test('a change in the transaction of its caller is rolled back with it', async () => {
    await withKind(async (kind, change) => {
      const failing = withTransaction(change, async (inside) => {
        await createRecord(inside, kind, 'a', { place: 'Centro' })
        throw new Error('the caller failed')
      })
      await expect(failing).rejects.toThrow('the caller failed')
      expect(await kind.find(change.db, ['a'])).toEqual([])
      expect(await change.db.selectFrom('versions').where('kind', '=', kind.name).selectAll().execute()).toEqual([])
    })
  })
})
