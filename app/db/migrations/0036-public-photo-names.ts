import { type Kysely, sql } from 'kysely'
import type { Dialect } from './tools/dialect.ts'

/**
 * Each photo gets a random public name. Until now pages named photos by their keys or their ids, which hold the time of
 * the upload; with it the rest of a key, the name of the file, could be guessed.
 */
export async function up(db: Kysely<never>, dialect: Dialect) {
  if (dialect === 'postgres') {
    // The default is volatile: each existing row gets its own.
    await sql`alter table photos
      add column "publicName" text not null default replace(gen_random_uuid()::text, '-', '')`.execute(db)
  } else {
    await sql`alter table photos add column "publicName" text`.execute(db)
    await sql`update photos set "publicName" = lower(hex(randomblob(16)))`.execute(db)
    // SQLite adds no column with such a default.
    await sql`create trigger "photosNamed" after insert on photos when new."publicName" is null begin
      update photos set "publicName" = lower(hex(randomblob(16))) where id = new.id;
    end`.execute(db)
  }
  await sql`create unique index "photosByPublicName" on photos ("publicName")`.execute(db)
}
