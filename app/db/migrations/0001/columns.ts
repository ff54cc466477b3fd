import { type CreateTableBuilder, sql } from 'kysely'
import type { Dialect } from '#app/db/migrations/tools/dialect.ts'
import { oneOf } from '#app/db/migrations/tools/one-of.ts'

type Table = CreateTableBuilder<string>

/** Fractions: areas in m², lengths in metres, degrees. */
export function fraction(dialect: Dialect) {
  return dialect === 'sqlite' ? 'real' : 'double precision'
}

/** Numbers that are never negative. */
export function addNumbers(table: Table, type: 'integer' | 'bigint' | 'real' | 'double precision', names: string[]) {
  let made = table
  for (const name of names) made = made.addColumn(name, type, (column) => column.check(sql`${sql.ref(name)} >= 0`))
  return made
}

/** Texts of which nothing is checked; null where none is known. */
export function addTexts(table: Table, names: string[]) {
  let made = table
  for (const name of names) made = made.addColumn(name, 'text')
  return made
}

/** Columns that take one value of a list, or none. */
export function addChoices(table: Table, choices: Record<string, readonly string[]>) {
  let made = table
  for (const [name, values] of Object.entries(choices))
    made = made.addColumn(name, 'text', (column) => column.check(oneOf(name, values)))
  return made
}

/** Calendar days: YYYY-MM-DD. */
export function addDays(table: Table, dialect: Dialect, names: string[]) {
  const day = '[0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'
  let made = table
  for (const name of names)
    made = made.addColumn(name, 'text', (column) =>
      column.check(
        dialect === 'sqlite'
          ? sql`${sql.ref(name)} glob ${sql.lit(day)}`
          : sql`${sql.ref(name)} ~ ${sql.lit(`^${day}$`)}`,
      ),
    )
  return made
}

/** Who made and last changed a row, and its version for optimistic locking. */
export function addHistory(table: Table) {
  return table
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('createdBy', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('updatedAt', 'text')
    .addColumn('updatedBy', 'text', (column) => column.references('users.id').onDelete('set null'))
}
