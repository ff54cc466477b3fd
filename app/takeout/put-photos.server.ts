import type { Store } from '#app/db/store.server.ts'
import type { FileStore } from '#app/photos/file-store.server.ts'
import { deleteFiles } from '#app/photos/collect-photos.server.ts'
import { parsePhotoKey } from '#app/photos/photo-key.ts'
import { filesInTakeout } from './read-takeout.server.ts'
import { jsonRows } from './json-rows.server.ts'
import { TakeoutRefused } from './takeout-refused.ts'

type Photo = { key: string; width: number }

/**
 * Writes the photos of a checked takeout to the file store, byte for byte, under the keys that its rows say.
 * @param takeout its path, and that of its file of photo rows; null without one
 */
export async function putPhotos(
  { store, files }: { store: Store; files: FileStore },
  takeout: { path: string; rows: string | null },
) {
  const before = await store.db.selectFrom('photos').select(['key', 'width']).execute()
  const byHash = new Map<string, Photo>()
  if (takeout.rows !== null)
    for await (const row of jsonRows(takeout.rows)) byHash.set(String(row['contentHash']), photoOf(row))
  const put: Photo[] = []
  const undo = async () => {
    // Another import of the same takeout may have succeeded meanwhile.
    const used = new Set((await store.db.selectFrom('photos').select('key').execute()).map(({ key }) => key))
    for (const photo of put) if (!used.has(photo.key)) await deleteFiles(files, photo)
  }
  try {
    for await (const { sha256, bytes } of filesInTakeout(takeout.path, 'photo')) {
      const photo = byHash.get(sha256)
      if (!photo) throw new TakeoutRefused('El archivo trae una foto de la que sus filas no saben nada.')
      put.push(photo)
      await files.put(photo.key, bytes, { contentType: 'image/jpeg' })
    }
  } catch (error) {
    await undo()
    throw error
  }
  return {
    /** Deletes the written files after a failure. */
    undo,
    /** Deletes the files of the photos that the import replaced. */
    async deleteReplaced() {
      const keys = new Set([...byHash.values()].map(({ key }) => key))
      for (const photo of before) if (!keys.has(photo.key)) await deleteFiles(files, photo)
    },
  }
}

/** A key can't lead out of the folder of photos, nor be that of a variant of another photo. */
function photoOf({ key, width, height }: Readonly<Record<string, unknown>>): Photo {
  const isKey =
    typeof key === 'string' && /^properties\/\w[\w.-]*\.jpg$/.test(key) && parsePhotoKey(key).variant === null
  if (isKey && isSize(width) && isSize(height)) return { key, width }
  throw new TakeoutRefused('El archivo está dañado: el nombre o el tamaño de una foto no es válido.')
}

function isSize(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 20_000
}
