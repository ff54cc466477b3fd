import type { Kysely } from 'kysely'

/** The nightly backups: whoever adds the row of a night makes it. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('backups')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('night', 'text', (column) => column.notNull().unique())
    .addColumn('startedAt', 'text', (column) => column.notNull())
    .addColumn('finishedAt', 'text')
    .addColumn('archive', 'text')
    .addColumn('bytes', 'bigint')
    .addColumn('fault', 'text')
    .execute()
}
