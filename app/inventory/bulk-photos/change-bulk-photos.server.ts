import { isId } from '#app/catalogue/property/find-records.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { moveJob } from '#app/jobs/change-job.server.ts'
import { isJobIntent } from '#app/jobs/job-intents.ts'
import type { Actor } from '#app/records/change.server.ts'
import { readJsonOr } from '#app/text/stored-json.ts'
import { BULK_INTENTS } from './bulk-photo-intents.ts'
import { BULK_PHOTOS_JSON, PHOTO_MODES } from './bulk-photo-json.ts'

/**
 * Starts, pauses, stops or undoes a job that adds photos; before it starts, changes what becomes of the photos that are
 * there, or drops it. A press that comes too late changes nothing.
 * @returns 'gone' when the job was dropped; null for an unknown intent
 */
export async function changeBulkPhotos(
  { store, jobWorker, bulkPhotos }: Pick<Parts, 'store' | 'jobWorker' | 'bulkPhotos'>,
  id: string,
  intent: string,
  actor: Actor,
): Promise<'changed' | 'gone' | null> {
  if (isJobIntent(intent)) {
    await moveJob(store, { kind: 'photos', id, intent }, actor)
    jobWorker.wake()
    return 'changed'
  }
  const mode = PHOTO_MODES.find((each) => each === intent)
  if (intent !== BULK_INTENTS.cancel && !mode) return null
  if (!isId(id)) return 'gone'
  const isChecked = await store.db.transaction().execute(async (db) => {
    // Updating the job first makes whoever starts it wait.
    const job = await db
      .updateTable('jobs')
      .set({ state: 'checked' })
      .where('id', '=', id)
      .where('kind', '=', 'photos')
      .where('state', '=', 'checked')
      .returning('payload')
      .executeTakeFirst()
    if (!job) return false
    if (!mode) await db.deleteFrom('jobs').where('id', '=', id).execute()
    const payload = readJsonOr(BULK_PHOTOS_JSON, job.payload, null)
    if (mode && payload)
      await db
        .updateTable('jobs')
        .set({ payload: JSON.stringify({ ...payload, mode }) })
        .where('id', '=', id)
        .execute()
    return true
  })
  if (mode || !isChecked) return 'changed'
  await bulkPhotos.drop(id)
  return 'gone'
}
