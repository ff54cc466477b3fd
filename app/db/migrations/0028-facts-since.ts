import { type Kysely, sql } from 'kysely'

/**
 * Since when a property has its facts, and what both moments were before its last edit: a change that is undone is none. For
 * a stored property since its last change.
 */
export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('properties')
    .addColumn('factsSince', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('properties').addColumn('earlierFactsSince', 'text').execute()
  await db.schema.alterTable('properties').addColumn('earlierStatusSince', 'text').execute()
  await sql`update properties set "factsSince" = coalesce("updatedAt", "createdAt")`.execute(db)
}
