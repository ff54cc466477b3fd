import { findRecord } from '#app/catalogue/property/find-records.server.ts'
import type { PropertyRecord } from '#app/catalogue/property/property-input.ts'
import type { Queries } from '#app/db/store.server.ts'
import { updateProperty } from '#app/editing/changes/change-property.server.ts'
import {
  type Ended,
  type Job,
  type JobDefinition,
  type JobRow,
  changeFor,
  claimEnd,
  endRow,
} from '#app/jobs/job.server.ts'
import type { WorkerParts } from '#app/jobs/job-worker.server.ts'
import { undoProperties } from '#app/jobs/undo-properties.server.ts'
import { readJson } from '#app/text/stored-json.ts'
import { BULK_PHOTOS_JSON, type BulkPhotosPayload, PICTURES_JSON } from './bulk-photo-json.ts'
import type { WaitingPictures } from './waiting-pictures.server.ts'

/** The photos of the pictures of a row, in their order, and a sentence for each that failed. */
type Taken = { photoIds: string[]; failures: string[] }

/** Pictures that are encoded at a time. */
const AT_ONCE = 2

const GONE = 'Alguien eliminó la propiedad: sus fotos no entran.'
const CHANGED = 'Alguien la cambió después de la revisión, y sustituir podría quitar sus fotos nuevas: no se toca.'
const SAME = 'Ya tenía todas estas fotos.'
const NO_FILES = 'Las fotos de esta carga ya no están en el servidor: súbelas otra vez.'

/** Photos by the ID of their property: each row adds its pictures to its property, or puts them in place of its photos. */
export function bulkPhotoJobs({
  store,
  now,
  warn,
  pictures,
}: WorkerParts & { pictures: WaitingPictures }): JobDefinition<BulkPhotosPayload, Taken | null> {
  return {
    kind: 'photos',
    payload: BULK_PHOTOS_JSON,
    chunk: 1,
    failed: 'No se pudo guardar por una falla del sitio. Sube sus fotos otra vez.',
    keepsMessages: true,

    async prepare(job, rows) {
      const waiting = rows[0] ? readJson(PICTURES_JSON, rows[0].plan ?? '').pictures : []
      const taken: Taken = { photoIds: [], failures: [] }
      for (let at = 0; at < waiting.length; at += AT_ONCE) {
        // A row may have hundreds of pictures: a pause and a stop come between them.
        if (!(await isStillRunning(job.id))) return { count: 1, prepared: null }
        const some = waiting.slice(at, at + AT_ONCE)
        const outcomes = await Promise.all(some.map((picture) => pictures.take(job.id, picture)))
        for (const [each, outcome] of outcomes.entries())
          if (outcome === null) taken.failures.push(`${some[each]?.name ?? ''}: ${NO_FILES}`)
          else if ('refused' in outcome) taken.failures.push(outcome.refused.replace(/\.?$/, '.'))
          else taken.photoIds.push(outcome.photoId)
      }
      return { count: 1, prepared: taken }
    },

    async apply(db, job, [row], taken) {
      // Somebody paused it meanwhile: the row stays due.
      if (!row || !taken) return
      const record = await findRecord(db, row.recordId ?? '')
      const { messages = [], ...ended } = await addPhotos(db, job, {
        row,
        record,
        photoIds: [...new Set(taken.photoIds)],
      })
      await endRow(db, job.id, row.position, { ...ended, messages: [...messages, ...taken.failures, ...row.messages] })
    },

    async undo(db, job, rows) {
      const by = changeFor(db, job, { now: now(), note: `Se deshizo la carga de fotos de «${job.title}»` })
      for (const { row, state, sentence } of await undoProperties(by, rows))
        await endRow(db, job.id, row.position, {
          state,
          ...(sentence !== null && { messages: [sentence, ...row.messages] }),
        })
    },

    async after(_db, job) {
      await pictures.end(job.id).catch((error: unknown) => warn('no se borraron fotos pendientes', error))
      return false
    },
  }

  /** Claims the job again. */
  async function isStillRunning(id: string): Promise<boolean> {
    const { numUpdatedRows } = await store.db
      .updateTable('jobs')
      .set({ claimedUntil: claimEnd(now()) })
      .where('id', '=', id)
      .where('state', '=', 'running')
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  }

  type Row = { row: JobRow; record: PropertyRecord | null; photoIds: string[] }

  async function addPhotos(db: Queries, job: Job<BulkPhotosPayload>, { row, record, photoIds }: Row): Promise<Ended> {
    if (!record) return { state: 'left', messages: [GONE] }
    if (photoIds.length === 0) return { state: 'left' }
    const { input, version, complexName, asesorName, ownerName } = record
    const replaces = job.payload.mode === 'replace'
    if (replaces && version !== row.seen) return { state: 'left', messages: [CHANGED] }
    const known = new Map(input.photos.map((photo) => [photo.photoId, photo]))
    const sent = photoIds.map((photoId) => known.get(photoId) ?? { photoId, alt: null })
    const photos = replaces ? sent : [...input.photos, ...sent.filter(({ photoId }) => !known.has(photoId))]
    if (String(photos.map(({ photoId }) => photoId)) === String([...known.keys()]))
      return { state: 'left', messages: [SAME] }
    const by = changeFor(db, job, { now: now(), note: `Fotos de «${job.title}»` })
    const edit = { input: { ...input, photos }, version, complexName, asesorName, ownerName }
    const updated = await updateProperty(by, record, edit)
    if (!updated.ok) throw new Error(`${record.id} changed while it was written`)
    return { state: 'saved', version: version + 1 }
  }
}
