import { type ColumnMetadata, type Kysely, sql } from 'kysely'
import { inBatches } from '#app/db/in-batches.ts'
import { AUTH_SECRET, REVISION } from '#app/db/installation.ts'
import { migrate, migrateTo } from '#app/db/migrate.server.ts'
import { currentName, migrationsFor } from '#app/db/migration-list.server.ts'
import type { Row } from '#app/db/snapshot.ts'
import { type Queries, type Store, isPostgres } from '#app/db/store.server.ts'
import { unusable } from '#app/db/usable.server.ts'
import { ArchiveRefused } from './archive-entries.ts'

export type Column = Pick<ColumnMetadata, 'name' | 'dataType' | 'isNullable' | 'hasDefaultValue'>

/** Whether this product has the migration that made a schema. */
export function knowsSchema(schema: string): boolean {
  return Object.hasOwn(migrationsFor('sqlite'), currentName(schema))
}

/** @throws ArchiveRefused if a store has any table, StoreUnusable if it can't be opened */
export async function refuseNonEmptyStore(store: Store): Promise<void> {
  const tables = await store.db.introspection.getTables({ withInternalKyselyTables: true }).catch((error: unknown) => {
    throw unusable(store, error)
  })
  if (tables.length > 0)
    throw new ArchiveRefused('DATABASE_URL no está vacía: elige una base sin tablas; nada se sobrescribe.')
}

/**
 * Fills an empty store with rows of an earlier schema, in one transaction, and runs the later migrations. What the
 * migrations up to that schema wrote is deleted first, because the rows bring their own; the revision counters stay.
 */
export async function fillStore<T>(
  store: Store,
  { schema, tables }: { schema: string; tables: readonly { name: string }[] },
  fill: (db: Queries) => Promise<T>,
): Promise<T> {
  const filled = await store.db.transaction().execute(async (db) => {
    await waitWhileIdle(store, db)
    await migrateTo({ ...store, db }, schema)
    const made = await columnsIn(db)
    for (const { name } of tables.toReversed()) {
      if (!made.has(name)) throw new ArchiveRefused('El respaldo está dañado: anuncia tablas que no tenía.')
      if (name === 'installation') await db.deleteFrom(name).where('name', 'not like', `${REVISION}%`).execute()
      else await sql`delete from ${sql.table(name)}`.execute(db)
    }
    return fill(db)
  })
  await migrate(store)
  return filled
}

/** Files are copied between two rows, and the transaction is idle meanwhile: PostgreSQL must not end it for that. */
export async function waitWhileIdle(store: Store, db: Queries): Promise<void> {
  if (isPostgres(store)) await sql`set local idle_in_transaction_session_timeout = 0`.execute(db)
}

/** The columns of every table. */
export async function columnsIn(db: Queries): Promise<ReadonlyMap<string, readonly Column[]>> {
  const tables = await db.introspection.getTables()
  return new Map(tables.map(({ name, columns }) => [name, columns]))
}

export async function putRows(db: Queries, table: string, rows: readonly Row[]): Promise<void> {
  for (const batch of inBatches(rows, Object.keys(Object(rows[0])).length))
    await (db as Kysely<Record<string, Row>>).insertInto(table).values(batch).execute()
}

/** Stores the secret that signs sessions where all processes share it. */
export async function putSharedSecret(db: Queries, value: string): Promise<void> {
  await db.insertInto('installation').values({ name: AUTH_SECRET, value }).execute()
}
