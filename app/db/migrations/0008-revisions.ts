import { type Kysely, sql } from 'kysely'
import type { Dialect } from './tools/dialect.ts'

type Db = Kysely<never>

/** What public pages show, by the table that holds it: only the landing shows interest. */
const SHOWN = [
  { table: 'properties', subject: 'catalogue' },
  { table: 'propertyAmenities', subject: 'catalogue' },
  { table: 'propertyPhotos', subject: 'catalogue' },
  // Not the columns in which the background jobs note what they did.
  { table: 'photos', subject: 'catalogue', columns: ['key', 'width', 'height'] },
  { table: 'retiredSlugs', subject: 'catalogue' },
  { table: 'globalConfig', subject: 'catalogue' },
  { table: 'interest', subject: 'interest' },
]

/** The store itself tells of every change that public pages show, whoever makes it: nobody can forget to. */
export async function up(db: Db, dialect: Dialect) {
  if (dialect === 'sqlite') await countChanges(db)
  else await notifyChanges(db)
}

/** In SQLite a number that grows with the change, in the same transaction. */
async function countChanges(db: Db) {
  for (const { table, subject, columns } of SHOWN)
    for (const [name, event] of [
      ['Added', sql`insert`],
      ['Changed', updateOf(columns)],
      ['Removed', sql`delete`],
    ] as const)
      await sql`create trigger ${sql.id(table + name)} after ${event} on ${sql.table(table)} begin
        insert into installation (name, value) values (${sql.lit(`revision-${subject}`)}, '1')
          on conflict (name) do update set value = value + 1;
      end`.execute(db)
}

/**
 * In PostgreSQL a notification at the commit, one per transaction, which it names: a number in a row would make every
 * writer wait for the others.
 */
async function notifyChanges(db: Db) {
  await sql`create function "raiseRevision"() returns trigger language plpgsql as $$
    begin perform pg_notify('revision', tg_argv[0] || ' ' || pg_current_xact_id()); return null; end $$`.execute(db)
  for (const { table, subject, columns } of SHOWN)
    await sql`create trigger ${sql.id(`${table}Changed`)}
      after insert or ${updateOf(columns)} or delete or truncate on ${sql.table(table)}
      for each statement execute function "raiseRevision"(${sql.lit(subject)})`.execute(db)
}

function updateOf(columns: readonly string[] = []) {
  return columns.length === 0 ? sql`update` : sql`update of ${sql.join(columns.map((column) => sql.id(column)))}`
}
