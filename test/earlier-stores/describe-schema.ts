import { sql } from 'kysely'
import type { Store } from '#app/db/store.server.ts'

/**
 * Every table, check, reference, index, view and trigger of a store, as text: in SQLite the statements that create
 * them, in PostgreSQL comments.
 */
export function describeSchema(store: Store): Promise<string> {
  return store.dialect === 'sqlite' ? describeSqlite(store) : describePostgres(store)
}

/**
 * A described schema whose columns are sorted within their table: two ways to the same tables may add them in another
 * order, which nothing depends on.
 */
export function withSortedColumns(described: string): string {
  return described
    .replace(/;$/, '')
    .split(/;\n(?=create )/i)
    .map((statement) => {
      const [, head, columns] = /^(create table "\w+" \()(.*)\)$/is.exec(statement) ?? []
      return head === undefined || columns === undefined ? statement : head + partsOf(columns).toSorted().join(', ')
    })
    .toSorted()
    .join('\n')
}

/** The columns and constraints of a table: a comma within parentheses belongs to a check. */
function partsOf(columns: string): string[] {
  const parts = ['']
  let depth = 0
  for (const character of columns) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts.map((part) => part.trim())
}

/** Without SQLite's own tables, and those of its text indexes. */
async function describeSqlite({ db }: Store): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select sqlite_schema.sql as text from sqlite_schema
    left join pragma_table_list as listed on listed.schema = 'main' and listed.name = sqlite_schema.name
    where sqlite_schema.sql is not null and sqlite_schema.name not like 'sqlite\\_%' escape '\\'
      and coalesce(listed.type, '') != 'shadow'
    order by sqlite_schema.rowid`.execute(db)
  return rows.map(({ text }) => `${text};`).join('\n')
}

async function describePostgres({ db }: Store): Promise<string> {
  const { rows } = await sql<{ line: string }>`
    select format('%s.%s: %s', table_name, column_name, concat_ws(' ', data_type,
      case is_nullable when 'NO' then 'not null' end, 'default ' || column_default,
      'identity ' || identity_generation)) as line
    from information_schema.columns where table_schema = 'public'
    union all
    select format('%s, %s: %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'p', 'u')
    union all
    select regexp_replace(indexdef, '\\s+', ' ', 'g') from pg_indexes where schemaname = 'public'
    union all
    select 'extension ' || extname from pg_extension`.execute(db)
  return rows
    .map(({ line }) => `-- ${line}`)
    .toSorted()
    .join('\n')
}
