import { readFile } from 'node:fs/promises'
import { DAY_MS } from '#app/calendar/durations.ts'
import { inBatches } from '#app/db/in-batches.ts'
import type { Store } from '#app/db/store.server.ts'
import type { FileStore } from '#app/photos/file-store.server.ts'
import { keysIn, lastWritten } from '#app/photos/listed-keys.server.ts'

/** Folder of the uploaded files in the file store. No route serves them, and no backup has them. */
const FOLDER = 'imports'
/** Days that the file of an import that nobody starts is there to be read again. */
const DAYS = 14

/** Stores the file of an import until it starts, so that it can be read again in another way. */
export async function keepImportFile(files: FileStore, id: string, path: string): Promise<void> {
  await files.put(keyOf(id), await readFile(path))
}

/** The file of an import; null if it is no longer there. */
export async function keptImportFile(files: FileStore, id: string): Promise<Uint8Array | null> {
  return (await files.exists(keyOf(id))) ? files.getBytes(keyOf(id)) : null
}

export async function deleteImportFile(files: FileStore, id: string): Promise<void> {
  if (await files.exists(keyOf(id))) await files.delete(keyOf(id))
}

/**
 * Deletes files of imports that have started or that nobody started for long, and a day after they were written those
 * without an import. @returns how many
 */
export async function collectImportFiles({ db }: Store, files: FileStore, now: Date): Promise<number> {
  const keys = await keysIn(files, FOLDER)
  const since = new Date(now.getTime() - DAYS * DAY_MS).toISOString()
  const isWaiting = new Map<string, boolean>()
  for (const batch of inBatches(keys, 1)) {
    const ids = batch.map((key) => key.slice(FOLDER.length + 1))
    const rows = await db.selectFrom('jobs').where('id', 'in', ids).select(['id', 'state', 'createdAt']).execute()
    for (const { id, state, createdAt } of rows)
      isWaiting.set(keyOf(id), (state === 'checking' || state === 'checked') && createdAt > since)
  }
  let collected = 0
  for (const key of keys) {
    const writtenAt = isWaiting.has(key) ? 0 : await lastWritten(files, key)
    if (isWaiting.get(key) || writtenAt === null || writtenAt > now.getTime() - DAY_MS) continue
    await files.delete(key)
    collected += 1
  }
  return collected
}

function keyOf(id: string): string {
  return `${FOLDER}/${id}`
}
