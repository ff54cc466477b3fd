import { type Kysely, sql } from 'kysely'
import { inBatches } from '#app/db/in-batches.ts'
import { AUTH_SECRET, REVISION } from '#app/db/installation.ts'
import type { Row } from '#app/db/snapshot.ts'
import type { Queries } from '#app/db/store.server.ts'

/** Deletes the rows that migrations have written, because a copy brings its own. The revision counters stay. */
export async function emptyTables(db: Queries, tables: readonly { name: string }[]): Promise<void> {
  for (const { name } of tables.toReversed())
    if (name === 'installation') await db.deleteFrom(name).where('name', 'not like', `${REVISION}%`).execute()
    else await sql`delete from ${sql.table(name)}`.execute(db)
}

export async function putRows(
  db: Queries,
  { name, columns }: { name: string; columns: readonly string[] },
  rows: readonly Row[],
): Promise<void> {
  for (const batch of inBatches(rows, columns.length))
    await (db as Kysely<Record<string, Row>>).insertInto(name).values(batch).execute()
}

/** Whether an archive has the table `installation`, which the first versions lacked. */
export function hasInstallation(tables: readonly { name: string }[]): boolean {
  return tables.some(({ name }) => name === 'installation')
}

/** Stores the secret that signs sessions where all processes share it. */
export async function putSharedSecret(db: Queries, value: string): Promise<void> {
  await db.insertInto('installation').values({ name: AUTH_SECRET, value }).execute()
}
