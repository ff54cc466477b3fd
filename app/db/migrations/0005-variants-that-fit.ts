import { type Kysely, sql } from 'kysely'

/** Every photo gets its variants again, now that they fit what a page shows. */
export async function up(db: Kysely<never>) {
  await sql`update photos set "variantsAt" = null`.execute(db)
}
