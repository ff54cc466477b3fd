import { sql } from 'kysely'
import type { Store } from '#app/db/store.server.ts'
import { derivedColumns } from '#app/properties/derived-columns.ts'
import { type KeptStore, tablesOf } from './kept-store.ts'

export type Row = Record<string, unknown>

export async function selectRows({ db }: Store, table: string, where = 'true'): Promise<Row[]> {
  return (await sql<Row>`select * from ${sql.table(table)} where ${sql.raw(where)}`.execute(db)).rows
}

/** What a store holds in the tables that a kept one had, without the columns that the product derives. */
export async function rowsIn(store: Store, kept: KeptStore): Promise<Record<string, Row[]>> {
  const tables = tablesOf(kept).filter((table) => !table.startsWith('kysely_'))
  const found = await Promise.all(tables.map(async (table) => [table, await selectRows(store, table)] as const))
  return Object.fromEntries(found.map(([table, rows]) => [table, rows.map(withoutDerived).toSorted(byText)]))
}

const { ...DERIVED } = derivedColumns({
  title: '',
  description: null,
  location: '',
  address: null,
  municipality: null,
  state: null,
  propertyId: null,
  priceCents: null,
  currency: 'MXN',
})

function withoutDerived(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !('slug' in row && column in DERIVED)))
}

/** A row as far as the columns of another go, in their order. */
export function only(row: Row, columns: Row): Row {
  return Object.fromEntries(Object.keys(columns).map((column) => [column, row[column]]))
}

export function byText(one: Row, other: Row): number {
  const [text, otherText] = [JSON.stringify(one), JSON.stringify(other)]
  return text < otherText ? -1 : Number(text > otherText)
}
