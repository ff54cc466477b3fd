import { type Kysely, sql } from 'kysely'
import type { Dialect } from './dialect.ts'

/**
 * Every change of a table raises the revision of the catalogue, so that cached pages are made again.
 * Frozen: landed migrations use it. Other behaviour is another file.
 *
 * In SQLite the revision is a number that grows in the same transaction. In PostgreSQL it is a notification at the
 * commit (`raiseRevision`): a number would make every writer wait for the others.
 * @param columns those whose update counts; all when none is given
 */
export async function createRevisionTriggers(
  db: Kysely<never>,
  dialect: Dialect,
  table: string,
  columns: readonly string[] = [],
): Promise<void> {
  const update =
    columns.length === 0 ? sql`update` : sql`update of ${sql.join(columns.map((column) => sql.id(column)))}`
  if (dialect === 'postgres') {
    await sql`create trigger ${sql.id(`${table}Changed`)}
      after insert or ${update} or delete or truncate on ${sql.table(table)}
      for each statement execute function "raiseRevision"('catalogue')`.execute(db)
    return
  }
  for (const [name, event] of [
    ['Added', sql`insert`],
    ['Changed', update],
    ['Removed', sql`delete`],
  ] as const)
    await sql`create trigger ${sql.id(table + name)} after ${event} on ${sql.table(table)} begin
      insert into installation (name, value) values ('revision-catalogue', '1')
        on conflict (name) do update set value = value + 1;
    end`.execute(db)
}
