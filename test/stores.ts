import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PGliteDialect, type RawBuilder, sql } from 'kysely'
import { migrate } from '#app/db/migrate.server.ts'
import { openStore } from '#app/db/open.server.ts'
import type { Schema } from '#app/db/schema.ts'
import type { Dialect, Store } from '#app/db/store.server.ts'
import { settleInNuevoLeon } from './factories/places.ts'
import { openPglite } from './pglite.ts'

/** PostgreSQL server of the run. Without one, PGlite replaces it in a single test (app/db/postgres.server.test.ts). */
export const SERVER = process.env.TEST_DATABASE_URL
/** A migrated database on that server, made before the first test (test/prepare-stores.ts). */
const TEMPLATE = process.env.TEST_TEMPLATE_DATABASE

/** Dialects of tests that use a store: PostgreSQL only with a real server, as in `.ci/run`. */
export const STORES: readonly Dialect[] = SERVER ? ['sqlite', 'postgres'] : ['sqlite']

/** A migrated store of an agency of Nuevo León for one test, otherwise empty; closing it removes everything. */
export async function openTestStore(dialect: Dialect): Promise<Store> {
  const store = await openNewStore(dialect)
  await settleInNuevoLeon(store.db)
  return store
}

/** A migrated store as the first start finds it. */
export async function openNewStore(dialect: Dialect): Promise<Store> {
  if (dialect === 'postgres' && SERVER && TEMPLATE) return openTemporaryDatabase(TEMPLATE)
  const store = await openEmptyStore(dialect)
  await migrate(store)
  return store
}

/** Two stores on one migrated, empty database, as two processes open it; closing the first closes and removes both. */
export async function openTwoStores(dialect: Dialect): Promise<[Store, Store]> {
  const { where, remove } = await makeDatabase(dialect)
  const [first, second] = [await openStore(where), await openStore(where)]
  await migrate(first)
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
  if (dialect === 'sqlite') return openTemporarySqlite()
  if (SERVER) return openTemporaryDatabase()
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

async function openTemporarySqlite(): Promise<Store> {
  const { where, remove } = await makeDatabase('sqlite')
  const store = await openStore(where)
  await waitForNoDisk(store.db)
  return closingWith(store, remove)
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

/** An empty database: a folder, or a database on the server of the run. */
export async function makeDatabase(dialect: Dialect, template = 'template1'): Promise<Database> {
  if (dialect === 'sqlite') {
    const dataDir = await mkdtemp(join(tmpdir(), 'cerro-norte-'))
    return { where: { databaseUrl: null, dataDir }, remove: () => rm(dataDir, { recursive: true, force: true }) }
  }
  if (!SERVER) throw new Error('Solo con TEST_DATABASE_URL')
  const server = SERVER
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await ask(server, sql`create database ${sql.id(name)} template ${sql.id(template)}`)
  const remove = () => ask(server, sql`drop database ${sql.id(name)} with (force)`)
  return { where: { databaseUrl: addressOf(server, name), dataDir: '' }, remove }
}

/**
 * Makes a migrated template database: copying it takes a tenth of the time of the migrations.
 * @returns its name, and a function that drops it
 */
export async function makeTemplate(server: string): Promise<{ name: string; drop: () => Promise<void> }> {
  const name = `template_${randomUUID().replaceAll('-', '')}`
  await ask(server, sql`create database ${sql.id(name)}`)
  const store = await openStore({ databaseUrl: addressOf(server, name), dataDir: '' })
  await migrate(store)
  await store.close()
  return { name, drop: () => ask(server, sql`drop database ${sql.id(name)} with (force)`) }
}

async function openTemporaryDatabase(template?: string): Promise<Store> {
  const { where, remove } = await makeDatabase('postgres', template)
  return closingWith(await openStore(where), remove)
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

function closingWith(store: Store, afterwards: () => Promise<void>): Store {
  return {
    ...store,
    async close() {
      await store.close()
      await afterwards()
    },
  }
}
