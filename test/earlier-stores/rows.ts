import { sql } from 'kysely'
import type { Store } from '#app/db/store.server.ts'
import { type KeptStore, tablesOf } from './kept-store.ts'

export type Row = Record<string, unknown>

export async function selectRows({ db }: Store, table: string, where = 'true'): Promise<Row[]> {
  return (await sql<Row>`select * from ${sql.table(table)} where ${sql.raw(where)}`.execute(db)).rows
}

/** The rows of a store in the tables of an archive, without those that a later migration replaced. */
export async function rowsIn(store: Store, kept: KeptStore): Promise<Record<string, Row[]>> {
  const tables = tablesOf(kept).filter((table) => !table.startsWith('kysely_'))
  const found: Record<string, Row[]> = {}
  const living = new Set((await store.db.introspection.getTables()).map(({ name }) => name))
  for (const table of tables) if (living.has(table)) found[table] = (await selectRows(store, table)).toSorted(byText)
  return found
}

/** The columns of a row that another row has, in the order of the other. */
export function only(row: Row, columns: Row): Row {
  return Object.fromEntries(Object.keys(columns).map((column) => [column, row[column]]))
}

function byText(one: Row, other: Row): number {
  const [text, otherText] = [one, other].map((row) => JSON.stringify(row)) as [string, string]
  return text < otherText ? -1 : Number(text > otherText)
}
