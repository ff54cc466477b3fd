import type { Kysely } from 'kysely'

/** A message about a property with two operations says which one, with its price. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('contactMessages').addColumn('propertyOffer', 'text').execute()
}
