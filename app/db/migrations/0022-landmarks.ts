import type { Kysely } from 'kysely'

/** Landmarks to which pages tell the way, as JSON; null for those that the product starts with. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('globalConfig').addColumn('landmarks', 'text').execute()
}
