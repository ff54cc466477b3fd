import { type Kysely, sql } from 'kysely'
import type { Dialect } from './dialect.ts'

/**
 * Kept pages are left behind by whatever changes in a table of the catalogue, as 0008 does it.
 * Frozen: once a migration that uses it has landed, this file never changes. Other behaviour is another file.
 */
export async function tellChanges(db: Kysely<never>, dialect: Dialect, table: string): Promise<void> {
  if (dialect === 'postgres') {
    await sql`create trigger ${sql.id(`${table}Changed`)}
      after insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function "raiseRevision"('catalogue')`.execute(db)
    return
  }
  for (const [name, event] of [
    ['Added', sql`insert`],
    ['Changed', sql`update`],
    ['Removed', sql`delete`],
  ] as const)
    await sql`create trigger ${sql.id(table + name)} after ${event} on ${sql.table(table)} begin
      insert into installation (name, value) values ('revision-catalogue', '1')
        on conflict (name) do update set value = value + 1;
    end`.execute(db)
}
