import { hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type Pack, pack } from 'tar-stream'
import { entriesOf } from '#app/backups/write-archive.server.ts'
import type { Snapshot } from '#app/db/snapshot.ts'
import type { FileStore } from '#app/photos/file-store.server.ts'
import { type RowsFile, dumpRows } from './dump-rows.server.ts'
import { jsonRows } from './json-rows.server.ts'
import { TAKEOUT_MANIFEST, photoFile, privateFile, writeTakeoutManifest } from './takeout-manifest.ts'

/** Entries have no time of their own, so that equal content gives equal bytes. */
const NO_TIME = new Date(0)

type Source = {
  /** Opens a snapshot of the store. */
  openSnapshot: () => Promise<Snapshot>
  files: FileStore
  /** Version of the product. */
  product: string
  /** An empty folder for files of rows; the caller deletes it. */
  folder: string
}

/**
 * A tar of everything that belongs to the agency, without any secret. The rows are those of one instant; photos are read
 * later, one at a time, because a file never changes under its key.
 */
export async function writeTakeout({ openSnapshot, files, product, folder }: Source): Promise<Pack> {
  const snapshot = await openSnapshot()
  const rows = await dumpRows(snapshot, folder).finally(() => snapshot.close())
  const tar = pack()
  // A failure ends the tar with its error, which its reader gets.
  void fill(tar, { rows, files, product }).catch((error: unknown) =>
    tar.destroy(error instanceof Error ? error : new Error(String(error))),
  )
  return tar
}

async function fill(
  tar: Pack,
  { rows, files, product }: { rows: readonly RowsFile[]; files: FileStore; product: string },
): Promise<void> {
  const add = entriesOf(tar, NO_TIME)
  for (const { name, path, bytes } of rows) await add(`${name}.jsonl`, bytes, createReadStream(path))
  const photos = await addFiles(add, files, { rows, kind: 'photos', nameOf: photoFile })
  const privateFiles = await addFiles(add, files, { rows, kind: 'propertyFiles', nameOf: privateFile })
  const manifest = Buffer.from(
    writeTakeoutManifest({
      product,
      files: rows.map(({ name, rows: count, sha256 }) => ({ name, rows: count, sha256 })),
      photos: photos.added.size,
      missingPhotos: photos.missing,
      privateFiles: privateFiles.added.size,
      missingFiles: privateFiles.missing,
    }),
  )
  await add(TAKEOUT_MANIFEST, manifest.length, only(manifest))
  tar.finalize()
}

/** Adds each content once, however many rows name it. @returns the SHA-256 of those that were added, and of the others */
async function addFiles(
  add: ReturnType<typeof entriesOf>,
  files: FileStore,
  { rows, kind, nameOf }: { rows: readonly RowsFile[]; kind: string; nameOf: (sha256: string) => string },
) {
  const added = new Set<string>()
  const missing: string[] = []
  for (const { path } of rows.filter(({ name }) => name === kind))
    for await (const { key, contentHash } of jsonRows(path)) {
      const sha256 = String(contentHash)
      if (added.has(sha256)) continue
      const bytes = await readWhole(files, String(key))
      if (bytes === null || hash('sha256', bytes) !== sha256) missing.push(sha256)
      else {
        await add(nameOf(sha256), bytes.length, only(bytes))
        added.add(sha256)
      }
    }
  return { added, missing }
}

/** @returns null if the file is missing */
async function readWhole(files: FileStore, key: string): Promise<Uint8Array | null> {
  try {
    return await files.getBytes(key)
  } catch (error) {
    if (await files.exists(key)) throw error
    return null
  }
}

async function* only(bytes: Uint8Array) {
  yield bytes
}
