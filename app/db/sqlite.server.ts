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

/** Milliseconds that whoever writes, or opens the file, waits for another process before giving up. */
export const BUSY_TIMEOUT = 5_000
/** Most memory that the page cache takes: the indexes of 100,000 properties fit; a small catalogue uses what it needs. */
const CACHE_KIB = 65_536
/** Distinct statements kept prepared; the product has a few dozen, filters multiply them. */
const PREPARED_STATEMENTS = 500

/** Where the embedded store of a data folder is. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'cerro-norte.sqlite')
}

/** Opens (and creates) the embedded store in one file; `:memory:` for a store that lives as long as the process. */
export function openSqliteFile(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT, enableForeignKeyConstraints: true })
  // An acknowledged change must survive a power cut: WAL alone would not wait for the disk.
  database.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -${CACHE_KIB}`)
  return database
}

/** Kysely's SQLite dialect on `node:sqlite`, with prepared statements kept and transactions that reserve the write at once. */
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

  // A full disk ends the transaction by itself: rolling back what is gone would fail and hide why.
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

  // Migrations alone may rewrite the text of a table. A Node before 24.12 protects the schema from nobody.
  override async acquireMigrationLock() {
    this.#database.enableDefensive?.(false)
  }

  override async releaseMigrationLock() {
    this.#database.enableDefensive?.(true)
  }
}

/** A database whose statements are kept prepared. */
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
