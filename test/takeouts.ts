import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Snapshot } from '#app/db/snapshot.ts'
import type { Store } from '#app/db/store.server.ts'
import { type FileStore, openFileStore } from '#app/photos/file-store.server.ts'
import { importTakeout } from '#app/takeout/import-takeout.server.ts'
import { writeTakeout } from '#app/takeout/write-takeout.server.ts'
import { snapshotOf } from './snapshot-of.ts'
import { THE_PRODUCT } from '#app/records/change.server.ts'

/** Runs with an empty folder that is deleted afterwards. */
export async function inFolder<T>(run: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'cerro-norte-takeout-'))
  return run(folder).finally(() => rm(folder, { recursive: true, force: true }))
}

export async function openFiles(folder: string): Promise<FileStore> {
  return openFileStore({ storageUrl: null, folder })
}

/** The bytes of the takeout of a store. */
export async function takeoutOf(
  store: Store,
  files: FileStore,
  openSnapshot: (store: Store) => Promise<Snapshot> = snapshotOf,
): Promise<Buffer> {
  return inFolder(async (folder) => {
    const source = { openSnapshot: () => openSnapshot(store), files, product: '1.0.0', folder }
    return buffer(await writeTakeout(source))
  })
}

/** Imports the bytes of a takeout. */
export async function importBytes(
  { store, files }: { store: Store; files: FileStore },
  bytes: Uint8Array,
): Promise<string> {
  return inFolder(async (parent) => {
    const path = join(parent, 'archivo.tar')
    await writeFile(path, bytes)
    return importTakeout({ store, files, path, actor: THE_PRODUCT, now: new Date('2026-12-01T18:00:00Z') })
  })
}
