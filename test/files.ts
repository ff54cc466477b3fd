import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FileStore, openFileStore } from '#app/photos/file-store.server.ts'

export type TestFiles = { files: FileStore; folder: string; close: () => Promise<void> }

/** An empty file store in a folder of its own, two levels deep; closing it leaves nothing behind. */
export async function openTestFiles(): Promise<TestFiles> {
  const parent = await mkdtemp(join(tmpdir(), 'cerro-norte-files-'))
  const folder = join(parent, 'files')
  const files = await openFileStore({ storageUrl: null, folder })
  return { files, folder, close: () => rm(parent, { recursive: true, force: true }) }
}
