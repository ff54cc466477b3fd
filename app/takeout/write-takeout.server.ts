import { hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Pack, pack } from 'tar-stream'
import { MANIFEST, fileEntry, writeManifest } from '#app/backups/archive-entries.ts'
import { rowsInEntry } from '#app/backups/archive-rows.server.ts'
import { readFileIn } from '#app/backups/named-files.server.ts'
import { type AddEntry, fillArchive } from '#app/backups/write-archive.server.ts'
import type { Snapshot } from '#app/db/snapshot.ts'
import type { FileStore } from '#app/photos/file-store.server.ts'
import { type DumpedPart, dumpRows } from './dump-rows.server.ts'
import { TABLES_WITH_FILES } from './takeout-kinds.server.ts'

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
 * An archive of everything that belongs to the agency, without any secret. The rows are those of one instant; photos are
 * read later, one at a time, because a file never changes under its key.
 */
export async function writeTakeout({ openSnapshot, files, product, folder }: Source): Promise<Pack> {
  const snapshot = await openSnapshot()
  const { tables, parts } = await dumpRows(snapshot, folder).finally(() => snapshot.close())
  const about = { product, schema: String(snapshot.migrations.at(-1)), madeAt: null, secretSha256: null, tables }
  const tar = pack()
  // A failure ends the tar with its error, which its reader gets.
  void fillArchive(tar, { mtime: NO_TIME, sums: join(folder, 'huellas') }, async (add) => {
    await add(MANIFEST, writeManifest({ selection: 'withoutAccounts', ...about }))
    for (const { name, path } of parts) await add(name, await readFile(path))
    for (const part of parts.filter(({ table }) => TABLES_WITH_FILES.includes(table))) await addFiles(add, files, part)
  }).catch((error: unknown) => tar.destroy(error instanceof Error ? error : new Error(String(error))))
  return tar
}

/** Adds the files that rows name. A file that is missing, or is not what its row says, is left out. */
async function addFiles(add: AddEntry, files: FileStore, { name, path }: DumpedPart): Promise<void> {
  for await (const row of rowsInEntry({ name, bytes: createReadStream(path), subject: 'El archivo' })) {
    const key = String(row['key'])
    const bytes = await readFileIn(files, key)
    if (bytes !== null && hash('sha256', bytes) === row['contentHash']) await add(fileEntry(key), bytes)
  }
}
