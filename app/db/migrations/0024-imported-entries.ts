import { type Kysely, sql } from 'kysely'

/** Entries of another log have a mark of their own, so that they can't pass as written here. */
export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('activityLogs')
    .addColumn('isImported', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`
    update "activityLogs" set "isImported" = 1 where id in (
      select "entryId" from "importRecords" where kind = 'entry' and state = 'saved' and "entryId" is not null
    )`.execute(db)
}
