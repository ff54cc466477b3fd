import { setImmediate } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { Schema } from '#app/db/schema.ts'
import type { Queries } from '#app/db/store.server.ts'

const PAGE = 500

type Scan<Table extends keyof Schema, Column extends keyof Schema[Table] & string> = {
  table: Table
  /** Columns that together are different in each row. */
  key: readonly Column[]
  columns: readonly Column[]
  where?: RawBuilder<boolean>
}
/** Every text of the product is a text or null, and its counts are numbers. */
export type ScannedRow<Column extends string> = Record<Column, string | number | null>

/**
 * All rows of a table, page by page in the order of its key, so that a large table fits the memory and other requests are
 * answered meanwhile. Names, phones and JSON are compared here and not by the store, because each has many spellings.
 */
export async function* scanRows<Table extends keyof Schema, Column extends keyof Schema[Table] & string>(
  db: Queries,
  { table, key, columns, where = sql<boolean>`1 = 1` }: Scan<Table, Column>,
): AsyncGenerator<ScannedRow<Column>> {
  const keyColumns = sql.join(key.map((column) => sql.ref(column)))
  const selected = sql.join([...new Set([...key, ...columns])].map((column) => sql.ref(column)))
  let after = sql<boolean>`1 = 1`
  for (;;) {
    const { rows } = await sql<ScannedRow<Column>>`
      select ${selected} from ${sql.table(table)} where ${where} and ${after} order by ${keyColumns} limit ${sql.lit(PAGE)}
    `.execute(db)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = sql<boolean>`(${keyColumns}) > (${sql.join(key.map((column) => last[column]))})`
    await setImmediate()
  }
}
