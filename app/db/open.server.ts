import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import type { Schema } from './schema.ts'
import { nodeSqliteDialect, openSqliteFile } from './sqlite.server.ts'
import type { Store } from './store.server.ts'

/** Connections to PostgreSQL that one process keeps at most. */
const POOL_SIZE = 10
/** Milliseconds to wait for a connection before the request fails. */
const CONNECT_TIMEOUT = 5_000
/** The wire type of int8, which `count(*)` and centavos have; both stay below 2^53, so numbers carry them exactly. */
const INT8 = 20

/** Opens the store that the environment names: PostgreSQL by its address, else one SQLite file in the data folder. */
export async function openStore(where: { databaseUrl: string | null; dataDir: string }): Promise<Store> {
  return where.databaseUrl === null ? openSqlite(where.dataDir) : openPostgres(where.databaseUrl)
}

function openSqlite(dataDir: string): Store {
  mkdirSync(dataDir, { recursive: true })
  const database = openSqliteFile(join(dataDir, 'cerro-norte.sqlite'))
  const db = new Kysely<Schema>({ dialect: nodeSqliteDialect(database) })
  return {
    db,
    dialect: 'sqlite',
    async close() {
      // Leaves the planner's statistics fresh for the next start; it looks only at tables that changed much.
      database.exec('pragma optimize')
      await db.destroy()
    },
  }
}

async function openPostgres(connectionString: string): Promise<Store> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) },
  })
  // A connection that breaks while idle is replaced at the next query; unheard, its error would end the process.
  pool.on('error', () => {})
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return { db, dialect: 'postgres', close: () => db.destroy() }
}
