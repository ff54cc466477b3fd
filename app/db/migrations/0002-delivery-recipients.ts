import type { Kysely } from 'kysely'

/** What became of a mail for each of its recipients. Deliveries from before have none stored. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('outbox').addColumn('recipients', 'text').execute()
}
