import { type Kysely, sql } from 'kysely'

/** The video or the walk through a property, at a site that keeps such things. */
export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('properties')
    .addColumn('tour', sql`text`)
    .execute()
}
