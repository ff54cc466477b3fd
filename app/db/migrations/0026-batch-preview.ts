import type { Kysely } from 'kysely'

/** What the preview of a change in group shows of each price, what it warns of, and the form that it was made with. */
export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('batchRows')
    .addColumn('warnings', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('batchRows').addColumn('prices', 'text').execute()
  await db.schema.alterTable('batches').addColumn('selection', 'text').execute()
  await db.schema.alterTable('batches').addColumn('typed', 'text').execute()
}
