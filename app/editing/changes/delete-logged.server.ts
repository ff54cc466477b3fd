import { recordActivity } from '#app/activity/record.server.ts'
import { findRecord } from '#app/catalogue/property/find-records.server.ts'
import { fieldPictures } from '#app/catalogue/property/pictures.server.ts'
import type { Queries } from '#app/db/store.server.ts'
import { describeProperty, loggedProperty } from './describe-changes.ts'
import { PROPERTY_SLUGS, retireSlug } from './slug-registry.server.ts'
import { storeVersions } from './store-versions.server.ts'
import { moveToTrash } from './trash-rows.server.ts'

type Deletion = { actor: { id: string | null; name: string | null }; now: Date; note?: string; version?: number }

/**
 * Moves a property to the papelera with its log entry, in the transaction of the caller. `note`: a line for the log;
 * `version`: deletes only that one.
 * @returns the id of the log entry; null when there is no such property
 */
export async function deleteLogged(
  db: Queries,
  id: string,
  { actor, now, note, version }: Deletion,
): Promise<string | null> {
  await storeVersions(db, [id])
  // Writing first locks the row: nobody changes it between the copy for the log and the deletion.
  const { numUpdatedRows } = await db
    .updateTable('properties')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .$if(version !== undefined, (all) => all.where('version', '=', version ?? 0))
    .executeTakeFirstOrThrow()
  const property = numUpdatedRows === 0n ? null : await findRecord(db, id)
  if (!property) return null
  const pictures = await fieldPictures(db, { kind: 'property', id })
  const details = describeProperty({ ...property, ...property.input }, { slug: property.slug, pictures })
  await moveToTrash(db, property, { by: actor.name, now })
  await db.deleteFrom('properties').where('id', '=', id).execute()
  await retireSlug(db, PROPERTY_SLUGS, property.slug, { id: null, now })
  return recordActivity(db, {
    action: 'delete_property',
    type: 'property_deletion',
    property: loggedProperty(id, property.input),
    actor,
    details: note ? `${note}\n${details}` : details,
    now,
  })
}
