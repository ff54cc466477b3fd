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
import { sharedSecret } from './copied-rows.server.ts'
import { namedFiles } from './named-files.server.ts'
import { type ArchiveWriter, writeArchive } from './write-archive.server.ts'

const compress = promisify(gzip)

type Source = {
  /** The store, as `openStore` takes it. */
  where: { databaseUrl: string | null; dataDir: string }
  files: FileStore
  /** The secret that signs sessions, if the store does not hold it. */
  secret: string | null
  /** Whether to include that secret: with it and the database, second factors can be read. */
  withSecret: boolean
  /** The archive is encrypted with it; null for a plain archive. */
  passphrase: string | null
  /** Version of the product. */
  product: string
  now: () => Date
}

export type MadeBackup = {
  bytes: number
  /** Number of rows per table. */
  rows: ReadonlyMap<string, number>
  files: number
  /** Photos of properties whose file was already missing. */
  lost: readonly string[]
}

/**
 * Writes the store, its files and optionally the secret to one archive, while the product serves and writes. The rows
 * are those of one instant; the files are read later. Every file that these rows name still exists: a property only
 * names photos whose file is stored, and a file is deleted 30 days after its last use and never changes under its key.
 * @throws BackupRefused, StoreUnusable with a sentence for the operator
 */
export async function makeBackup(source: Source, path: string): Promise<MadeBackup> {
  // An archive may be the only copy of a day, so it is never overwritten.
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

/**
 * @returns false if the file is missing: an upload in progress has its row first, and an unused photo may be deleted
 * meanwhile
 */
async function addFile(archive: ArchiveWriter, files: FileStore, key: string): Promise<boolean> {
  const found = await openFile(files, key).catch(async (error: unknown) => {
    if (await files.exists(key)) throw error
    return null
  })
  if (found) await archive.addStream(fileEntry(key), found.size, found.bytes)
  return found !== null
}

/** Opens the file by reading its first bytes: an open file can't be deleted meanwhile. */
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
