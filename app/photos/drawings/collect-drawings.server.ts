import { DAY_MS } from '#app/calendar/durations.ts'
import type { FileStore } from '#app/photos/file-store.server.ts'
import { DRAFT_FOLDER } from '#app/photos/folder-driver.server.ts'
import { keysIn, lastWritten } from '#app/photos/listed-keys.server.ts'
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
