import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Row } from '#app/db/snapshot.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { ArchiveRefused, type Manifest } from './archive-entries.ts'
import { putEntry } from './archive-rows.server.ts'
import { BACKED_UP, isChosen } from './chosen-rows.server.ts'
import { columnsIn, fillStore, knowsSchema, putRows } from './fill-store.server.ts'
import { type ArchiveFile, readArchive, textOfBytes } from './read-archive.server.ts'

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

/** @throws ArchiveRefused when a later version of the product wrote the archive */
export function refuseNewer({ schema, product }: Manifest): void {
  if (knowsSchema(schema)) return
  throw new ArchiveRefused(
    `El respaldo es de una versión más nueva del producto (${product}, migración ${schema}): actualiza el código y repite.`,
  )
}

/**
 * Checks a separately stored secret.
 * @param text content of the file with the secret
 * @returns the secret of the backup's installation
 * @throws ArchiveRefused if it belongs to another installation
 */
export function secretOfBackup({ secretSha256 }: Manifest, text: string): string {
  const secret = [text, text.trim()].find((each) => hash('sha256', each) === secretSha256)
  if (secret !== undefined) return secret
  throw new ArchiveRefused('La llave no es la de la instalación que hizo este respaldo: da la suya, o ninguna.')
}

/**
 * Restores a verified archive into an empty store and runs the later migrations. The rows are written in one
 * transaction.
 */
export async function restoreBackup(archive: VerifiedArchive, target: RestoreTarget): Promise<Restored> {
  const { store } = target
  const { manifest } = archive
  refuseNewer(manifest)
  const { rows, files, secret } = await fillStore(store, manifest, async (db) => {
    const put = await putAll(archive, { ...target, db })
    if (put.secret !== null) await target.putSecret(db, put.secret)
    await target.beforeCommit()
    return put
  })
  const hasSecret = secret !== null
  await store.db.transaction().execute(target.stopPending)
  const withoutSecondFactor = hasSecret ? [] : await store.db.transaction().execute(target.switchOffSecondFactors)
  await sql`analyze`.execute(store.db)
  return { manifest, rows, files, hasSecret, withoutSecondFactor }
}

async function putAll(archive: VerifiedArchive, { db, putFile, faultInRow }: RestoreTarget & { db: Queries }) {
  const { tables } = archive.manifest
  const columns = await columnsIn(db)
  const rows = new Map(tables.map(({ name }) => [name, 0]))
  let files = 0
  let { secret } = archive
  for await (const { entry, name, bytes } of readArchive(archive)) {
    if (entry.kind === 'secret') secret = await textOfBytes(bytes)
    if (entry.kind === 'rows') {
      const { table } = entry
      const before = rows.get(table)
      if (before === undefined) throw new ArchiveRefused(`El respaldo trae una tabla que no anuncia: ${name}.`)
      const count = await putEntry(
        { name, bytes, subject: 'El respaldo' },
        {
          table,
          columns: columns.get(table) ?? [],
          // A backup has the text of each column as it is.
          isJson: () => false,
          faultInRow,
          // Archives of earlier versions also contain sessions and links.
          isTaken: (row) => isChosen(BACKED_UP, table, row),
          put: (batch) => putRows(db, table, batch),
        },
      )
      rows.set(table, before + count)
    }
    if (entry.kind === 'file') {
      await putFile(entry.key, bytes)
      files += 1
    }
  }
  for (const { name, count } of tables)
    if (rows.get(name) !== count)
      throw new ArchiveRefused(`El respaldo trae ${rows.get(name)} filas de ${name} y anuncia ${count}.`)
  return { rows, files, secret }
}
