import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import type { Schema } from './schema.ts'
import { nodeSqliteDialect, openSqliteFile } from './sqlite.server.ts'
import type { Store } from './store.server.ts'
import { StoreUnusable } from './usable.server.ts'

/** Connections to PostgreSQL that one process keeps at most. */
const POOL_SIZE = 10
/** Milliseconds to wait for a connection before the request fails. */
const CONNECT_TIMEOUT = 5_000
/** Milliseconds to wait for an answer: a server that hangs says nothing at all. No query of ours comes near. */
const QUERY_TIMEOUT = 30_000
/** The wire type of int8, which `count(*)` and centavos have; both stay below 2^53, so numbers carry them exactly. */
const INT8 = 20
/** Visitors' messages and hashed passwords are in the folder: only the person who runs the process may look. */
const OWNER_ONLY = 0o700

/**
 * Opens the store that the environment names: PostgreSQL by its address, else one SQLite file in the data folder.
 * @throws StoreUnusable when the folder can't hold one; a server is asked only with the first query
 */
export async function openStore(where: { databaseUrl: string | null; dataDir: string }): Promise<Store> {
  return where.databaseUrl === null ? openSqlite(where.dataDir) : openPostgres(where.databaseUrl)
}

function openSqlite(dataDir: string): Store {
  const database = openFileIn(dataDir)
  const db = new Kysely<Schema>({ dialect: nodeSqliteDialect(database) })
  return {
    db,
    dialect: 'sqlite',
    async close() {
      try {
        // Leaves the planner's statistics fresh for the next start; it looks only at tables that changed much.
        database.exec('pragma optimize')
      } catch {
        // Closing needs no room on the disk and waits for no other process.
      }
      await db.destroy()
    },
  }
}

function openFileIn(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: OWNER_ONLY })
    return openSqliteFile(join(dataDir, 'cerro-norte.sqlite'))
  } catch (error) {
    if (!(error instanceof Error)) throw error
    throw new StoreUnusable(
      `DATA_DIR no sirve: pon una carpeta en la que se pueda escribir, no «${dataDir}» (${error.message}).`,
    )
  }
}

async function openPostgres(connectionString: string): Promise<Store> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    query_timeout: QUERY_TIMEOUT,
    types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) },
  })
  // A connection that breaks while idle, or between two queries of a transaction, fails at the next query; unheard, its
  // error would end the process.
  pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return { db, dialect: 'postgres', close: () => db.destroy() }
}
