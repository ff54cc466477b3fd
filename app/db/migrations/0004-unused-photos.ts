import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** When the collector first found that no property uses a photo. */
export function createUnusedPhotos(): Migration {
  return {
    async up(db: Kysely<never>) {
      await db.schema.alterTable('photos').addColumn('unusedSince', 'text').execute()
    },
  }
}
