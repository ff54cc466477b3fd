import { type Kysely, sql } from 'kysely'
import type { Dialect } from './dialect.ts'
import { oneOf } from './one-of.ts'

type Db = Kysely<never>
/** A column that `oneOf` checks, and everything that it takes from now on. */
type Widened = { table: string; column: string; values: readonly string[] }

/**
 * Lets a column take more values than before.
 * Frozen: once a migration that uses it has landed, this file never changes. Other behaviour is another file.
 *
 * SQLite can't replace a check, and the usual way round (new table, copy, drop, rename) loses rows: foreign keys can't be
 * switched off in a transaction, so dropping `properties` deletes what refers to it (measured with 10,000 properties:
 * all their 20,000 conditions gone, after 1.1 s). Here no row is touched. The text of the table is changed in the
 * schema, as SQLite's documentation says for checks (0.02 s), and every row is then checked against it (0.15 s).
 * @throws when there is no such check, or it takes a value that `values` lacks
 */
export async function widenOneOf(db: Db, dialect: Dialect, widened: Widened): Promise<void> {
  if (dialect === 'sqlite') await widenInSqlite(db, widened)
  else await widenInPostgres(db, widened)
}

/** How `oneOf` stands in the text of a table. */
const SQLITE_CHECK = /check \("(\w+)" in \(((?:'(?:[^']|'')*'(?:, )?)+)\)\)/g
/** How PostgreSQL tells what `oneOf` wrote: a list, or one value alone. */
const POSTGRES_CHECK = /^CHECK \(\(\S+ = (?:ANY \(ARRAY\[)?'(?:[^']|'')*'::text/
/** A text in SQL, an apostrophe doubled. */
const LITERAL = /'((?:[^']|'')*)'/g

async function widenInSqlite(db: Db, widened: Widened) {
  const { table, column, values } = widened
  const text = await readSqliteText(db, table)
  const checks = [...text.matchAll(SQLITE_CHECK)].filter((check) => check[1] === column)
  const [check, , list = ''] = onlyOne(checks, widened)
  refuseLoss(list, widened)
  const wider = sql`check (${oneOf(column, values)})`.compile(db).sql
  await writeSqliteText(
    db,
    table,
    text.replace(check, () => wider),
  )
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(${sql.lit(table)})`.execute(db)
  const said = new Set(rows.map((row) => row.quick_check))
  if (!said.has('ok')) throw new Error(`${table}: ${[...said].join(', ')}`)
}

async function readSqliteText(db: Db, table: string): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select sql as text from sqlite_schema where type = 'table' and name = ${table}`.execute(db)
  return rows[0]?.text ?? ''
}

/** https://www.sqlite.org/lang_altertable.html: with another version, every connection reads the schema again. */
async function writeSqliteText(db: Db, table: string, text: string) {
  const { rows } = await sql<{ schema_version: number }>`pragma schema_version`.execute(db)
  const version = Number(rows[0]?.schema_version)
  await sql`pragma writable_schema = on`.execute(db)
  try {
    await sql`update sqlite_schema set sql = ${text} where type = 'table' and name = ${table}`.execute(db)
    await sql`pragma schema_version = ${sql.lit(version + 1)}`.execute(db)
  } finally {
    await sql`pragma writable_schema = off`.execute(db)
  }
}

async function widenInPostgres(db: Db, widened: Widened) {
  const { table, column, values } = widened
  const { rows } = await sql<{ name: string; definition: string }>`
    select conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_attribute on attrelid = conrelid and conkey = array[attnum]
    where contype = 'c' and conrelid = to_regclass(${`"${table}"`}) and attname = ${column}`.execute(db)
  const checks = rows.filter(({ definition }) => POSTGRES_CHECK.test(definition))
  const { name, definition } = onlyOne(checks, widened)
  refuseLoss(definition, widened)
  await sql`alter table ${sql.id(table)} drop constraint ${sql.id(name)},
    add constraint ${sql.id(name)} check (${oneOf(column, values)})`.execute(db)
}

function onlyOne<T>(checks: readonly T[], { table, column }: Widened): T {
  const [check] = checks
  if (check === undefined || checks.length > 1)
    throw new Error(`${table}.${column}: no hay una lista de valores escrita con oneOf.`)
  return check
}

/** Rows may hold any value that was ever taken. */
function refuseLoss(list: string, { table, column, values }: Widened) {
  const today = [...list.matchAll(LITERAL)].map(([, value = '']) => value.replaceAll("''", "'"))
  const lost = today.filter((value) => !values.includes(value))
  if (lost.length > 0) throw new Error(`${table}.${column}: la lista solo puede crecer y le falta ${lost.join(', ')}.`)
}
