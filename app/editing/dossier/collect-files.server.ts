import { DAY_MS } from '#app/calendar/durations.ts'
import { inBatches } from '#app/db/in-batches.ts'
import type { Store } from '#app/db/store.server.ts'
import type { FileStore } from '#app/photos/file-store.server.ts'
import { keysIn, lastWritten } from '#app/photos/listed-keys.server.ts'
import { PRIVATE_FOLDER } from './private-file.ts'

/**
 * Deletes private files that no row names: those of deleted rows, and those that a killed process left, a day after they
 * were written, because an upload writes its file before its row. @returns how many
 */
export async function collectPrivateFiles({ db }: Store, files: FileStore, now: Date): Promise<number> {
  const keys = await keysIn(files, PRIVATE_FOLDER)
  const named = new Set<string>()
  for (const batch of inBatches(keys, 1)) {
    const rows = await db.selectFrom('propertyFiles').where('key', 'in', batch).select('key').execute()
    for (const { key } of rows) named.add(key)
  }
  let collected = 0
  for (const key of keys.filter((each) => !named.has(each))) {
    const writtenAt = await lastWritten(files, key)
    if (writtenAt === null || writtenAt > now.getTime() - DAY_MS) continue
    await files.delete(key)
    collected += 1
  }
  return collected
}
