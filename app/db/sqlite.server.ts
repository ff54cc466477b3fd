import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely'

/** Milliseconds that a writer, or a process that opens the file, waits for another process. */
export const BUSY_TIMEOUT = 5_000
/** Maximum size of SQLite's page cache: the indexes of 100,000 properties fit. A small catalogue uses less. */
const CACHE_KIB = 65_536
/** Maximum number of cached prepared statements. The product has a few dozen, which filters multiply. */
const PREPARED_STATEMENTS = 500

/** Path of the embedded store in a data folder. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'cerro-norte.sqlite')
}

/** Opens or creates the embedded store in one file; `:memory:` for one that lives as long as the process. */
export function openSqliteFile(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT, enableForeignKeyConstraints: true })
  // An acknowledged commit must survive a power cut: WAL mode alone does not wait for the disk.
  database.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -${CACHE_KIB}`)
  return database
}

/**
 * Kysely's SQLite dialect on `node:sqlite`, with cached prepared statements. Transactions take the write lock at their
 * start.
 */
export function nodeSqliteDialect(database: DatabaseSync): Dialect {
  const config = { database: new PreparingDatabase(database) }
  return new NodeSqliteDialect(config, database)
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig
  readonly #database: DatabaseSync

  constructor(config: SqliteDialectConfig, database: DatabaseSync) {
    super(config)
    this.#config = config
    this.#database = database
  }

  override createDriver() {
    return new ImmediateDriver(this.#config, this.#database)
  }

  override createAdapter() {
    return new MigratingAdapter(this.#database)
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #database: DatabaseSync

  constructor(config: SqliteDialectConfig, database: DatabaseSync) {
    super(config)
    this.#database = database
  }

  // A deferred transaction that reads first fails at its first write when another process wrote in between.
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  // After a full disk SQLite has already rolled back; a second rollback would fail and hide the cause.
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection)
  }
}

class MigratingAdapter extends SqliteAdapter {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    super()
    this.#database = database
  }

  override get supportsTransactionalDdl() {
    return true
  }

  // Only migrations may edit the schema's text. Node before 24.12 does not protect it.
  override async acquireMigrationLock() {
    this.#database.enableDefensive?.(false)
  }

  override async releaseMigrationLock() {
    this.#database.enableDefensive?.(true)
  }
}

/** A database with a cache of prepared statements. */
class PreparingDatabase {
  readonly #database: DatabaseSync
  readonly #prepared = new Map<string, PreparedStatement>()

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  prepare(text: string): PreparedStatement {
    const known = this.#prepared.get(text)
    if (known) return known
    const statement = new PreparedStatement(this.#database.prepare(text))
    if (this.#prepared.size >= PREPARED_STATEMENTS) {
      const [oldest] = this.#prepared.keys()
      if (oldest !== undefined) this.#prepared.delete(oldest)
    }
    this.#prepared.set(text, statement)
    return statement
  }

  close() {
    this.#prepared.clear()
    this.#database.close()
  }
}

class PreparedStatement {
  readonly reader: boolean
  readonly #statement: StatementSync

  constructor(statement: StatementSync) {
    this.#statement = statement
    this.reader = statement.columns().length > 0
  }

  all(parameters: readonly unknown[]) {
    return this.#statement.all(...(parameters as SQLInputValue[]))
  }

  run(parameters: readonly unknown[]) {
    return this.#statement.run(...(parameters as SQLInputValue[]))
  }

  iterate(parameters: readonly unknown[]) {
    return this.#statement.iterate(...(parameters as SQLInputValue[]))
  }
}
