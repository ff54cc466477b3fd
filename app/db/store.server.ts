import type { Kysely, Transaction } from 'kysely'
import type { Revision } from './revision.ts'
import type { Schema } from './schema.ts'

export type Dialect = 'sqlite' | 'postgres'

/** An open database. Queries use `db`; everything that differs between dialects is in this folder. */
export type Store = {
  db: Kysely<Schema>
  /** The same without a timeout: for migrations, and for waiting for those of another process. */
  patient: Kysely<Schema>
  dialect: Dialect
  /** Tells caches whether their entries are still current. */
  revision: Revision
  close: () => Promise<void>
}

/** Whether the store is a PostgreSQL server; otherwise it is a file of this machine. */
export function isPostgres({ dialect }: Pick<Store, 'dialect'>): boolean {
  return dialect === 'postgres'
}

/** A query can run on the store itself or inside a transaction of it. */
export type Queries = Kysely<Schema> | Transaction<Schema>
