import type { Kysely } from 'kysely'

/** What each lead looks for, as JSON. */
export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('leads')
    .addColumn('requirements', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
}
