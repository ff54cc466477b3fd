import { hash } from 'node:crypto'
import { ArchiveRefused } from '#app/backups/archive-entries.ts'
import { rowsInEntry } from '#app/backups/archive-rows.server.ts'
import { type OpenEntry, bytesOf } from '#app/backups/read-archive.server.ts'
import type { Row } from '#app/db/snapshot.ts'
import type { Store } from '#app/db/store.server.ts'
import { FILE_TYPES, formatOfKey } from '#app/editing/dossier/private-file.ts'
import { deleteFiles } from '#app/photos/collect-photos.server.ts'
import type { FileStore } from '#app/photos/file-store.server.ts'
import { parsePhotoKey } from '#app/photos/photo-key.ts'

/** Maximum bytes of a photo or a private file. */
export const LARGEST_FILE = 32 * 1024 * 1024
/** The first bytes of a JPEG. */
const JPEG = Buffer.of(0xff, 0xd8, 0xff)

/** A file that rows name. */
type Known = { key: string; contentHash: unknown; contentType: string; isPhoto: boolean; width: number }

/**
 * Writes the files of a checked takeout to the file store, byte for byte, under the keys that its rows say.
 * @throws ArchiveRefused with a sentence; no file stays
 */
export async function putFiles(
  { store, files }: { store: Store; files: FileStore },
  entries: AsyncIterable<OpenEntry>,
) {
  const { db } = store
  const before = await db.selectFrom('photos').select(['key', 'width']).execute()
  const known = new Map<string, Known>()
  const put: Known[] = []
  async function undo() {
    const photos = db.selectFrom('photos').select('key')
    // Another import of the same takeout may have succeeded meanwhile.
    const used = new Set(
      (await photos.unionAll(db.selectFrom('propertyFiles').select('key')).execute()).map(({ key }) => key),
    )
    for (const file of put.filter(({ key }) => !used.has(key)))
      await (file.isPhoto ? deleteFiles(files, file) : files.delete(file.key))
  }
  try {
    for await (const { entry, name, bytes } of entries) {
      if (entry.kind === 'rows') {
        const read = { photos: photoOf, propertyFiles: privateFileOf }[entry.table]
        if (read)
          for await (const row of rowsInEntry({ name, bytes, subject: 'El archivo' })) {
            const file = read(row)
            known.set(file.key, file)
          }
      } else if (entry.kind === 'file') {
        const file = known.get(entry.key)
        if (!file) throw new ArchiveRefused(`El archivo trae «${name}», del que sus filas no saben nada.`)
        const content = await bytesOf(bytes, LARGEST_FILE)
        if (hash('sha256', content) !== file.contentHash)
          throw new ArchiveRefused(`El archivo está dañado: «${name}» no es lo que dicen sus filas.`)
        if (file.isPhoto && !content.subarray(0, JPEG.length).equals(JPEG))
          throw new ArchiveRefused(`«${name}» no es una foto JPEG.`)
        put.push(file)
        await files.put(file.key, content, { contentType: file.contentType })
      }
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
      for (const photo of before) if (!known.has(photo.key)) await deleteFiles(files, photo)
    },
  }
}

/** A key can't lead out of the folder of photos, nor be that of a variant of another photo. */
function photoOf({ key, width, height, contentHash }: Row): Known {
  const isKey =
    typeof key === 'string' && /^properties\/\w[\w.-]*\.jpg$/.test(key) && parsePhotoKey(key).variant === null
  if (isKey && isSize(width) && isSize(height))
    return { key, contentHash, contentType: 'image/jpeg', isPhoto: true, width }
  throw new ArchiveRefused('El archivo está dañado: el nombre o el tamaño de una foto no es válido.')
}

function isSize(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 20_000
}

/** A key can't lead out of the folder of private files. */
function privateFileOf({ key, contentHash }: Row): Known {
  const format = typeof key === 'string' ? formatOfKey(key) : null
  if (typeof key === 'string' && format !== null)
    return { key, contentHash, contentType: FILE_TYPES[format].contentType, isPhoto: false, width: 0 }
  throw new ArchiveRefused('El archivo está dañado: el nombre de un archivo privado no es válido.')
}
