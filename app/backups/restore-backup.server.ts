import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { sql } from 'kysely'
import { migrate, migrateTo } from '#app/db/migrate.server.ts'
import { currentName, migrationsFor } from '#app/db/migration-list.server.ts'
import { isStoreUnreachable } from '#app/db/unreachable.server.ts'
import type { Row } from '#app/db/snapshot.ts'
import { type Queries, type Store, isPostgres } from '#app/db/store.server.ts'
import type { Manifest, ManifestTable } from './archive-entries.ts'
import { BackupRefused } from './backup-refused.ts'
import { emptyTables, hasInstallation, putRows } from './put-rows.server.ts'
import { type ArchiveFile, bytesOf, readArchive, textOfBytes } from './read-archive.server.ts'
import { isArchived } from './archived-rows.server.ts'

const decompress = promisify(gunzip)
/** Maximum bytes of a part of a table, which has some hundreds of rows. */
const LARGEST_PART = 268_435_456
/** An empty store and empty files, to restore a backup into. */
export type RestoreTarget = {
  store: Store
  /** Why a row can't be used, for example because its JSON can't be read; null for none. */
  faultInRow: (table: string, row: Row) => string | null
  putFile: (key: string, bytes: AsyncIterable<Uint8Array>) => Promise<void>
  putSecret: (db: Queries, secret: string) => Promise<void>
  /** Without the secret nobody could pass a second step. @returns the people whose second step was switched off */
  switchOffSecondFactors: (db: Queries) => Promise<string[]>
  /** Stops what was under way when the backup was made. */
  stopPending: (db: Queries) => Promise<void>
  /** Called when everything is written, before the rows are committed. */
  beforeCommit: () => Promise<void>
}

export type Restored = {
  manifest: Manifest
  /** Number of rows per table. */
  rows: ReadonlyMap<string, number>
  files: number
  hasSecret: boolean
  /** People whose second step was switched off. */
  withoutSecondFactor: readonly string[]
}

/** A verified archive and its manifest. */
export type VerifiedArchive = ArchiveFile & {
  manifest: Manifest
  /** The secret of its installation, if it was stored separately. */
  secret: string | null
}

/** @throws BackupRefused when a later version of the product wrote the archive */
export async function refuseNewer({ schema, product }: Manifest): Promise<void> {
  if (Object.hasOwn(migrationsFor('sqlite'), currentName(schema))) return
  throw new BackupRefused(
    `El respaldo es de una versión más nueva del producto (${product}, migración ${schema}): actualiza el código y repite.`,
  )
}

/**
 * Checks a separately stored secret.
 * @param text content of the file with the secret
 * @returns the secret of the backup's installation
 * @throws BackupRefused if it belongs to another installation
 */
export function secretOfBackup({ secretSha256 }: Manifest, text: string): string {
  const secret = [text, text.trim()].find((each) => hash('sha256', each) === secretSha256)
  if (secret !== undefined) return secret
  throw new BackupRefused('La llave no es la de la instalación que hizo este respaldo: da la suya, o ninguna.')
}

/**
 * Restores a verified archive into an empty store and runs the later migrations. The rows are written in one
 * transaction.
 */
export async function restoreBackup(archive: VerifiedArchive, target: RestoreTarget): Promise<Restored> {
  const { store } = target
  const { manifest } = archive
  await refuseNewer(manifest)
  const { rows, files, secret } = await store.db.transaction().execute(async (db) => {
    // Files are written between and after the rows: the server must not end the idle transaction.
    if (isPostgres(store)) await sql`set local idle_in_transaction_session_timeout = 0`.execute(db)
    await migrateTo({ ...store, db }, manifest.schema)
    await orDamaged('anuncia tablas que no tenía', () => emptyTables(db, manifest.tables))
    const put = await putAll(archive, { ...target, db })
    if (put.secret !== null && hasInstallation(manifest.tables)) await target.putSecret(db, put.secret)
    await target.beforeCommit()
    return put
  })
  await migrate(store)
  const hasSecret = secret !== null
  if (hasSecret && !hasInstallation(manifest.tables)) await target.putSecret(store.db, secret)
  await store.db.transaction().execute(target.stopPending)
  const withoutSecondFactor = hasSecret ? [] : await store.db.transaction().execute(target.switchOffSecondFactors)
  await sql`analyze`.execute(store.db)
  return { manifest, rows, files, hasSecret, withoutSecondFactor }
}

async function putAll(archive: VerifiedArchive, target: RestoreTarget & { db: Queries }) {
  const { putFile } = target
  const { tables } = archive.manifest
  const rows = new Map(tables.map(({ name }) => [name, 0]))
  let files = 0
  let { secret } = archive
  for await (const { entry, name, bytes } of readArchive(archive)) {
    if (entry.kind === 'secret') secret = await textOfBytes(bytes)
    if (entry.kind === 'rows') {
      const table = tables.find((each) => each.name === entry.table)
      if (!table) throw new BackupRefused(`El respaldo trae una tabla que no anuncia: ${name}.`)
      rows.set(table.name, (rows.get(table.name) ?? 0) + (await unpackRows(target, table, { name, bytes })))
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

async function unpackRows(
  { db, faultInRow }: Pick<RestoreTarget, 'faultInRow'> & { db: Queries },
  table: ManifestTable,
  { name, bytes }: { name: string; bytes: AsyncIterable<Uint8Array> },
): Promise<number> {
  const packed = await bytesOf(bytes, LARGEST_PART)
  return orDamaged(`lo que trae de ${table.name} no son sus filas`, async () => {
    const unpacked = await decompress(packed, { maxOutputLength: LARGEST_PART })
    const lines = unpacked.toString('utf8').trimEnd()
    const rows = lines.split('\n').map((line) => JSON.parse(line) as Row)
    // Archives of earlier versions also contain sessions and links.
    const archived = rows.filter((row) => isArchived(table.name, row))
    for (const [at, row] of rows.entries()) {
      const fault = isArchived(table.name, row) ? faultInRow(table.name, row) : null
      if (fault !== null) throw new BackupRefused(`El respaldo está dañado: ${name}, línea ${at + 1}: ${fault}.`)
    }
    await putRows(db, table, archived)
    return rows.length
  })
}

/**
 * A changed archive may have matching hashes, so its content is untrusted.
 * @throws BackupRefused for content that can't be restored
 */
async function orDamaged<T>(what: string, put: () => Promise<T>): Promise<T> {
  try {
    return await put()
  } catch (error) {
    // The store failed, not the archive.
    if (isStoreUnreachable(error) || error instanceof BackupRefused) throw error
    throw new BackupRefused(`El respaldo está dañado: ${what}.`, { cause: error })
  }
}
