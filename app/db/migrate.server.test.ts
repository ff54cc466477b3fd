import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { type MigrationProvider, Migrator } from 'kysely/migration'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PATIENCE } from '#test/shared-store.ts'
import { DIALECTS, openEmptyStore } from '#test/stores.ts'
import { StoreTooNew, migrate } from './migrate.server.ts'
import type { Store } from './store.server.ts'

// The tests of a dialect follow one store through its life, from empty to too new.
describe.each(DIALECTS)('on %s', { timeout: PATIENCE }, (dialect) => {
  let store: Store

  beforeAll(async () => {
    store = await openEmptyStore(dialect)
  }, PATIENCE)

  afterAll(() => store.close())

  test('a migration that fails halfway leaves nothing behind, nor do those before it', async () => {
    const provider: MigrationProvider = {
      getMigrations: async () => ({
        '1-good': { up: (db) => db.schema.createTable('good').addColumn('id', 'text').execute() },
        '2-bad': {
          async up(db) {
            await db.schema.createTable('bad').addColumn('id', 'text').execute()
            throw new Error('halfway')
          },
        },
      }),
    }
    const names = { migrationTableName: 'trial', migrationLockTableName: 'trialLock' }
    const { error } = await new Migrator({ db: store.db, provider, ...names }).migrateToLatest()
    expect(error).toEqual(new Error('halfway'))
    expect(await tableNames(store)).toEqual([])
    expect((await sql`select * from trial`.execute(store.db)).rows).toEqual([])
  })

  test("a store with something of another's in the way is refused, and left as it was", async () => {
    await store.db.schema.createTable('photos').addColumn('id', 'text').execute()
    await expect(migrate(store)).rejects.toThrow('photos')
    expect(await tableNames(store)).toEqual(['photos'])
    await store.db.schema.dropTable('photos').execute()
  })

  test('an empty store is brought up to this code', async () => {
    const files = await readdir(new URL('migrations', import.meta.url))
    expect(await migrate(store)).toEqual(files.map((name) => name.replace('.ts', '')).toSorted())
    expect(await tableNames(store)).toEqual(
      expect.arrayContaining(['activityLogs', 'contactMessages', 'globalConfig', 'photos', 'properties', 'users']),
    )
  })

  test('a store that is up to date is left alone', async () => {
    const before = await tableNames(store)
    expect(await migrate(store)).toEqual([])
    expect(await tableNames(store)).toEqual(before)
  })

  test('a store that a later version has migrated is refused with a sentence', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('9999-future', '2030-01-01')`.execute(store.db)
    const refusal = await migrate(store).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(StoreTooNew)
    expect(refusal).toHaveProperty(
      'message',
      'La base de datos es de una versión más nueva del producto (migración 9999-future): actualiza el código o usa otra DATA_DIR o DATABASE_URL.',
    )
  })
})

async function tableNames({ db }: Store): Promise<string[]> {
  const tables = await db.introspection.getTables()
  return tables
    .map((table) => table.name)
    .filter((name) => !/^(?:trial|publicText|sqlite_)/.test(name))
    .toSorted()
}
