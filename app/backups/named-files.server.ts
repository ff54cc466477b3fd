import type { Snapshot } from '#app/db/snapshot.ts'
import type { FileStore } from '#app/photos/file-store.server.ts'
import { PICTURE_TABLES } from '#app/photos/picture-tables.ts'
import { variantKey } from '#app/photos/photo-url.ts'
import { FIRST_VARIANTS, variantsOf } from '#app/photos/photo-variants.ts'

/**
 * The file of a photo, of one of its variants, or of a dossier. `isShown`: a property shows it or may show it again.
 */
export type NamedFile = { key: string; isVariant: boolean; isShown: boolean }

/** Every file that the rows of a snapshot name. An upload in progress may have no file yet. */
export async function* namedFiles(snapshot: Snapshot): AsyncGenerator<NamedFile> {
  const shown = new Set<unknown>()
  const tablesOf = (...wanted: string[]) => snapshot.tables.filter(({ name }) => wanted.includes(name))
  for (const table of tablesOf(...PICTURE_TABLES))
    for await (const rows of snapshot.rows(table)) for (const { photoId } of rows) shown.add(photoId)
  for (const table of tablesOf('photos'))
    for await (const rows of snapshot.rows(table))
      for (const { id, key, width, variantsAt } of rows) {
        const photo = { key: String(key), width: Number(width) }
        const variants = variantsAt === null ? FIRST_VARIANTS : variantsOf(photo)
        const isShown = shown.has(id)
        yield { key: photo.key, isVariant: false, isShown }
        for (const variant of variants) yield { key: variantKey(photo.key, variant), isVariant: true, isShown }
      }
  for (const table of tablesOf('propertyFiles'))
    for await (const rows of snapshot.rows(table))
      for (const { key } of rows) yield { key: String(key), isVariant: false, isShown: true }
}

/** The bytes of a file; null if it is missing. */
export async function readFileIn(files: FileStore, key: string): Promise<Uint8Array | null> {
  try {
    return await files.getBytes(key)
  } catch (error) {
    if (await files.exists(key)) throw error
    return null
  }
}
