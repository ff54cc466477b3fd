import type { DatabaseSync } from 'node:sqlite'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
} from 'kysely'
import type { ListReader } from './list-reader.server.ts'
import type { Schema } from './schema.ts'
import { PreparingDatabase } from './sqlite.server.ts'

/** From this many properties on, lists are read in another thread: below, the slowest takes fewer ms than a thread costs. */
const LARGE = 20_000

type Own = { database: DatabaseSync; db: Kysely<Schema> }

/** Kysely's SQLite dialect for lists: in a large store `reader` answers, else the store's own connection in its turn. */
export function sqliteListsDialect(own: Own, reader: ListReader): Dialect {
  const { createQueryCompiler, createIntrospector } = SqliteDialect.prototype
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new ListsDriver(own, reader),
    createQueryCompiler,
    createIntrospector,
  }
}

class ListsDriver implements Driver {
  readonly #connection: DatabaseConnection
  readonly #reader: ListReader

  constructor(own: Own, reader: ListReader) {
    this.#connection = new ListsConnection(own, reader)
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
  readonly #db: Kysely<Schema>
  readonly #database: PreparingDatabase
  readonly #reader: ListReader

  constructor({ database, db }: Own, reader: ListReader) {
    this.#database = new PreparingDatabase(database)
    this.#db = db
    this.#reader = reader
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    // The store's own connection sees what its open transaction has not committed: there the list waits for its end.
    if (!this.#isLarge()) return this.#db.executeQuery(query as CompiledQuery<R>)
    const { sql, parameters } = query
    return { rows: (await this.#reader.all({ sql, parameters })) as R[] }
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
