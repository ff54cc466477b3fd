import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { AUTH_SECRET, REVISION } from '#app/db/installation.ts'
import { openSnapshot } from '#app/db/snapshot.server.ts'
import type { Row, Snapshot, SnapshotTable } from '#app/db/snapshot.ts'
import type { FileStore } from '#app/photos/file-store.server.ts'
import { variantKey } from '#app/photos/photo-url.ts'
import { TILE_VARIANT, variantsOf } from '#app/photos/photo-variants.ts'
import { MANIFEST, SECRET, fileEntry, rowsEntry, writeManifest } from './archive-entries.ts'
import { BackupRefused } from './backup-refused.ts'
import { refusalOfDisk } from './disk-refusal.ts'
import { type ArchiveWriter, writeArchive } from './write-archive.server.ts'

/** The tables that say which photos are shown, now or again. */
const SHOWN_BY = ['propertyPhotos', 'deletedPropertyPhotos']

const compress = promisify(gzip)
/** The folder of archives that the product makes is its owner's alone. */
const OWNER_ONLY = 0o700

/** What copies were made before is not part of what is copied. */
export const LEFT_OUT: ReadonlySet<string> = new Set(['backups'])

type Source = {
  /** The store, as `openStore` takes it. */
  where: { databaseUrl: string | null; dataDir: string }
  files: FileStore
  /** The secret that signs sessions where the store does not hold it itself. */
  secret: string | null
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
 * Copies the store, its files and the secret into one archive, while the product serves and writes.
 *
 * The rows are those of one instant; the files are read after it. A property only names a photo whose file was there
 * before, and a file is deleted 30 days after the last property let go of its photo: so every photo that these rows
 * name is still there, and a file never changes under its key.
 * @throws BackupRefused, StoreUnusable with a sentence for the operator
 */
export async function makeBackup(source: Source, path: string): Promise<MadeBackup> {
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
  { files, product, now, secret }: Source,
  { snapshot, schema, path }: Work,
): Promise<MadeBackup> {
  const madeAt = now()
  const tables = await countKept(snapshot)
  await mkdir(dirname(path), { recursive: true, mode: OWNER_ONLY })
  let copied = { files: 0, lost: [] as string[] }
  const bytes = await writeArchive(path, madeAt, async (archive) => {
    await archive.add(MANIFEST, writeManifest({ product, schema, madeAt: madeAt.toISOString(), tables }))
    for (const table of tables) await addRows(archive, snapshot, table)
    const found = secret ?? (await sharedSecret(snapshot))
    if (found !== null) await archive.add(SECRET, found)
    copied = await addFiles(archive, files, snapshot)
  })
  return { bytes, rows: new Map(tables.map(({ name, count }) => [name, count])), ...copied }
}

/** The tables with as many rows as the archive gets of them. */
async function countKept(snapshot: Snapshot): Promise<SnapshotTable[]> {
  const tables: SnapshotTable[] = []
  for (const table of snapshot.tables) {
    if (LEFT_OUT.has(table.name)) continue
    let { count } = table
    if (table.name === 'installation') count = (await installation(snapshot)).length
    tables.push({ ...table, count })
  }
  return tables
}

async function addRows(archive: ArchiveWriter, snapshot: Snapshot, table: SnapshotTable) {
  let part = 0
  const batches = table.name === 'installation' ? [await installation(snapshot)] : snapshot.rows(table)
  for await (const rows of batches) {
    if (rows.length === 0) continue
    const lines = rows.map((row) => `${JSON.stringify(row)}\n`).join('')
    await archive.add(rowsEntry(table.name, part), await compress(lines))
    part += 1
  }
}

/** Without what each installation counts and keeps for itself: the secret has an entry of its own. */
async function installation(snapshot: Snapshot): Promise<Row[]> {
  const rows = await installationRows(snapshot)
  return rows.filter(({ name }) => name !== AUTH_SECRET && !String(name).startsWith(REVISION))
}

async function sharedSecret(snapshot: Snapshot): Promise<string | null> {
  const row = (await installationRows(snapshot)).find(({ name }) => name === AUTH_SECRET)
  return row ? String(row['value']) : null
}

/** It has a handful of rows. */
async function installationRows(snapshot: Snapshot): Promise<Row[]> {
  const table = snapshot.tables.find(({ name }) => name === 'installation')
  return table ? (await allOf(snapshot.rows(table))).flat() : []
}

async function allOf<T>(things: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const thing of things) all.push(thing)
  return all
}

async function addFiles(archive: ArchiveWriter, files: FileStore, snapshot: Snapshot) {
  const used = new Set<unknown>()
  const tablesOf = (...wanted: string[]) => snapshot.tables.filter(({ name }) => wanted.includes(name))
  for (const table of tablesOf(...SHOWN_BY))
    for await (const rows of snapshot.rows(table)) for (const { photoId } of rows) used.add(photoId)
  let count = 0
  const lost: string[] = []
  for (const table of tablesOf('photos'))
    for await (const rows of snapshot.rows(table))
      for (const { id, key, width, variantsAt } of rows) {
        const photo = { key: String(key), width: Number(width) }
        const variants = variantsAt === null ? [TILE_VARIANT] : variantsOf(photo)
        const isThere = await addFile(archive, files, photo.key)
        if (isThere) count += 1
        else if (used.has(id)) lost.push(photo.key)
        for (const variant of variants) if (await addFile(archive, files, variantKey(photo.key, variant))) count += 1
      }
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
