import type { DatabaseSync } from 'node:sqlite'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteDialect,
} from 'kysely'
import type { ListReader } from './list-reader.server.ts'
import { PreparingDatabase } from './sqlite.server.ts'

/** From this many properties on, lists are read in another thread: below, the slowest takes fewer ms than a thread costs. */
const LARGE = 20_000

/** Kysely's SQLite dialect for lists: in a large store `reader` answers, else the store's own connection. */
export function sqliteListsDialect(database: DatabaseSync, reader: ListReader): Dialect {
  return new ListsDialect({ database: new PreparingDatabase(database) }, reader)
}

class ListsDialect extends SqliteDialect {
  readonly #driver: ListsDriver

  constructor(config: { database: PreparingDatabase }, reader: ListReader) {
    super(config)
    this.#driver = new ListsDriver(config.database, reader)
  }

  override createDriver() {
    return this.#driver
  }
}

class ListsDriver implements Driver {
  readonly #connection: DatabaseConnection
  readonly #reader: ListReader

  constructor(database: PreparingDatabase, reader: ListReader) {
    this.#connection = new ListsConnection(database, reader)
    this.#reader = reader
  }

  async init() {}

  async acquireConnection() {
    return this.#connection
  }

  async beginTransaction() {
    throw new Error('Lists are read outside of transactions.')
  }

  async commitTransaction() {}

  async rollbackTransaction() {}

  async releaseConnection() {}

  destroy() {
    return this.#reader.close()
  }
}

class ListsConnection implements DatabaseConnection {
  readonly #database: PreparingDatabase
  readonly #reader: ListReader

  constructor(database: PreparingDatabase, reader: ListReader) {
    this.#database = database
    this.#reader = reader
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const rows = this.#isLarge()
      ? await this.#reader.all({ sql, parameters })
      : this.#database.prepare(sql).all(parameters)
    return { rows: rows as R[] }
  }

  /** Row numbers only grow: their last one is at least as many as there are, and known without counting. */
  #isLarge(): boolean {
    const [last] = this.#database.prepare('select max(seq) as seq from properties').all([])
    return Number(last?.['seq'] ?? 0) >= LARGE
  }

  streamQuery(): never {
    throw new Error('Lists come page by page.')
  }
}
