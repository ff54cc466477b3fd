import type { Store } from '#app/db/store.server.ts'
import { FILE_TYPES, formatOfKey } from '#app/editing/dossier/private-file.ts'
import type { FileStore } from '#app/photos/file-store.server.ts'
import { filesInTakeout } from './read-takeout.server.ts'
import { jsonRows } from './json-rows.server.ts'
import { TakeoutRefused } from './takeout-refused.ts'

/**
 * Writes the private files of a checked takeout to the file store, byte for byte, under the keys that its rows say.
 * @param takeout its path, and that of its file of their rows; null without one
 * @returns deletes the written files after a failure
 */
export async function putPrivateFiles(
  { store, files }: { store: Store; files: FileStore },
  takeout: { path: string; rows: string | null },
): Promise<() => Promise<void>> {
  const byHash = new Map<string, string[]>()
  if (takeout.rows !== null)
    for await (const { contentHash, key } of jsonRows(takeout.rows)) {
      const sha256 = String(contentHash)
      byHash.set(sha256, [...(byHash.get(sha256) ?? []), checkedKey(key)])
    }
  const put: string[] = []
  async function undo() {
    // Another import of the same takeout may have succeeded meanwhile.
    const used = new Set((await store.db.selectFrom('propertyFiles').select('key').execute()).map(({ key }) => key))
    for (const key of put) if (!used.has(key)) await files.delete(key)
  }
  try {
    for await (const { sha256, bytes } of filesInTakeout(takeout.path, 'file')) {
      const keys = byHash.get(sha256)
      if (!keys) throw new TakeoutRefused('El archivo trae un archivo privado del que sus filas no saben nada.')
      for (const key of keys) {
        put.push(key)
        await files.put(key, bytes, { contentType: FILE_TYPES[formatOfKey(key) ?? 'pdf'].contentType })
      }
    }
  } catch (error) {
    await undo()
    throw error
  }
  return undo
}

/** A key can't lead out of the folder of private files. */
function checkedKey(key: unknown): string {
  if (typeof key === 'string' && formatOfKey(key) !== null) return key
  throw new TakeoutRefused('El archivo está dañado: el nombre de un archivo privado no es válido.')
}
