import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import { recordActivity } from '#app/activity/record.server.ts'
import { addInterest } from '#app/interest/interest.server.ts'
import { createProperty } from '#app/editing/changes/change-property.server.ts'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { describeSchema } from '#test/earlier-stores/describe-schema.ts'
import { VOCABULARIES, type Vocabulary, insertEveryValue } from '#test/earlier-stores/every-value.ts'
import { faultsOf } from '#test/earlier-stores/faults.ts'
import { selectRows } from '#test/earlier-stores/rows.ts'
import { buildProperty } from '#test/factories/property.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES, openEmptyStore } from '#test/stores.ts'
import { StoreOfOtherVersion, migrate } from './migrate.server.ts'
import { migrationsFor } from './migration-list.server.ts'
import { oneOf } from './migrations/tools/one-of.ts'
import { widenOneOf } from './migrations/tools/widen-one-of.ts'
import { openStore } from './open.server.ts'
import type { Store } from './store.server.ts'

const NOW = new Date('2026-11-30T19:00:00Z')
/** A value that is in no list, with an apostrophe. */
const MADE_UP = "d'invento"

// The tests of a dialect use one store in order, from an empty one to one with a newer schema.
describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  let store: Store
  /** The migrations that `migrateBeside` has run. */
  let beside: Record<string, Migration> = {}

  beforeAll(async () => {
    store = await openEmptyStore(dialect)
  }, PATIENCE)

  afterAll(() => store.close())

  /** Runs migrations that are not part of the product; they are recorded separately. */
  async function migrateBeside(more: Record<string, Up>) {
    const migrations = { ...beside }
    for (const [name, up] of Object.entries(more)) migrations[name] = migrationOf(up)
    const names = { migrationTableName: 'trial', migrationLockTableName: 'trialLock' }
    const provider = { getMigrations: async () => migrations }
    const { error } = await new Migrator({ db: store.db, provider, ...names }).migrateToLatest()
    if (error) throw error
    beside = migrations
  }

  test('a migration that fails halfway leaves nothing behind, and neither do the earlier ones of the run', async () => {
    const failing = migrateBeside({
      '1-good': (db) => db.schema.createTable('good').addColumn('id', 'text').execute(),
      '2-bad': failingAfter((db) => db.schema.createTable('bad').addColumn('id', 'text').execute()),
    })
    await expect(failing).rejects.toThrow('halfway')
    expect(await tableNames(store)).toEqual([])
    expect((await sql`select * from trial`.execute(store.db)).rows).toEqual([])
  })

  test('a store with a foreign table of the same name is refused and left unchanged', async () => {
    await store.db.schema.createTable('photos').addColumn('id', 'text').execute()
    await expect(migrate(store)).rejects.toThrow('photos')
    expect(await tableNames(store)).toEqual(['photos'])
    await store.db.schema.dropTable('photos').execute()
  })

  test('an empty store is migrated to the current schema', async () => {
    const names = Object.keys(migrationsFor(dialect))
    expect(names).toContain('0001-first-release')
    expect(await migrate(store)).toEqual(names)
    expect(await tableNames(store)).toEqual(
      expect.arrayContaining(['activityLogs', 'contactMessages', 'globalConfig', 'photos', 'properties', 'users']),
    )
  })

  test('a current store is left unchanged', async () => {
    const before = await tableNames(store)
    expect(await migrate(store)).toEqual([])
    expect(await tableNames(store)).toEqual(before)
  })

  describe('a vocabulary that a migration extends', () => {
    let schema: string
    let rows: Record<string, unknown>[][]

    beforeAll(async () => {
      await insertEveryValue(store)
      schema = await describeSchema(store)
      rows = await everyRow(store)
    }, PATIENCE)

    function widenAll(...more: string[]): Up {
      return async (db) => {
        for (const { table, column, values } of VOCABULARIES)
          await widenOneOf(db, dialect, { table, column, values: [...values, ...more] })
      }
    }

    /** Changes the rows with the first value of a list. */
    function change({ table, column, values }: Vocabulary, value: string) {
      const statement = sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} where ${sql.ref(column)} = ${values[0]}`
      return statement.execute(store.db)
    }

    test('is unchanged if the migration fails afterwards', async () => {
      const failing = failingAfter(widenAll(MADE_UP))
      await expect(migrateBeside({ '1-failing': failing })).rejects.toThrow('halfway')
      expect(await describeSchema(store)).toBe(schema)
      for (const list of VOCABULARIES) await expect(change(list, MADE_UP)).rejects.toThrow(/check constraint/i)
    })

    test.each([
      ['loses values', 'properties', 'type', 'la lista solo puede crecer y le falta departamento, '],
      ['was none', 'properties', 'area', 'no hay una lista de valores escrita con oneOf.'],
      ['is of no column', 'properties', 'none', 'no hay una lista de valores escrita con oneOf.'],
      ['is of no table', 'none', 'type', 'no hay una lista de valores escrita con oneOf.'],
    ])('is refused if it %s', async (_what, table, column, sentence) => {
      const widening: Up = (db) => widenOneOf(db, dialect, { table, column, values: ['casa', 'bodega'] })
      await expect(migrateBeside({ '1-refused': widening })).rejects.toThrow(`${table}.${column}: ${sentence}`)
    })

    test('changes no rows and nothing else in the schema', async () => {
      await migrateBeside({ '1-wider': widenAll(MADE_UP) })
      const wider = await describeSchema(store)
      expect(wider.match(/, 'd''invento'/g)).toHaveLength(VOCABULARIES.length)
      expect(inOneOrder(wider.replaceAll(/, 'd''invento'(?:::text)?/g, ''))).toBe(inOneOrder(schema))
      expect(await everyRow(store)).toEqual(rows)
    })

    test('accepts a new property type, which lists leave out until the code knows it, and a new action', async () => {
      const invented = MADE_UP as never
      const input = buildProperty({ title: 'De tipo nuevo', type: invented, amenities: [invented, 'gym'] })
      const actor = { id: null, name: null }
      const { id } = await createProperty({ db: store.db, actor, now: NOW }, input)
      const property = { id, title: input.title, code: 'PROP-001' }
      await recordActivity(store.db, { action: invented, type: invented, property, actor, now: NOW })
      const { unreadable } = await currentCatalogue(store)
      expect(unreadable).toEqual([{ id, code: 'PROP-001', reason: `type: «${MADE_UP}»` }])
      await sql`update properties set type = 'casa' where id = ${id}`.execute(store.db)
      expect(await faultsOf(store)).toEqual([])
    })

    test('refuses any other value and an empty one', async () => {
      for (const list of VOCABULARIES) await expect(change(list, 'nada')).rejects.toThrow(/check constraint/i)
      await expect(sql`update properties set type = null`.execute(store.db)).rejects.toThrow(/not.null/i)
    })

    test('keeps triggers and references active', async () => {
      const [{ id, slug } = {}] = await selectRows(store, 'properties', `title = 'De tipo nuevo'`)
      await addInterest(store, [{ slug: String(slug), day: '2026-11-30', kind: 'view', count: 1 }])
      await expect(sql`update "propertyPhotos" set "photoId" = 'none'`.execute(store.db)).rejects.toThrow(
        /foreign key/i,
      )
      await sql`update properties set status = 'pausada' where id = ${id}`.execute(store.db)
      expect(await faultsOf(store)).toEqual([])
      await sql`update properties set status = 'disponible' where id = ${id}`.execute(store.db)
      expect(await faultsOf(store)).toEqual([])
      await sql`delete from properties where id = ${id}`.execute(store.db)
      expect(await faultsOf(store)).toEqual([])
      for (const table of ['interest', 'propertyAmenities'])
        expect(await selectRows(store, table, `"propertyId" = '${String(id)}'`)).toEqual([])
    })

    test('accepts the new value in every column and can be extended again, also a list of a single value', async () => {
      for (const list of VOCABULARIES) await change(list, MADE_UP)
      await migrateBeside({
        '2-again': widenAll(MADE_UP, 'otro'),
        async '3-single'(db) {
          const single = db.schema.createTable('trialOfOne').addColumn('kind', 'text')
          await single.addCheckConstraint('trialOfOneKind', oneOf('kind', [MADE_UP])).execute()
          await widenOneOf(db, dialect, { table: 'trialOfOne', column: 'kind', values: [MADE_UP, 'otro'] })
        },
      })
      await sql`insert into "trialOfOne" (kind) values ('otro')`.execute(store.db)
      await expect(sql`insert into "trialOfOne" (kind) values ('uno')`.execute(store.db)).rejects.toThrow(
        /check constraint/i,
      )
      for (const list of VOCABULARIES) {
        await change({ ...list, values: [MADE_UP] }, 'otro')
        expect(await selectRows(store, list.table, `"${list.column}" = 'otro'`)).not.toEqual([])
      }
    })
  })

  test('a store of before the first release that was not at its last migration is refused with a sentence', async () => {
    const record = sql`insert into kysely_migration (name, timestamp) values ('0013-imports', '2026-11-26')`
    await record.execute(store.db)
    const refusal = await migrate(store).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(StoreOfOtherVersion)
    expect(refusal).toHaveProperty(
      'message',
      'La base de datos es de antes de la primera versión del producto (migración 0013-imports) y no se puede abrir: usa otra DATA_DIR o DATABASE_URL.',
    )
    await sql`delete from kysely_migration where name = '0013-imports'`.execute(store.db)
  })

  test('a store that a later version has migrated is refused with a sentence', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('9999-future', '2030-01-01')`.execute(store.db)
    const refusal = await migrate(store).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(StoreOfOtherVersion)
    expect(refusal).toHaveProperty(
      'message',
      'La base de datos es de una versión más nueva del producto (migración 9999-future): actualiza el código o usa otra DATA_DIR o DATABASE_URL.',
    )
  })
})

test('on sqlite another process accepts the new value right after the migration, and nobody rewrites the schema later', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'cerro-norte-two-'))
  const [one, other] = [
    await openStore({ databaseUrl: null, dataDir }),
    await openStore({ databaseUrl: null, dataDir }),
  ]
  await migrate(one)
  const pay = (currency: string) =>
    insertProperty(other.db, buildProperty({ currency: currency as never }), { createdBy: null, now: NOW })
  await pay('USD')
  await expect(pay(MADE_UP)).rejects.toThrow(/check constraint/i)
  const provider = {
    getMigrations: async () => ({ ...migrationsFor('sqlite'), '9999-wider': migrationOf(wider) }),
  }
  async function wider(db: Kysely<never>) {
    await widenOneOf(db, 'sqlite', { table: 'properties', column: 'currency', values: ['MXN', 'USD', MADE_UP] })
  }
  const { error } = await new Migrator({ db: one.db, provider }).migrateToLatest()
  expect(error).toBeUndefined()
  await pay(MADE_UP)
  await expect(pay('EUR')).rejects.toThrow(/check constraint/i)
  await sql`pragma writable_schema = on`.execute(one.db)
  const rewriting = sql`update sqlite_schema set sql = ''`.execute(one.db)
  await expect(rewriting).rejects.toThrow('may not be modified')
  await one.close()
  await other.close()
  await rm(dataDir, { recursive: true })
})

type Up = (db: Kysely<never>) => Promise<void>

function migrationOf(up: Up): Migration {
  return {
    async up(db: Kysely<never>) {
      await up(db)
    },
  }
}

function failingAfter(up: Up): Up {
  return async (db) => {
    await up(db)
    throw new Error('halfway')
  }
}

/** For every table of the product. */
async function everyRow(store: Store) {
  const tables = await tableNames(store)
  return Promise.all(tables.map((table) => selectRows(store, table)))
}

async function tableNames({ db }: Store): Promise<string[]> {
  const tables = await db.introspection.getTables()
  return tables
    .map((table) => table.name)
    .filter((name) => !/^(?:trial|sqlite_)/.test(name))
    .toSorted()
}

/** Sorts the values of a list, whose order a check ignores. PostgreSQL writes a single value without a list. */
function inOneOrder(described: string): string {
  return described
    .replaceAll(/= ANY \(ARRAY\[('[^']*'::text)\]\)/g, '= $1')
    .replaceAll(/'[^']*'(?:::text)?(?:, '[^']*'(?:::text)?)+/g, (list) => list.split(', ').toSorted().join(', '))
}
