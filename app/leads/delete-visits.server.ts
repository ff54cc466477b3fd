import { sql } from 'kysely'
import { contains } from '#app/db/contains.server.ts'
import type { Queries } from '#app/db/store.server.ts'
import { deleteVersions } from '#app/records/versions.server.ts'

/** Deletes the visits of a lead for good, with their versions; also those of the trash. */
export async function deleteVisitsOf(db: Queries, leadId: string): Promise<void> {
  const living = await db.selectFrom('visits').where('leadId', '=', leadId).select('id').execute()
  const trashed = await db
    .selectFrom('versions')
    .where('kind', '=', 'visit')
    .where(contains(sql.ref('content'), `"leadId":"${leadId}"`))
    .select('recordId as id')
    .distinct()
    .execute()
  await db.deleteFrom('visits').where('leadId', '=', leadId).execute()
  for (const { id } of [...living, ...trashed]) await deleteVersions(db, 'visit', id)
}
