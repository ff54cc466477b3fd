import type { Kysely } from 'kysely'

/** When the collector first found that no property uses a photo. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('photos').addColumn('unusedSince', 'text').execute()
}
