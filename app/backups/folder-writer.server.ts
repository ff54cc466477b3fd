import { mkdir, open } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { ArchiveRefused } from './archive-entries.ts'

/** Maximum number of files that are synced to the disk at once; one after another takes twice as long. */
const MAX_OPEN = 8

/** Writes files into folders; `flush` waits until all are on the disk. */
export function openFolderWriter() {
  const folders = new Set<string>()
  const syncing = new Set<Promise<unknown>>()
  let failure: unknown = null

  return {
    /** Never overwrites: an archive with the same file twice is invalid. @throws ArchiveRefused for such an archive */
    async put(path: string, bytes: AsyncIterable<Uint8Array>) {
      const folder = dirname(path)
      if (!folders.has(folder)) await mkdir(folder, { recursive: true })
      folders.add(folder)
      const file = await open(path, 'wx').catch((error: unknown) => {
        const isTwice = error instanceof Error && 'code' in error && error.code === 'EEXIST'
        throw isTwice ? new ArchiveRefused(`El respaldo está dañado: trae dos veces ${basename(path)}.`) : error
      })
      try {
        for await (const chunk of bytes) await file.writeFile(chunk)
      } catch (error) {
        await file.close()
        throw error
      }
      const synced = file
        .datasync()
        .finally(() => file.close())
        .catch((error: unknown) => (failure ??= error))
        .finally(() => syncing.delete(synced))
      syncing.add(synced)
      if (syncing.size >= MAX_OPEN) await Promise.race(syncing)
    },
    async flush() {
      await Promise.all(syncing)
      if (failure !== null) throw failure
    },
  }
}
