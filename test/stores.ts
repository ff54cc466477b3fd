import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PGliteDialect, sql } from 'kysely'
import { migrate } from '#app/db/migrate.server.ts'
import { openStore } from '#app/db/open.server.ts'
import type { Schema } from '#app/db/schema.ts'
import type { Dialect, Store } from '#app/db/store.server.ts'
import { openPglite } from './pglite.ts'

/** The stores that every request test runs on. */
export const DIALECTS: readonly Dialect[] = ['sqlite', 'postgres']

/** A migrated, empty store of its own; closing it leaves nothing behind. */
export async function openTestStore(dialect: Dialect): Promise<Store> {
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
  const server = process.env.TEST_DATABASE_URL
  if (server) return openTemporaryDatabase(server)
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite: await openPglite() }) })
  return { db, dialect, close: () => db.destroy() }
}

async function openTemporarySqlite(): Promise<Store> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cerro-norte-'))
  const store = await openStore({ databaseUrl: null, dataDir })
  return closingWith(store, () => rm(dataDir, { recursive: true, force: true }))
}

async function openTemporaryDatabase(server: string): Promise<Store> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = await openStore({ databaseUrl: server, dataDir: '' })
  await sql`create database ${sql.id(name)}`.execute(admin.db)
  const address = new URL(server)
  address.pathname = `/${name}`
  const store = await openStore({ databaseUrl: address.href, dataDir: '' })
  return closingWith(store, async () => {
    await sql`drop database ${sql.id(name)} with (force)`.execute(admin.db)
    await admin.close()
  })
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
