import { DAY_MS } from '#app/calendar/durations.ts'
import type { FileStore } from '#app/photos/file-store.server.ts'
import { DRAFT_FOLDER } from '#app/photos/folder-driver.server.ts'
import { listedKeys } from '#app/photos/listed-keys.server.ts'
import { CARD_FOLDER, SHEET_FOLDER } from './drawing-folders.ts'

/** Days that a drawing is kept. One still in use is drawn again when requested; outdated ones disappear. */
const LIFETIME_DAYS = 30

/** Deletes cards and sheets older than 30 days, and unfinished files. @returns how many */
export async function collectDrawings(files: FileStore, now: Date): Promise<number> {
  const overdue = now.getTime() - LIFETIME_DAYS * DAY_MS
  let collected = 0
  const keys = await Promise.all([CARD_FOLDER, SHEET_FOLDER, DRAFT_FOLDER].map((folder) => keysIn(files, folder)))
  for (const key of keys.flat()) {
    const writtenAt = await lastWritten(files, key)
    if (writtenAt === null || writtenAt > overdue) continue
    await files.delete(key)
    collected += 1
  }
  return collected
}

/** In milliseconds; null if the file no longer exists: it was finished, or another process deleted it. */
async function lastWritten(files: FileStore, key: string): Promise<number | null> {
  try {
    return (await files.getMetaData(key)).lastModified.getTime()
  } catch (error) {
    if (await files.exists(key)) throw error
    return null
  }
}

/** The whole list is read before deleting: deleting while listing could skip files. */
async function keysIn(files: FileStore, folder: string): Promise<string[]> {
  const keys: string[] = []
  for await (const key of listedKeys((from) => list(files, folder, from))) keys.push(key)
  return keys
}

/** The folder does not exist before the first drawing. */
async function list(files: FileStore, folder: string, from: { paginationToken?: string }) {
  try {
    return await files.listAll(`${folder}/`, from)
  } catch (error) {
    if (
      error instanceof Error &&
      error.cause instanceof Error &&
      'code' in error.cause &&
      error.cause.code === 'ENOENT'
    )
      return { objects: [] }
    throw error
  }
}
