import { DatabaseSync } from 'node:sqlite'
import { BUSY_TIMEOUT } from './sqlite.server.ts'
import { ROWS_AT_A_TIME, type Reference, type Row, type Snapshot, tablesInOrder } from './snapshot.ts'
import { existingSqliteFile } from './usable.server.ts'

/**
 * A read transaction on its own connection: in WAL mode it sees one instant and blocks nobody.
 * @throws StoreUnusable when the folder has no store
 */
export async function openSqliteSnapshot(dataDir: string): Promise<Snapshot> {
  const database = new DatabaseSync(existingSqliteFile(dataDir), { readOnly: true, timeout: BUSY_TIMEOUT })
  database.exec('begin')
  return {
    tables: tablesOf(database),
    migrations: migrationsOf(database),
    async *rows({ name, columns }, order = []) {
      let batch: Row[] = []
      const sorted = order.length === 0 ? '' : `order by ${order.map(quoted).join(', ')}`
      const query = `select ${columns.map(quoted).join(', ')} from ${quoted(name)} ${sorted}`
      for (const row of database.prepare(query).iterate()) {
        batch.push(row)
        if (batch.length < ROWS_AT_A_TIME) continue
        yield batch
        batch = []
      }
      if (batch.length > 0) yield batch
    },
    close: async () => database.close(),
  }
}

/** Tables of text indexes are left out, because triggers fill them. */
function tablesOf(database: DatabaseSync): Snapshot['tables'] {
  const references = database
    .prepare(
      `select listed.name, reference."table" as "refersTo"
      from pragma_table_list as listed
      left join pragma_foreign_key_list(listed.name) as reference
      where listed.schema = 'main' and listed.type = 'table'
        and listed.name not glob 'sqlite_*' and listed.name not glob 'kysely_*'
      order by listed.name`,
    )
    .all() as Reference[]
  return tablesInOrder(references).map((name) => {
    const columns = database
      .prepare(`select name from pragma_table_info(?) where not (pk = 1 and lower(type) = 'integer') order by cid`)
      .all(name)
    const counted = database.prepare(`select count(*) as count from ${quoted(name)}`).get()
    return { name, columns: columns.map((column) => String(column['name'])), count: Number(counted?.['count']) }
  })
}

function migrationsOf(database: DatabaseSync): string[] {
  const made = database.prepare(`select 1 from sqlite_schema where type = 'table' and name = 'kysely_migration'`).get()
  if (!made) return []
  const applied = database.prepare('select name from kysely_migration order by name').all()
  return applied.map(({ name }) => String(name))
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
