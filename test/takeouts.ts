import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { extract, pack } from 'tar-stream'
import type { Snapshot } from '#app/db/snapshot.ts'
import type { Store } from '#app/db/store.server.ts'
import { type FileStore, openFileStore } from '#app/photos/file-store.server.ts'
import { importTakeout } from '#app/takeout/import-takeout.server.ts'
import { writeTakeout } from '#app/takeout/write-takeout.server.ts'
import { snapshotOf } from './snapshot-of.ts'

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
    const folder = join(parent, 'filas')
    await mkdir(folder)
    await writeFile(path, bytes)
    return importTakeout({ store, files, path, folder, actor: null, now: new Date('2026-12-01T18:00:00Z') })
  })
}

/** The entries of a tar, in order. */
export async function entriesOfTar(bytes: Uint8Array): Promise<[name: string, content: Buffer][]> {
  const tar = extract()
  tar.end(bytes)
  const entries: [string, Buffer][] = []
  for await (const entry of tar) entries.push([entry.header.name, await buffer(entry)])
  return entries
}

export async function tarOf(
  entries: readonly (readonly [name: string, content: Uint8Array | string])[],
): Promise<Buffer> {
  const tar = pack()
  for (const [name, content] of entries) tar.entry({ name, mtime: new Date(0) }, Buffer.from(content))
  tar.finalize()
  return buffer(tar)
}
