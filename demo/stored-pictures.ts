import { fileURLToPath } from 'node:url'
import type { Queries } from '#app/db/store.server.ts'
import type { FileStore } from '#app/photos/file-store.server.ts'
import { storePhoto } from '#app/photos/store-photo.server.ts'
import type { PhotoChoice } from '#app/photos/upload/photo-choice.ts'
import { DEMO_PHOTOS, type DemoPhoto, PHOTO_ALTS } from './photos.ts'
import { DEMO_PLANS, type DemoPlan, PLAN_NAMES } from './plans.ts'
import { takeAsShipped } from './shipped-photo.ts'

/** The pictures of the demo by their file, as forms choose them. */
export type StoredPictures = ReadonlyMap<DemoPhoto | DemoPlan, PhotoChoice>

const SHIPPED = [
  ...DEMO_PHOTOS.map((filename) => ({ filename, folder: 'photos/', alt: PHOTO_ALTS[filename] })),
  ...DEMO_PLANS.map((filename) => ({ filename, folder: 'plans/', alt: PLAN_NAMES[filename] })),
]

/** Stores the pictures as uploads are stored, each with a moment of its own. */
export async function storePictures(db: Queries, files: FileStore, loadedAt: Date): Promise<StoredPictures> {
  const stored = new Map<DemoPhoto | DemoPlan, PhotoChoice>()
  for (const [at, { filename, folder, alt }] of SHIPPED.entries()) {
    const now = new Date(loadedAt.getTime() - SHIPPED.length + at)
    const path = fileURLToPath(new URL(folder + filename, import.meta.url))
    const picture = await storePhoto({ db, files, now, reencode: takeAsShipped }, { path, filename })
    if ('refused' in picture) throw new Error(`demo/${folder}: ${picture.refused}`)
    stored.set(filename, { photoId: picture.photoId, alt })
  }
  return stored
}

/** Those of these files, in order. */
export function chosenFrom(stored: StoredPictures, files: readonly (DemoPhoto | DemoPlan)[] = []): PhotoChoice[] {
  return files.flatMap((file) => stored.get(file) ?? [])
}
