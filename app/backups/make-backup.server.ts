import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { openSnapshot } from '#app/db/snapshot.server.ts'
import type { Snapshot, SnapshotTable } from '#app/db/snapshot.ts'
import type { FileStore } from '#app/photos/file-store.server.ts'
import { MANIFEST, SECRET, fileEntry, rowsEntry, writeManifest } from './archive-entries.ts'
import { BackupRefused } from './backup-refused.ts'
import { makeFolderFor, refusalOfDisk } from './disk-refusal.server.ts'
import { archivedRows, archivedTables } from './archived-rows.server.ts'
import { sharedSecret } from './kept-rows.server.ts'
import { namedFiles } from './named-files.server.ts'
import { type ArchiveWriter, writeArchive } from './write-archive.server.ts'

const compress = promisify(gzip)

type Source = {
  /** The store, as `openStore` takes it. */
  where: { databaseUrl: string | null; dataDir: string }
  files: FileStore
  /** The secret that signs sessions where the store does not hold it itself. */
  secret: string | null
  /** Whether the archive holds that secret: with it and a copy of the store, second factors can be read. */
  withSecret: boolean
  /** With which the archive is encrypted; null for one that is not. */
  passphrase: string | null
  /** Version of the product. */
  product: string
  now: () => Date
}

export type MadeBackup = {
  bytes: number
  /** How many rows each table has. */
  rows: ReadonlyMap<string, number>
  files: number
  /** Photos of properties whose file was gone already. */
  lost: readonly string[]
}

/**
 * Copies the store, its files and, if it should, the secret into one archive, while the product serves and writes.
 *
 * The rows are those of one instant; the files are read after it. A property only names a photo whose file was there
 * before, and a file is deleted 30 days after the last property let go of its photo: so every photo that these rows
 * name is still there, and a file never changes under its key.
 * @throws BackupRefused, StoreUnusable with a sentence for the operator
 */
export async function makeBackup(source: Source, path: string): Promise<MadeBackup> {
  // An archive is somebody's only copy of a day: a new one never takes its place.
  if (existsSync(path)) throw new BackupRefused(`Ya existe «${path}»: di otro nombre; un respaldo no reemplaza a otro.`)
  const snapshot = await openSnapshot(source.where)
  try {
    const schema = snapshot.migrations.at(-1)
    if (schema === undefined) throw new BackupRefused('La base de datos está vacía: no hay nada que respaldar.')
    return await writeAll(source, { snapshot, schema, path })
  } catch (error) {
    throw refusalOfDisk(error, path) ?? error
  } finally {
    await snapshot.close()
  }
}

type Work = { snapshot: Snapshot; schema: string; path: string }

async function writeAll(
  { files, product, now, secret, withSecret, passphrase }: Source,
  { snapshot, schema, path }: Work,
): Promise<MadeBackup> {
  const madeAt = now()
  const tables = await archivedTables(snapshot)
  const found = secret ?? (await sharedSecret(snapshot))
  const secretSha256 = found === null ? null : hash('sha256', found)
  makeFolderFor(path, dirname(path))
  let copied = { files: 0, lost: [] as string[] }
  const bytes = await writeArchive(path, { madeAt, passphrase }, async (archive) => {
    const about = { product, schema, madeAt: madeAt.toISOString(), secretSha256, tables }
    await archive.add(MANIFEST, writeManifest(about))
    for (const table of tables) await addRows(archive, snapshot, table)
    if (found !== null && withSecret) await archive.add(SECRET, found)
    copied = await addFiles(archive, files, snapshot)
  })
  return { bytes, rows: new Map(tables.map(({ name, count }) => [name, count])), ...copied }
}

async function addRows(archive: ArchiveWriter, snapshot: Snapshot, table: SnapshotTable) {
  let part = 0
  for await (const rows of archivedRows(snapshot, table)) {
    const lines = rows.map((row) => `${JSON.stringify(row)}\n`).join('')
    await archive.add(rowsEntry(table.name, part), await compress(lines))
    part += 1
  }
}

async function addFiles(archive: ArchiveWriter, files: FileStore, snapshot: Snapshot) {
  let count = 0
  const lost: string[] = []
  for await (const { key, isVariant, isShown } of namedFiles(snapshot))
    if (await addFile(archive, files, key)) count += 1
    else if (isShown && !isVariant) lost.push(key)
  return { files: count, lost }
}

/** @returns whether there is such a file: an upload under way has its row first, an unused photo may go meanwhile */
async function addFile(archive: ArchiveWriter, files: FileStore, key: string): Promise<boolean> {
  const found = await openFile(files, key).catch(async (error: unknown) => {
    if (await files.exists(key)) throw error
    return null
  })
  if (found) await archive.addStream(fileEntry(key), found.size, found.bytes)
  return found !== null
}

/** Its first bytes are read before anything of it is written: from then on nobody can take it away. */
async function openFile(files: FileStore, key: string) {
  if (!(await files.exists(key))) return null
  const { contentLength: size } = await files.getMetaData(key)
  const bytes: AsyncIterator<Uint8Array> = (await files.getStream(key))[Symbol.asyncIterator]()
  const first = await bytes.next()
  return { size, bytes: after(first, bytes) }
}

async function* after(first: IteratorResult<Uint8Array>, rest: AsyncIterator<Uint8Array>) {
  for (let next = first; !next.done; next = await rest.next()) yield next.value
}
