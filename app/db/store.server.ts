import type { Kysely, Transaction } from 'kysely'
import type { ChangedParts, Revision } from './revision.ts'
import type { Schema } from './schema.ts'

export type Dialect = 'sqlite' | 'postgres'

/** An open database. Queries use `db`; whatever differs between dialects is in the functions of this folder. */
export type Store = {
  db: Kysely<Schema>
  /**
   * The same for lists of properties, which take longer the more of them there are: an embedded store that has grown
   * large reads them in a thread of its own, so that nobody else waits. It sees what was committed, writes nothing and
   * gives up what takes too long.
   */
  lists: Kysely<Schema>
  /** The same for what takes as long as it takes: migrations, and waiting for those of another process. */
  patient: Kysely<Schema>
  dialect: Dialect
  /** Tells what is kept of earlier answers whether it is still true. */
  revision: Revision
  /** What of the catalogue to count anew, for who has counted it before. */
  changedParts: ChangedParts
  close: () => Promise<void>
}

/** A query can run on the store itself or inside a transaction of it. */
export type Queries = Kysely<Schema> | Transaction<Schema>
