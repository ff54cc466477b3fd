import { DAY_MS } from '#app/calendar/durations.ts'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isArchiveName } from './backup-words.ts'
import { DRAFT_ENDING } from './write-archive.server.ts'

/**
 * Deletes all but the newest archives of a folder, and unfinished files of backups that were killed more than a day
 * ago.
 */
export async function deleteOldArchives(folder: string, most: number, now: Date): Promise<void> {
  const names = await readdir(folder)
  for (const name of names.filter(isArchiveName).toSorted().slice(0, -most)) await rm(join(folder, name))
  for (const name of names.filter((each) => each.includes(DRAFT_ENDING))) {
    const path = join(folder, name)
    if (now.getTime() - (await stat(path)).mtimeMs > DAY_MS) await rm(path)
  }
}
