import type { Kysely, Transaction } from 'kysely'
import type { Schema } from './schema.ts'

export type Dialect = 'sqlite' | 'postgres'

/** An open database. Queries use `db`; whatever differs between dialects is in the functions of this folder. */
export type Store = { db: Kysely<Schema>; dialect: Dialect; close: () => Promise<void> }

/** A query can run on the store itself or inside a transaction of it. */
export type Queries = Kysely<Schema> | Transaction<Schema>
