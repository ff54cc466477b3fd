import type { Kysely } from 'kysely'

/** The drawn floors of each complex with the outlines of its spaces, as JSON; null for none. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('complexes').addColumn('drawnFloors', 'text').execute()
}
