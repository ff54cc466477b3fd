import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '#app/calendar/durations.ts'
import type { Store } from '#app/db/store.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { UPLOAD_FOLDER } from '#app/photos/collect-uploads.server.ts'
import type { FileStore } from '#app/photos/file-store.server.ts'
import { keysIn } from '#app/photos/listed-keys.server.ts'
import { type PhotoRefusal, type StoredPhoto, storePhoto } from '#app/photos/store-photo.server.ts'
import type { WaitingPicture } from './bulk-photo-json.ts'

/** Folder of the file store. Any process reads it; no row names its files, so that no backup has them. */
const WAITING_FOLDER = 'pendientes'
/** Days after which pictures that nobody took on are deleted. */
export const WAITING_DAYS = 7

/** The pictures of jobs, as they were sent, until they are photos. */
export type WaitingPictures = {
  put: (jobId: string, number: number, bytes: Uint8Array) => Promise<void>
  /** Makes a photo of one. @returns null when it is there no more */
  take: (jobId: string, picture: WaitingPicture) => Promise<StoredPhoto | PhotoRefusal | null>
  /** Deletes those of a job. */
  remove: (jobId: string) => Promise<void>
  /** Deletes those of a job that ended, and begins to make the variants of its photos. */
  end: (jobId: string) => Promise<void>
}

type Needed = Pick<Parts, 'store' | 'files' | 'photoWorkers' | 'now'>

export function openWaitingPictures({ store, files, photoWorkers, now }: Needed): WaitingPictures {
  return {
    put: (jobId, number, bytes) => files.put(keyOf(jobId, number), bytes),
    async take(jobId, { number, name }) {
      const key = keyOf(jobId, number)
      const folder = await mkdtemp(UPLOAD_FOLDER)
      try {
        const path = join(folder, 'photo')
        if (!(await files.exists(key))) return null
        await writeFile(path, await files.getBytes(key))
        const place = { db: store.db, files, now: now(), reencode: photoWorkers.reencode }
        return await storePhoto(place, { path, filename: name })
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    remove: (jobId) => removeOf(files, jobId),
    async end(jobId) {
      photoWorkers.runJobs()
      await removeOf(files, jobId)
    },
  }
}

function keyOf(jobId: string, number: number): string {
  return `${WAITING_FOLDER}/${jobId}/${number}`
}

async function removeOf(files: FileStore, jobId: string): Promise<void> {
  await files.deleteAll(`${WAITING_FOLDER}/${jobId}/`)
}

/**
 * Deletes the pictures of jobs that ended, that are gone, or that nobody went on with for a week; and such a job itself where
 * it never began. @returns of how many jobs
 */
export async function collectWaitingPictures({ db }: Store, files: FileStore, now: Date): Promise<number> {
  const before = new Date(now.getTime() - WAITING_DAYS * DAY_MS).toISOString()
  const photoJobs = db.selectFrom('jobs').where('kind', '=', 'photos')
  await db
    .deleteFrom('jobs')
    .where('kind', '=', 'photos')
    .where('state', '=', 'checked')
    .where('createdAt', '<', before)
    .execute()
  const due = await photoJobs
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['reading', 'running']),
        eb.and([eb('state', 'in', ['checked', 'paused', 'stopped']), eb('createdAt', '>=', before)]),
      ]),
    )
    .select('id')
    .execute()
  const awaited = new Set(due.map(({ id }) => id))
  const found = new Set((await keysIn(files, WAITING_FOLDER, true)).map((key) => key.split('/')[1] ?? ''))
  const unwanted = [...found].filter((jobId) => !awaited.has(jobId))
  for (const jobId of unwanted) await removeOf(files, jobId)
  return unwanted.length
}
