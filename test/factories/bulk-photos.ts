import { randomUUID } from 'node:crypto'
import type { Store } from '#app/db/store.server.ts'
import type { WaitingPictures } from '#app/inventory/bulk-photos/waiting-pictures.server.ts'
import { storeJob, storeJobRows } from '#app/jobs/store-job.server.ts'
import type { Actor } from '#app/records/change.server.ts'

const NOW = new Date('2026-11-20T18:00:00Z')

/** Pictures that are photos as soon as they are taken: a row each, without a file. */
export function buildWaitingPictures({ db }: Store, onTake: () => Promise<unknown> = async () => {}): WaitingPictures {
  return {
    put: async () => {},
    async take() {
      await onTake()
      const photoId = randomUUID()
      const key = `properties/${photoId}.jpg`
      const size = { width: 1200, height: 800, bytes: 1 }
      const photo = { id: photoId, key, contentHash: photoId, createdAt: NOW.toISOString(), ...size }
      await db
        .insertInto('photos')
        .values({ ...photo, variantsAt: null, unusedSince: null })
        .execute()
      return { photoId, key, width: 1200, height: 800 }
    },
    remove: async () => {},
    end: async () => {},
  }
}

/** A job that adds a photo to each of these properties. @returns its id */
export async function openPhotoJob({ db }: Store, ids: readonly string[], actor: Actor): Promise<string> {
  const payload = { mode: 'add', ignored: 0, heic: 0 }
  const id = await storeJob(
    db,
    { kind: 'photos', title: 'fotos.zip', state: 'checked', payload, lookup: null },
    actor,
    NOW,
  )
  const rows = ids.map((recordId, position) => ({
    position,
    recordId,
    seen: 1,
    outcome: 'change' as const,
    code: '',
    title: 'Nave',
    messages: [],
    plan: JSON.stringify({ pictures: [{ number: position, name: 'a.jpg' }], had: 0 }),
  }))
  await storeJobRows(db, id, rows)
  return id
}
