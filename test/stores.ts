import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PGliteDialect, type RawBuilder, sql } from 'kysely'
import { migrate } from '#app/db/migrate.server.ts'
import { openStore } from '#app/db/open.server.ts'
import type { Schema } from '#app/db/schema.ts'
import type { Dialect, Store } from '#app/db/store.server.ts'
import { openPglite } from './pglite.ts'

const SERVER = process.env.TEST_DATABASE_URL
/** A migrated database on that server, which the run makes before its first test (test/prepare-stores.ts). */
const TEMPLATE = process.env.TEST_TEMPLATE_DATABASE

/** For what is said to each store in its own words: text search, migrations, many rows at once. */
export const DIALECTS: readonly Dialect[] = ['sqlite', 'postgres']

/** For what is said to both in the same words: PostgreSQL only where there is a real server, as in `.ci/run`. */
export const STORES: readonly Dialect[] = SERVER ? DIALECTS : ['sqlite']

/** A migrated, empty store of its own; closing it leaves nothing behind. */
export async function openTestStore(dialect: Dialect): Promise<Store> {
  if (dialect === 'postgres' && SERVER && TEMPLATE) return openTemporaryDatabase(SERVER, TEMPLATE)
  const store = await openEmptyStore(dialect)
  await migrate(store)
  return store
}

/**
 * A store without any table. PostgreSQL is a fresh database on the server that TEST_DATABASE_URL names, else PGlite,
 * which speaks the same dialect in process.
 */
export async function openEmptyStore(dialect: Dialect): Promise<Store> {
  if (dialect === 'sqlite') return openTemporarySqlite()
  if (SERVER) return openTemporaryDatabase(SERVER)
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite: await openPglite() }) })
  // Nothing is kept of what it answers: PGlite has one connection, which can't be told of its own changes.
  return { db, dialect, revision: () => null, close: () => db.destroy() }
}

async function openTemporarySqlite(): Promise<Store> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cerro-norte-'))
  const store = await openStore({ databaseUrl: null, dataDir })
  // No test lasts longer than a power cut: waiting for the disk at every change proves nothing.
  await sql`pragma synchronous = off`.execute(store.db)
  return closingWith(store, () => rm(dataDir, { recursive: true, force: true }))
}

/**
 * Makes a database with every table, to be copied by name: a copy takes a tenth of the migrations.
 * @returns its name, and what takes it away
 */
export async function makeTemplate(server: string): Promise<{ name: string; drop: () => Promise<void> }> {
  const name = `template_${randomUUID().replaceAll('-', '')}`
  await ask(server, sql`create database ${sql.id(name)}`)
  const store = await openStore({ databaseUrl: addressOf(server, name), dataDir: '' })
  await migrate(store)
  await store.close()
  return { name, drop: () => ask(server, sql`drop database ${sql.id(name)} with (force)`) }
}

async function openTemporaryDatabase(server: string, template = 'template1'): Promise<Store> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await ask(server, sql`create database ${sql.id(name)} template ${sql.id(template)}`)
  const store = await openStore({ databaseUrl: addressOf(server, name), dataDir: '' })
  return closingWith(store, () => ask(server, sql`drop database ${sql.id(name)} with (force)`))
}

async function ask(server: string, statement: RawBuilder<unknown>) {
  const admin = await openStore({ databaseUrl: server, dataDir: '' })
  await statement.execute(admin.db)
  await admin.close()
}

function addressOf(server: string, name: string): string {
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
