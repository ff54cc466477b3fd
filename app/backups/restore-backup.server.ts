import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { sql } from 'kysely'
import { migrate, migrateTo } from '#app/db/migrate.server.ts'
import { migrationsFor } from '#app/db/migration-list.server.ts'
import { isStoreUnreachable } from '#app/db/unreachable.server.ts'
import type { Row } from '#app/db/snapshot.ts'
import { type Queries, type Store, isPostgres } from '#app/db/store.server.ts'
import type { Manifest, ManifestTable } from './archive-entries.ts'
import { BackupRefused } from './backup-refused.ts'
import { emptyTables, hasInstallation, putRows } from './put-rows.server.ts'
import { type ArchiveFile, bytesOf, readArchive, textOfBytes } from './read-archive.server.ts'
import { isArchived } from './archived-rows.server.ts'

const decompress = promisify(gunzip)
/** Some hundreds of rows: a part of a table, packed and not. */
const LARGEST_PART = 268_435_456
/** Where a backup is put back: an empty store and empty files. */
export type RestoreTarget = {
  store: Store
  putFile: (key: string, bytes: AsyncIterable<Uint8Array>) => Promise<void>
  putSecret: (db: Queries, secret: string) => Promise<void>
  /** Without their secret nobody could pass a second step. @returns whose it was */
  switchOffSecondFactors: (db: Queries) => Promise<string[]>
  /** Called when everything is written, just before the rows are committed. */
  settle: () => Promise<void>
}

export type Restored = {
  manifest: Manifest
  /** How many rows each table has. */
  rows: ReadonlyMap<string, number>
  files: number
  hasSecret: boolean
  /** Whose second step was switched off. */
  withoutSecondFactor: readonly string[]
}

/** An archive that was verified, and what it says of itself. */
export type VerifiedArchive = ArchiveFile & {
  manifest: Manifest
  /** The secret of its installation, where it was kept apart. */
  secret: string | null
}

/**
 * @throws BackupRefused when a later version of the product has written the archive
 */
export async function refuseNewer({ schema, product }: Manifest): Promise<void> {
  if (Object.hasOwn(migrationsFor('sqlite'), schema)) return
  throw new BackupRefused(
    `El respaldo es de una versión más nueva del producto (${product}, migración ${schema}): actualiza el código y repite.`,
  )
}

/**
 * @param text of the file in which the secret was kept
 * @returns the secret of the installation of a backup
 * @throws BackupRefused when it is another one's
 */
export function secretOfBackup({ secretSha256 }: Manifest, text: string): string {
  const secret = [text, text.trim()].find((each) => hash('sha256', each) === secretSha256)
  if (secret !== undefined) return secret
  throw new BackupRefused('La llave no es la de la instalación que hizo este respaldo: da la suya, o ninguna.')
}

/**
 * Puts an archive that was verified into an empty store, as it was on the day of the backup, and brings that store up to
 * this code. The rows come in one transaction: all of them or none.
 */
export async function restoreBackup(archive: VerifiedArchive, target: RestoreTarget): Promise<Restored> {
  const { store } = target
  const { manifest } = archive
  await refuseNewer(manifest)
  const { rows, files, secret } = await store.db.transaction().execute(async (db) => {
    // Files come between and after the rows: a server that ends idle transactions must not end this one.
    if (isPostgres(store)) await sql`set local idle_in_transaction_session_timeout = 0`.execute(db)
    await migrateTo({ ...store, db }, manifest.schema)
    await orDamaged('anuncia tablas que no tenía', () => emptyTables(db, manifest.tables))
    const put = await putAll(archive, { ...target, db })
    if (put.secret !== null && hasInstallation(manifest.tables)) await target.putSecret(db, put.secret)
    await target.settle()
    return put
  })
  await migrate(store)
  const hasSecret = secret !== null
  if (hasSecret && !hasInstallation(manifest.tables)) await target.putSecret(store.db, secret)
  const withoutSecondFactor = hasSecret ? [] : await store.db.transaction().execute(target.switchOffSecondFactors)
  await sql`analyze`.execute(store.db)
  return { manifest, rows, files, hasSecret, withoutSecondFactor }
}

async function putAll(archive: VerifiedArchive, { db, putFile }: RestoreTarget & { db: Queries }) {
  const { tables } = archive.manifest
  const rows = new Map(tables.map(({ name }) => [name, 0]))
  let files = 0
  let { secret } = archive
  for await (const { entry, name, bytes } of readArchive(archive)) {
    if (entry.kind === 'secret') secret = await textOfBytes(bytes)
    if (entry.kind === 'rows') {
      const table = tables.find((each) => each.name === entry.table)
      if (!table) throw new BackupRefused(`El respaldo trae una tabla que no anuncia: ${name}.`)
      rows.set(table.name, (rows.get(table.name) ?? 0) + (await unpackRows(db, table, bytes)))
    }
    if (entry.kind === 'file') {
      await putFile(entry.key, bytes)
      files += 1
    }
  }
  for (const { name, count } of tables)
    if (rows.get(name) !== count)
      throw new BackupRefused(`El respaldo trae ${rows.get(name)} filas de ${name} y anuncia ${count}.`)
  return { rows, files, secret }
}

async function unpackRows(db: Queries, table: ManifestTable, bytes: AsyncIterable<Uint8Array>): Promise<number> {
  const packed = await bytesOf(bytes, LARGEST_PART)
  return orDamaged(`lo que trae de ${table.name} no son sus filas`, async () => {
    const unpacked = await decompress(packed, { maxOutputLength: LARGEST_PART })
    const lines = unpacked.toString('utf8').trimEnd()
    const rows = lines.split('\n').map((line) => JSON.parse(line) as Row)
    // Archives of earlier versions hold sessions and links, too.
    const archived = rows.filter((row) => isArchived(table.name, row))
    await putRows(db, table, archived)
    return rows.length
  })
}

/**
 * Whoever changes an archive can give it the hashes of what they changed: what it holds may be anything.
 * @throws BackupRefused for what can't be put back, with the sentence that tells what it is
 */
async function orDamaged<T>(what: string, put: () => Promise<T>): Promise<T> {
  try {
    return await put()
  } catch (error) {
    // What failed is the store, not what it was given.
    if (isStoreUnreachable(error)) throw error
    throw new BackupRefused(`El respaldo está dañado: ${what}.`, { cause: error })
  }
}
