import { mkdtemp, rm } from 'node:fs/promises'
import { sql } from 'kysely'
import { recordEvent } from '#app/records/account-log.server.ts'
import type { Actor } from '#app/records/change.server.ts'
import { whyNot } from '#app/accounts/may-still.server.ts'
import { ArchiveRefused } from '#app/backups/archive-entries.ts'
import { putEntry } from '#app/backups/archive-rows.server.ts'
import { contentsOf } from '#app/backups/backup-words.ts'
import { columnsIn, putRows, waitWhileIdle } from '#app/backups/fill-store.server.ts'
import type { OpenEntry } from '#app/backups/read-archive.server.ts'
import { isPlaceKey, rewritePublicPoints } from '#app/catalogue/place/public-point.server.ts'
import { writeConfig } from '#app/db/global-config.server.ts'
import { PLACE_KEY } from '#app/db/installation.ts'
import type { Row } from '#app/db/snapshot.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { UPLOAD_FOLDER } from '#app/photos/collect-uploads.server.ts'
import type { FileStore } from '#app/photos/file-store.server.ts'
import { addPeople } from './add-people.server.ts'
import { faultInRow, isJsonColumn } from './json-columns.server.ts'
import { openTakeout } from './open-takeout.server.ts'
import { putFiles } from './put-files.server.ts'
import { TAKEOUT_KINDS, type TakeoutKind, hasColumn, isTakenOut } from './takeout-kinds.server.ts'

/** Tables whose rows are not simply replaced. */
const OWN_WAY = ['users', 'globalConfig', 'installation']

/** What nobody may lose by an import. */
const MUST_BE_EMPTY = [
  { table: 'properties', what: 'propiedades' },
  { table: 'complexes', what: 'conjuntos' },
  { table: 'contactMessages', what: 'mensajes' },
] as const

type Importing = {
  store: Store
  files: FileStore
  /** Path of the takeout. */
  path: string
  actor: Actor
  now: Date
}

/**
 * Imports a takeout into a store without a catalogue, all or nothing.
 * @returns what was imported, in words
 * @throws ArchiveRefused with a sentence
 */
export async function importTakeout({ store, files, path, actor, now }: Importing): Promise<string> {
  await refuseNonEmptyCatalogue(store.db)
  const folder = await mkdtemp(UPLOAD_FOLDER)
  try {
    return await importEntries(await openTakeout(path, folder), { store, files, actor, now })
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function importEntries(
  readEntries: () => AsyncIterable<OpenEntry>,
  { store, files, actor, now }: Omit<Importing, 'path'>,
): Promise<string> {
  const { undo, deleteReplaced } = await putFiles({ store, files }, readEntries())
  let contents: string
  try {
    contents = await store.db.transaction().execute(async (db) => {
      await waitWhileIdle(store, db)
      await refuseNonEmptyCatalogue(db)
      const reason = actor.id && (await whyNot(db, actor.id, 'settings'))
      if (reason) throw new ArchiveRefused(`${reason} Nada cambió.`)
      for (const { table } of TAKEOUT_KINDS.toReversed())
        if (!OWN_WAY.includes(table)) await sql`delete from ${sql.table(table)}`.execute(db)
      const details = contentsOf(await putRowsOf(db, readEntries(), now))
      await rewritePublicPoints(db)
      await recordEvent({ db, actor, now }, { action: 'change_settings', subject: 'Archivo completo', details })
      return details
    })
  } catch (error) {
    await undo()
    throw error
  }
  await deleteReplaced()
  await sql`analyze`.execute(store.db)
  return contents
}

/** @throws ArchiveRefused if the store has anything that an import would replace */
async function refuseNonEmptyCatalogue(db: Queries): Promise<void> {
  const refuse = (what: string) => {
    throw new ArchiveRefused(`Aquí ya hay ${what}: un archivo completo solo se importa en un sitio vacío. Nada cambió.`)
  }
  for (const { table, what } of MUST_BE_EMPTY)
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) refuse(what)
  const trashed = db.selectFrom('versions').where('deleted', 'is not', null).select('recordId').limit(1)
  if (await trashed.executeTakeFirst()) refuse('algo en la papelera')
}

/** @returns the number of rows per table */
async function putRowsOf(db: Queries, entries: AsyncIterable<OpenEntry>, now: Date): Promise<Map<string, number>> {
  const columns = await columnsIn(db)
  const counts = new Map<string, number>()
  for await (const { entry, name, bytes } of entries) {
    if (entry.kind === 'file') break
    if (entry.kind !== 'rows') continue
    const kind = TAKEOUT_KINDS.find(({ table }) => table === entry.table)
    if (!kind) throw new ArchiveRefused(`El archivo trae «${name}», que esta versión del producto no conoce.`)
    const { table } = kind
    const count = await putEntry(
      { name, bytes, subject: 'El archivo' },
      {
        table,
        columns: (columns.get(table) ?? []).filter((column) => hasColumn(kind, column.name)),
        isJson: (column) => isJsonColumn(table, column),
        faultInRow,
        isTaken: (row) => isTakenOut(kind, row),
        put: (rows) => putBatch(db, kind, { name, rows, now }),
      },
    )
    counts.set(table, (counts.get(table) ?? 0) + count)
  }
  return counts
}

async function putBatch(
  db: Queries,
  { table, imported }: TakeoutKind,
  { name, rows, now }: { name: string; rows: readonly Row[]; now: Date },
): Promise<void> {
  if (table === 'users') return addPeople(db, rows, now)
  if (table === 'globalConfig') return writeConfig(db, Object(rows[0]), now)
  if (table === 'installation') {
    if (rows.some(({ value }) => !isPlaceKey(value)))
      throw new ArchiveRefused(`${name} trae una llave que no es segura.`)
    await db.deleteFrom('installation').where('name', '=', PLACE_KEY).execute()
  }
  await putRows(
    db,
    table,
    rows.map((row) => ({ ...row, ...imported })),
  )
}
