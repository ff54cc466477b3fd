import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findSection } from '#app/agency/agency.server.ts'
import { claimDue } from '#app/mail/outbox.server.ts'
import { restoreDeleted } from '#app/inventory/trash/trash-list.server.ts'
import { collectUnusedPhotos } from '#app/photos/collect-photos.server.ts'
import { openFileStore } from '#app/photos/file-store.server.ts'
import { findBySlug } from '#app/property/page/properties.server.ts'
import { findDefaultContact } from '#app/settings/default-contact.server.ts'
import { describeSchema, withSortedColumns } from '#test/earlier-stores/describe-schema.ts'
import { VOCABULARIES, insertEveryValue } from '#test/earlier-stores/every-value.ts'
import { faultsOf } from '#test/earlier-stores/faults.ts'
import {
  type KeptStore,
  openInSqlite,
  readKeptStores,
  refillPostgres,
  tablesOf,
} from '#test/earlier-stores/kept-store.ts'
import { channelsOf } from '#test/earlier-stores/channels.ts'
import { comeBackOnce } from '#test/earlier-stores/people.ts'
import { type Row, only, rowsIn, selectRows } from '#test/earlier-stores/rows.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES, openEmptyStore, openNewStore } from '#test/stores.ts'
import { migrate, migrateTo } from './migrate.server.ts'
import { LAST_BEFORE_RELEASE, currentName, migrationsFor } from './migration-list.server.ts'
import type { Dialect, Store } from './store.server.ts'

const KEPT = await readKeptStores()
const NAMES = Object.keys(migrationsFor('sqlite'))
/** Tables whose rows migration 0029 moved to `versions`, and those of their pictures. */
const MOVED = ['propertyVersions', 'complexVersions', 'firmVersions', 'settingsVersions', 'deletedProperties']
const MOVED_PHOTOS = ['propertyVersionPhotos', 'complexVersionPhotos', 'deletedPropertyPhotos']
/** The time at which a photo has been unused for 30 days. */
const MARKED = new Date('2026-12-31T00:00:00Z')
/** The time at which every delivery of the stored archives is due. */
const LATER = new Date('2099-06-01T00:00:00Z')

test('there is a stored archive of before the first release, and one of each release of CHANGELOG.md', async () => {
  const log = await readFile(new URL('../../CHANGELOG.md', import.meta.url), 'utf8')
  const releases = [...log.matchAll(/^## \d+\.\d+\.\d+\b.*\(base de datos `([\w-]+)`\)$/gm)].map(([, name]) => name)
  expect(KEPT.map(({ name }) => name)).toEqual([LAST_BEFORE_RELEASE, ...releases.toReversed()])
  expect(NAMES).toEqual(expect.arrayContaining(releases))
})

test.each(KEPT)('$name has rows in every table of its schema', (kept) => {
  const tables = [...kept.schema.sqlite.matchAll(/^CREATE TABLE "(\w+)"/gm)].map(([, name]) => name)
  // Triggers fill the table of changes.
  expect(tablesOf(kept).toSorted()).toEqual(tables.filter((name) => name !== 'catalogueChanges').toSorted())
})

test('on sqlite the migrations create the stored schemas', async () => {
  const store = await openEmptyStore('sqlite')
  for (const { name, schema } of KEPT) {
    await migrateTo(store, name)
    expect(withSortedColumns(await describeSchema(store))).toBe(withSortedColumns(schema.sqlite))
  }
  await store.close()
})

test('every list that the schema checks is a vocabulary in the code', async () => {
  const tables = (await schemaOfNewStore('sqlite')).matchAll(/^CREATE TABLE "(\w+)".*$/gm)
  const checked = [...tables].flatMap(([text, table]) =>
    [...text.matchAll(/check \("(\w+)" in \(/g)].map(([, column]) => `${table}.${column}`),
  )
  expect(checked.toSorted()).toEqual(VOCABULARIES.map(({ table, column }) => `${table}.${column}`).toSorted())
})

/** Tables whose rows a migration has put into others; its own test says how. */
const REPLACED = ['batches', 'batchRows', 'imports', 'importRows']

/** Any number as text. */
const REVISION = expect.stringMatching(/^\d+$/) as string

/** The described schema of a store in which all migrations have run. */
async function schemaOfNewStore(dialect: Dialect): Promise<string> {
  const store = await openNewStore(dialect)
  return describeSchema(store).finally(() => store.close())
}

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  /** PostgreSQL takes seconds to open, so one database holds each archive in turn. */
  let postgres: Store

  beforeAll(async () => {
    if (dialect === 'postgres') postgres = await openEmptyStore('postgres')
  }, PATIENCE)

  afterAll(async () => {
    if (dialect === 'postgres') await postgres.close()
  })

  async function openKept(kept: KeptStore): Promise<Store> {
    if (dialect === 'sqlite') return openInSqlite(kept)
    expect(await refillPostgres(postgres, kept)).toBe(kept.schema.postgres)
    return { ...postgres, close: async () => {} }
  }

  describe.each(KEPT)('the store of $name', (kept) => {
    let store: Store
    let before: Record<string, Row[]>
    let ran: string[]

    beforeAll(async () => {
      store = await openKept(kept)
      before = await rowsIn(store, kept)
      ran = await migrate(store)
    }, PATIENCE)

    afterAll(() => store.close())

    test('is migrated to the schema of a new store', async () => {
      expect(ran).toEqual(NAMES.slice(NAMES.indexOf(currentName(kept.name)) + 1))
      expect(withSortedColumns(await describeSchema(store))).toBe(withSortedColumns(await schemaOfNewStore(dialect)))
    })

    test('keeps every row unchanged', async () => {
      const after = await rowsIn(store, kept)
      const gone = Object.keys(before).filter((table) => !(table in after))
      expect(gone.filter((table) => ![...REPLACED, ...MOVED, ...MOVED_PHOTOS].includes(table))).toEqual([])
      const moved = [...MOVED, 'versions'].flatMap((table) => before[table] ?? [])
      expect(await selectRows(store, 'versions')).toHaveLength(moved.length)
      for (const [table, rows] of Object.entries(before).filter(([name]) => name in after)) {
        const [columns = {}] = rows
        const expected = rows.map((row, at) => {
          // The migration 0025 moves the public points of approximate places; that they are right is tested below.
          const isMoved =
            table === 'properties' && row['precision'] === 'aproximada' && ran.includes('0025-place-cells')
          // Any migration that writes rows of the catalogue raises its revision.
          if (table === 'installation' && row['name'] === 'revision-catalogue') return { ...row, value: REVISION }
          if (!isMoved) return row
          const shifted = only(after[table]?.[at] ?? {}, { publicLatitude: 0, publicLongitude: 0 })
          return { ...row, ...shifted }
        })
        expect(after[table]?.map((row) => only(row, columns))).toEqual(expected)
      }
    })

    test('keeps what its agency had saved', async () => {
      const { name, founded, facebook, email } = await findSection(store, 'datos')
      expect([name, founded, facebook, email]).toEqual([
        "Inmuebles O'Higgins",
        1998,
        null,
        'gerencia@cerronorte.example',
      ])
    })

    test('is read as if the current code had written it', async () => {
      expect(await faultsOf(store)).toEqual([])
      expect(await findBySlug(store, 'bodega-que-ya-no-esta')).toEqual({ found: 'deleted' })
      expect(await findBySlug(store, 'departamento-con-vista-al-cerro')).toHaveProperty('found', 'renamed')
      expect(await findBySlug(store, 'local-con-traspaso')).toEqual({ found: 'nothing' })
      expect(await findBySlug(store, 'nave-en-dolares-llave-en-mano')).toHaveProperty('found', 'property')
      expect(await findDefaultContact(store.db)).toHaveProperty('contactName', 'Ventas Cerro Norte')
    })

    test('lets its people sign in', async () => {
      const people = { beto: 'done', ana: 'limited', session: 'Ana Garza', link: true }
      expect(await comeBackOnce(store)).toEqual(people)
    })

    test('has what was deleted, and it can be restored', async () => {
      const change = { db: store.db, actor: { id: null, name: null }, now: LATER }
      for (const { recordId, kind } of await selectRows(store, 'versions', 'deleted is not null'))
        expect(await restoreDeleted(change, String(recordId))).toEqual({ kind, other: null, otherCode: null })
      expect(await faultsOf(store)).toEqual([])
    })

    test('accepts every value of every vocabulary and reads it back', async () => {
      await insertEveryValue(store)
      for (const { table, column, values } of VOCABULARIES) {
        const stored = (await selectRows(store, table)).map((row) => row[column])
        expect(stored).toEqual(expect.arrayContaining([...values]))
      }
      expect(await faultsOf(store)).toEqual([])
    })

    test('still has every pending delivery', async () => {
      const due = await selectRows(store, 'outbox', '"nextAttemptAt" is not null')
      const kinds = channelsOf(store).map(({ kind }) => kind)
      const claimed = await Promise.all(kinds.map((kind) => claimDue(store.db, kind, due.length, LATER)))
      const ids = claimed.flat().map(({ id }) => id)
      expect(ids.toSorted()).toEqual(due.map(({ id }) => id).toSorted())
    })

    test('has one photo without a property, which is collected', async () => {
      const files = await openFileStore({ storageUrl: null, folder: join(tmpdir(), 'cerro-norte-no-files') })
      const passes = [await collectUnusedPhotos(store, files, MARKED), await collectUnusedPhotos(store, files, LATER)]
      expect(passes).toEqual([1, 0])
    })
  })
})
