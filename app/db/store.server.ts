import type { Kysely, Transaction } from 'kysely'
import type { Revision } from './revision.ts'
import type { Schema } from './schema.ts'

export type Dialect = 'sqlite' | 'postgres'

/** An open database. Queries use `db`; whatever differs between dialects is in the functions of this folder. */
export type Store = {
  db: Kysely<Schema>
  /** The same for what takes as long as it takes: migrations, and waiting for those of another process. */
  patient: Kysely<Schema>
  dialect: Dialect
  /** Tells what is kept of earlier answers whether it is still true. */
  revision: Revision
  close: () => Promise<void>
}

/** Whether the store is a PostgreSQL server; otherwise it is a file of this machine. */
export function isPostgres({ dialect }: Pick<Store, 'dialect'>): boolean {
  return dialect === 'postgres'
}

/** A query can run on the store itself or inside a transaction of it. */
export type Queries = Kysely<Schema> | Transaction<Schema>
