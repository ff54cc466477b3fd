import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { openSnapshot } from '#app/db/snapshot.server.ts'
import type { Snapshot } from '#app/db/snapshot.ts'
import type { FileStore } from '#app/photos/file-store.server.ts'
import { ArchiveRefused, MANIFEST, SECRET, fileEntry, writeManifest } from './archive-entries.ts'
import { makeFolderFor, refusalOfDisk } from './disk-refusal.server.ts'
import { BACKED_UP, chosenRows, chosenTables, sharedSecret } from './chosen-rows.server.ts'
import { namedFiles, readFileIn } from './named-files.server.ts'
import { type AddEntry, addRows, writeArchive } from './write-archive.server.ts'

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
 * @throws ArchiveRefused, StoreUnusable with a sentence for the operator
 */
export async function makeBackup(source: Source, path: string): Promise<MadeBackup> {
  // An archive may be the only copy of a day, so it is never overwritten.
  if (existsSync(path))
    throw new ArchiveRefused(`Ya existe «${path}»: di otro nombre; un respaldo no reemplaza a otro.`)
  const snapshot = await openSnapshot(source.where)
  try {
    const schema = snapshot.migrations.at(-1)
    if (schema === undefined) throw new ArchiveRefused('La base de datos está vacía: no hay nada que respaldar.')
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
  const tables = await chosenTables(snapshot, BACKED_UP)
  const found = secret ?? (await sharedSecret(snapshot))
  const secretSha256 = found === null ? null : hash('sha256', found)
  makeFolderFor(path, dirname(path))
  let copied = { files: 0, lost: [] as string[] }
  const bytes = await writeArchive(path, { madeAt, passphrase }, async (add) => {
    const about = { product, schema, madeAt: madeAt.toISOString(), secretSha256, tables }
    await add(MANIFEST, writeManifest({ selection: 'everything', ...about }))
    for (const table of tables) await addRows(add, table.name, chosenRows(snapshot, table, BACKED_UP))
    if (found !== null && withSecret) await add(SECRET, found)
    copied = await addFiles(add, files, snapshot)
  })
  return { bytes, rows: new Map(tables.map(({ name, count }) => [name, count])), ...copied }
}

/** A file may be missing: an upload in progress has its row first, and an unused photo may be deleted meanwhile. */
async function addFiles(add: AddEntry, files: FileStore, snapshot: Snapshot) {
  let count = 0
  const lost: string[] = []
  for await (const { key, isVariant, isShown } of namedFiles(snapshot)) {
    const bytes = await readFileIn(files, key)
    if (bytes !== null) {
      await add(fileEntry(key), bytes)
      count += 1
    } else if (isShown && !isVariant) lost.push(key)
  }
  return { files: count, lost }
}
