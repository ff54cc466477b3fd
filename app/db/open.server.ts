import type { ClientConfig, PoolConfig } from 'pg'
import { Kysely, type LogEvent, type Logger, PostgresDialect } from 'kysely'
import { GuardedKysely } from './guarded-kysely.server.ts'
import { makeFolder } from './make-folder.server.ts'
import type { Schema } from './schema.ts'
import { openPostgresRevision } from './postgres-revision.server.ts'
import { poolWithOutageWatch } from './postgres-pool.server.ts'
import { readInt8AsNumber } from './postgres-types.server.ts'
import { openSqliteRevision } from './sqlite-revision.server.ts'
import { nodeSqliteDialect, openSqliteFile, sqliteFile } from './sqlite.server.ts'
import type { Store } from './store.server.ts'
import { StoreUnusable } from './usable.server.ts'

/** Largest size of the PostgreSQL pool of one process. */
const POOL_SIZE = 10
/**
 * Timeouts in milliseconds: to connect, and for one query of a server that hangs; our slowest query takes far less.
 * After `suspect` the server is probed; two silent probes mean that it is unreachable (docs/operations.md).
 */
const PATIENCE = { connect: 5_000, query: 30_000, suspect: 1_000, probe: 1_500, pause: 250 }

type Where = {
  databaseUrl: string | null
  dataDir: string
  /** Called after each query with its duration in seconds, and whether it succeeded. */
  onQuery?: (seconds: number, isAnswered: boolean) => void
  /** Timeouts of a PostgreSQL server, in milliseconds. */
  patience?: typeof PATIENCE
}

/**
 * Opens the store that the settings name: PostgreSQL if there is an address, else one SQLite file in the data folder.
 * @throws StoreUnusable when the folder is not usable; a PostgreSQL server is contacted by the first query
 */
export async function openStore({ databaseUrl, dataDir, onQuery, patience = PATIENCE }: Where): Promise<Store> {
  const log = onQuery && ((event: LogEvent) => onQuery(event.queryDurationMillis / 1_000, event.level === 'query'))
  return databaseUrl === null ? openSqlite(dataDir, log) : openPostgres(databaseUrl, patience, log)
}

function openSqlite(dataDir: string, log?: Logger): Store {
  const path = sqliteFile(dataDir)
  const database = openFile(dataDir, path)
  const db = new GuardedKysely<Schema>({ dialect: nodeSqliteDialect(database), log })
  const { revision, close } = openSqliteRevision(path)
  return {
    db,
    patient: db,
    dialect: 'sqlite',
    revision,
    async close() {
      close()
      try {
        // Updates the planner's statistics for the next start; it only analyses tables that changed a lot.
        database.exec('pragma optimize')
      } catch {
        // Closing must not fail on a full disk nor wait for another process.
      }
      await db.destroy()
    },
  }
}

function openFile(dataDir: string, path: string) {
  try {
    makeFolder(dataDir)
    return openSqliteFile(path)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    throw new StoreUnusable(
      `DATA_DIR no sirve: pon una carpeta en la que se pueda escribir, no «${dataDir}» (${error.message}).`,
    )
  }
}

async function openPostgres(connectionString: string, patience: typeof PATIENCE, log?: Logger): Promise<Store> {
  const { default: pg } = await import('pg')
  const server = { connectionString, connectionTimeoutMillis: patience.connect }
  const connect = (more: ClientConfig) => new pg.Client({ ...server, ...more })
  const { revision, listenOn, close } = openPostgresRevision(connect)
  function openPool(more: PoolConfig) {
    const pool = new pg.Pool({
      ...server,
      ...more,
      onConnect: listenOn,
      types: readInt8AsNumber(pg.types),
    })
    // A connection that breaks while idle, or between two queries of a transaction, fails at the next query. Without a
    // listener here, its error event would end the process.
    pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}))
    const dialect = new PostgresDialect({ pool: poolWithOutageWatch(pool, connect, patience) })
    return new Kysely<Schema>({ dialect, log })
  }
  const db = openPool({ max: POOL_SIZE, query_timeout: patience.query })
  const patient = openPool({ max: 2 })
  return {
    db,
    patient,
    dialect: 'postgres',
    revision,
    async close() {
      await close()
      await db.destroy()
      await patient.destroy()
    },
  }
}
