import { DAY_MS } from '#app/calendar/durations.ts'
import { readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Prefix of the temporary folder in which a photo arrives. */
export const UPLOAD_FOLDER = join(tmpdir(), 'cerro-norte-upload-')

/** Deletes unfinished uploads of killed processes, a day after they started. @returns how many */
export async function collectUploads(now: Date, begins = UPLOAD_FOLDER): Promise<number> {
  const parent = join(begins, '..')
  let collected = 0
  for (const name of await readdir(parent).catch(() => [])) {
    const path = join(parent, name)
    if (!path.startsWith(begins)) continue
    const found = await stat(path).catch(() => null)
    if (!found || now.getTime() - found.mtimeMs <= DAY_MS) continue
    await rm(path, { recursive: true, force: true })
    collected += 1
  }
  return collected
}
