import { sql } from 'kysely'
import { REVISION } from '#app/db/installation.ts'
import { migrate, migrateTo } from '#app/db/migrate.server.ts'
import { type Row, ROWS_AT_A_TIME, type Snapshot, type SnapshotTable } from '#app/db/snapshot.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { copiedRows, copiedTables } from './copied-rows.server.ts'
import { emptyTables, hasInstallation, putRows, putSharedSecret } from './put-rows.server.ts'
import { openRowsDigest } from './rows-digest.server.ts'

type Moving = {
  snapshot: Snapshot
  /** The last migration of the source. */
  schema: string
  /** The secret that signs sessions; null if there is none yet. */
  secret: string | null
}

/**
 * Writes the rows of a store into an empty PostgreSQL in one transaction, reads them back and compares. Then it runs
 * the later migrations.
 * @returns the number of rows per table
 */
export async function moveRows(
  { snapshot, schema, secret }: Moving,
  store: Store,
): Promise<ReadonlyMap<string, number>> {
  const { db } = store
  const tables = await copiedTables(snapshot)
  await db.transaction().execute(async (transaction) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction)
    await migrateTo({ ...store, db: transaction }, schema)
    await emptyTables(transaction, tables)
    for (const table of tables) {
      const given = openRowsDigest()
      for await (const rows of copiedRows(snapshot, table)) {
        for (const row of rows) given.add(row)
        await putRows(transaction, table, rows)
      }
      const taken = await digestOf(transaction, table)
      if (taken !== given.text())
        throw new Error(`rows of ${table.name} came out as ${taken}, and went in as ${given.text()}`)
    }
    if (secret !== null && hasInstallation(tables)) await putSharedSecret(transaction, secret)
  })
  await migrate(store)
  if (secret !== null && !hasInstallation(tables)) await putSharedSecret(db, secret)
  return new Map(tables.map(({ name, count }) => [name, count]))
}

async function digestOf(db: Queries, table: SnapshotTable): Promise<string> {
  const digest = openRowsDigest()
  for await (const rows of rowsOf(db, table))
    // The target's triggers have their own revision counters.
    for (const row of rows) if (!String(row['name']).startsWith(REVISION)) digest.add(row)
  return digest.text()
}

async function* rowsOf(db: Queries, { name, columns }: SnapshotTable): AsyncGenerator<Row[]> {
  const list = sql.join(columns.map((column) => sql.ref(column)))
  await sql`declare written no scroll cursor for select ${list} from ${sql.table(name)}`.execute(db)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(ROWS_AT_A_TIME)} from written`.execute(db)
    if (rows.length === 0) break
    yield rows
  }
  await sql`close written`.execute(db)
}
