import { writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { tablesInOrder } from '#app/db/snapshot.ts'
import { migrate } from '#app/db/migrate.server.ts'
import { migrationsFor } from '#app/db/migration-list.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { openEmptyStore } from '#test/stores.ts'
import { describeSchema } from './describe-schema.ts'
import { keptFile, openInSqlite, readKeptStores, textOf } from './kept-store.ts'

/** Rows that triggers write again while the rows are restored. */
const COUNTED = 'revision-'
const NOTED = 'catalogueChanges'

// Stores an archive of the newest migration, for a release: the previous archive, migrated. Rows and values that the
// migrations since then introduce must be added to the file by hand, as the product writes them.

const newest = Object.keys(migrationsFor('sqlite')).at(-1) ?? ''
const before = (await readKeptStores()).at(-1)
if (!before || before.name === newest) throw new Error(`Ya está ${newest}.dump.`)
const sqlite = await openInSqlite(before)
const postgres = await openEmptyStore('postgres')
await migrate(sqlite)
await migrate(postgres)
const schema = { sqlite: await describeSchema(sqlite), postgres: await describeSchema(postgres) }
await writeFile(keptFile(newest), textOf({ name: newest, schema, rows: await describeRows(sqlite) }), { flag: 'wx' })
await sqlite.close()
await postgres.close()
console.log(`Escribí ${newest}.dump: pon a mano filas en las tablas nuevas y valores en las columnas nuevas.`)

/** One `insert` per row, with referenced rows first. */
async function describeRows({ db }: Store): Promise<string> {
  const inserts: string[] = []
  for (const table of (await storedTables(db)).filter((name) => name !== NOTED)) {
    const columns = await columnsOf(db, table)
    const names = columns.map((column) => `"${column}"`).join(', ')
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)} order by rowid`.execute(db)
    for (const row of rows.filter(({ name }) => table !== 'installation' || !String(name).startsWith(COUNTED)))
      inserts.push(
        `insert into "${table}" (${names}) values (${columns.map((column) => literal(row[column])).join(', ')});`,
      )
  }
  return inserts.join('\n')
}

/** The tables, with referenced tables first. */
async function storedTables(db: Store['db']): Promise<string[]> {
  const { rows } = await sql<{ name: string; refersTo: string | null }>`
    select made.name, reference."table" as "refersTo"
    from sqlite_schema as made
    join pragma_table_list as listed on listed.schema = 'main' and listed.name = made.name and listed.type = 'table'
    left join pragma_foreign_key_list(made.name) as reference
    where made.name not like 'sqlite\\_%' escape '\\'
    order by made.rowid`.execute(db)
  return tablesInOrder(rows)
}

async function columnsOf(db: Store['db'], table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(db)
  return rows.map(({ name }) => name)
}

function literal(value: unknown): string {
  if (value === null) return 'null'
  return typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`
}
