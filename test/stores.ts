import { randomUUID } from 'node:crypto'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PGliteDialect, type RawBuilder, sql } from 'kysely'
import { migrate } from '#app/db/migrate.server.ts'
import { openStore } from '#app/db/open.server.ts'
import type { Schema } from '#app/db/schema.ts'
import { sqliteFile } from '#app/db/sqlite.server.ts'
import type { Dialect, Store } from '#app/db/store.server.ts'
import { settleInNuevoLeon } from './factories/places.ts'
import { openPglite } from './pglite.ts'

/** PostgreSQL server of the run. Without one, PGlite replaces it in a single test (app/db/postgres.server.test.ts). */
export const SERVER = process.env.TEST_DATABASE_URL
/** A migrated file, and a migrated database on that server, made before the first test (test/prepare-stores.ts). */
const TEMPLATES = { sqlite: process.env.TEST_TEMPLATE_FILE, postgres: process.env.TEST_TEMPLATE_DATABASE }

/**
 * Dialects of tests that use a store: PostgreSQL only with a real server, and alone where `npm run test:wide` repeats on
 * it what `npm test` proves on SQLite (`TEST_STORES`).
 */
export const STORES: readonly Dialect[] = storesOf(SERVER, process.env.TEST_STORES)

function storesOf(server: string | undefined, only: string | undefined): readonly Dialect[] {
  if (!server) return ['sqlite']
  return only === 'postgres' ? ['postgres'] : ['sqlite', 'postgres']
}

/** A migrated store of an agency of Nuevo León for one test, otherwise empty; closing it removes everything. */
export async function openTestStore(dialect: Dialect): Promise<Store> {
  const store = await openNewStore(dialect)
  await settleInNuevoLeon(store.db)
  return store
}

/** A migrated store as the first start finds it. */
export async function openNewStore(dialect: Dialect): Promise<Store> {
  const template = TEMPLATES[dialect]
  if (template) return openTemporaryStore(dialect, template)
  const store = await openEmptyStore(dialect)
  await migrate(store)
  return store
}

/** Two stores on one migrated, empty database, as two processes open it; closing the first closes and removes both. */
export async function openTwoStores(dialect: Dialect): Promise<[Store, Store]> {
  const template = TEMPLATES[dialect]
  const { where, remove } = await makeDatabase(dialect, template)
  const [first, second] = [await openStore(where), await openStore(where)]
  if (!template) await migrate(first)
  if (dialect === 'sqlite') for (const { db } of [first, second]) await waitForNoDisk(db)
  const closeBoth = async () => {
    await second.close()
    await first.close()
    await remove()
  }
  return [{ ...first, close: closeBoth }, second]
}

/**
 * A store without any table. PostgreSQL is a fresh database on the server that TEST_DATABASE_URL names, else PGlite,
 * which speaks the same dialect in process.
 */
export async function openEmptyStore(dialect: Dialect): Promise<Store> {
  if (dialect === 'sqlite' || SERVER) return openTemporaryStore(dialect)
  return storeOver(new Kysely<Schema>({ dialect: new PGliteDialect({ pglite: await openPglite() }) }), dialect)
}

/** A store of one connection, which can't be notified of its own changes: nothing is cached. */
function storeOver(db: Kysely<Schema>, dialect: Dialect): Store {
  return {
    db,
    patient: db,
    dialect,
    revision: () => null,
    close: () => db.destroy(),
  }
}

async function openTemporaryStore(dialect: Dialect, template?: string): Promise<Store> {
  const { where, remove } = await makeDatabase(dialect, template)
  const store = await openStore(where)
  if (dialect === 'sqlite') await waitForNoDisk(store.db)
  return {
    ...store,
    async close() {
      await store.close()
      await remove()
    },
  }
}

/** Tests need not survive a power cut, so they don't wait for the disk. */
async function waitForNoDisk(db: Store['db']) {
  await sql`pragma synchronous = off`.execute(db)
}

export type Database = { where: Parameters<typeof openStore>[0]; remove: () => Promise<void> }

/** A migrated database for programs that open it themselves. */
export async function makeMigratedDatabase(dialect: Dialect): Promise<Database> {
  const made = await makeDatabase(dialect)
  const store = await openStore(made.where)
  await migrate(store)
  await store.close()
  return made
}

/** A database: a folder, or a database on the server of the run. @param template the file or the database that it copies */
export async function makeDatabase(dialect: Dialect, template?: string): Promise<Database> {
  if (dialect === 'sqlite') {
    const dataDir = await mkdtemp(join(tmpdir(), 'cerro-norte-'))
    if (template) await copyFile(template, sqliteFile(dataDir))
    return { where: { databaseUrl: null, dataDir }, remove: () => rm(dataDir, { recursive: true, force: true }) }
  }
  if (!SERVER) throw new Error('Solo con TEST_DATABASE_URL')
  const server = SERVER
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await ask(server, sql`create database ${sql.id(name)} template ${sql.id(template ?? 'template1')}`)
  const remove = () => ask(server, sql`drop database ${sql.id(name)} with (force)`)
  return { where: { databaseUrl: addressOf(server, name), dataDir: '' }, remove }
}

async function ask(server: string, statement: RawBuilder<unknown>) {
  const admin = await openStore({ databaseUrl: server, dataDir: '' })
  await statement.execute(admin.db)
  await admin.close()
}

export function addressOf(server: string, name: string): string {
  const address = new URL(server)
  address.pathname = `/${name}`
  return address.href
}
