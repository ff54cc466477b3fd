import { dirname } from 'node:path'
import { sql } from 'kysely'
import { openSnapshot } from '#app/db/snapshot.server.ts'
import type { Row, Snapshot, SnapshotTable } from '#app/db/snapshot.ts'
import type { Store } from '#app/db/store.server.ts'
import { SERVER, addressOf } from './stores.ts'

/** A snapshot of an open test store, on a connection of its own. */
export async function snapshotOf({ db, dialect }: Store): Promise<Snapshot> {
  if (dialect === 'sqlite') {
    const { rows } = await sql<{ file: string }>`pragma database_list`.execute(db)
    return openSnapshot({ databaseUrl: null, dataDir: dirname(String(rows[0]?.file)) })
  }
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  return openSnapshot({ databaseUrl: addressOf(String(SERVER), String(rows[0]?.name)), dataDir: '' })
}

/** What `openPostgresSnapshot` returns, of PGlite, which has only one connection. */
export async function snapshotOfPglite({ db }: Store): Promise<Snapshot> {
  const tables: SnapshotTable[] = (await db.introspection.getTables()).map(({ name, columns }) => ({
    name,
    columns: columns.map((column) => column.name),
    count: 0,
  }))
  const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return {
    tables,
    migrations: applied.rows.map(({ name }) => name),
    async *rows({ name, columns }, order = []) {
      const list = sql.join(columns.map((column) => sql.ref(column)))
      const numbers = ['position', 'number', 'lastNumber']
      const sorted = order.map((column) =>
        numbers.includes(column) ? sql.ref(column) : sql`${sql.ref(column)} collate "C"`,
      )
      const by = sorted.length === 0 ? sql`` : sql`order by ${sql.join(sorted)}`
      const { rows } = await sql<Row>`select ${list} from ${sql.table(name)} ${by}`.execute(db)
      yield rows
    },
    close: async () => {},
  }
}
