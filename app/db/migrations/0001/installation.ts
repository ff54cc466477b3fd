import type { Kysely } from 'kysely'

/** What is true of the whole installation: named values and the nightly backups. */
export async function createInstallation(db: Kysely<never>) {
  await db.schema
    .createTable('installation')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
  // Registrations update this row, so that they take turns (`takeTurn`).
  await db
    .withTables<{ installation: { name: string; value: string } }>()
    .insertInto('installation')
    .values({ name: 'registration', value: 'lock' })
    .execute()
  await db.schema
    .createTable('backups')
    .addColumn('id', 'text', (column) => column.primaryKey())
    // Whoever inserts the night makes its backup.
    .addColumn('night', 'text', (column) => column.notNull().unique())
    .addColumn('startedAt', 'text', (column) => column.notNull())
    .addColumn('finishedAt', 'text')
    .addColumn('archive', 'text')
    // Archives are larger than an integer of PostgreSQL tells.
    .addColumn('bytes', 'bigint')
    .addColumn('fault', 'text')
    .execute()
}
