import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FileStore, openFileStore } from '#app/photos/file-store.server.ts'

export type TestFiles = {
  files: FileStore
  folder: string
  /** Writes a file outside the store, like an upload before it is stored. @returns its path */
  lay: (bytes: Uint8Array) => Promise<string>
  close: () => Promise<void>
}

/** An empty file store in its own folder, two levels deep; closing removes it. */
export async function openTestFiles(): Promise<TestFiles> {
  const parent = await mkdtemp(join(tmpdir(), 'cerro-norte-files-'))
  const folder = join(parent, 'files')
  const files = await openFileStore({ storageUrl: null, folder })
  return {
    files,
    folder,
    async lay(bytes) {
      const path = join(parent, randomUUID())
      await writeFile(path, bytes)
      return path
    },
    close: () => rm(parent, { recursive: true, force: true }),
  }
}
