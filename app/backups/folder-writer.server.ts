import { mkdir, open } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { BackupRefused } from './backup-refused.ts'

/** Files whose bytes are on their way to the disk at a time: waiting for each in its turn takes twice as long. */
const ON_THEIR_WAY = 8

/** Writes files into folders; `settle` waits until all of them are on the disk. */
export function openFolderWriter() {
  const folders = new Set<string>()
  const syncing = new Set<Promise<unknown>>()
  let failure: unknown = null

  return {
    /**
     * Not over another: an archive with the same file twice is none of ours.
     * @throws BackupRefused for such a one
     */
    async put(path: string, bytes: AsyncIterable<Uint8Array>) {
      const folder = dirname(path)
      if (!folders.has(folder)) await mkdir(folder, { recursive: true })
      folders.add(folder)
      const file = await open(path, 'wx').catch((error: unknown) => {
        const isTwice = error instanceof Error && 'code' in error && error.code === 'EEXIST'
        throw isTwice ? new BackupRefused(`El respaldo está dañado: trae dos veces ${basename(path)}.`) : error
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
      if (syncing.size >= ON_THEIR_WAY) await Promise.race(syncing)
    },
    async settle() {
      await Promise.all(syncing)
      if (failure !== null) throw failure
    },
  }
}
