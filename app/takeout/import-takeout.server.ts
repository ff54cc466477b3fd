import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { recordEvent } from '#app/accounts/events/record-event.server.ts'
import { whyNot } from '#app/accounts/may-still.server.ts'
import { contentsOf } from '#app/backups/backup-words.ts'
import { isPlaceKey, rewritePublicPoints } from '#app/catalogue/place/public-point.server.ts'
import { putRows } from '#app/backups/put-rows.server.ts'
import { writeConfig } from '#app/db/global-config.server.ts'
import { ROWS_AT_A_TIME, type Row } from '#app/db/snapshot.ts'
import { type Queries, type Store, isPostgres } from '#app/db/store.server.ts'
import { isStoreUnreachable } from '#app/db/unreachable.server.ts'
import type { FileStore } from '#app/photos/file-store.server.ts'
import { addPeople } from './add-people.server.ts'
import { checkTakeout } from './read-takeout.server.ts'
import { faultInRow } from './json-columns.server.ts'
import { jsonRows } from './json-rows.server.ts'
import { putPhotos } from './put-photos.server.ts'
import { putPrivateFiles } from './put-private-files.server.ts'
import { TAKEOUT_KINDS, type TakeoutKind, isTakenOut } from './takeout-kinds.server.ts'
import { rowsFile } from './takeout-manifest.ts'
import { TakeoutRefused } from './takeout-refused.ts'

/** Tables whose rows are not simply replaced. */
const OWN_WAY = ['users', 'globalConfig', 'installation']

/** What nobody may lose by an import. */
const MUST_BE_EMPTY = [
  { table: 'properties', what: 'propiedades' },
  { table: 'complexes', what: 'conjuntos' },
  { table: 'deletedProperties', what: 'algo en la papelera' },
  { table: 'contactMessages', what: 'mensajes' },
] as const

type Importing = {
  store: Store
  files: FileStore
  /** Path of the takeout. */
  path: string
  /** An empty folder for files of rows; the caller deletes it. */
  folder: string
  actor: { id: string; name: string; email: string } | null
  now: Date
}

/**
 * Imports a takeout into a store without a catalogue, all or nothing.
 * @returns what was imported, in words
 * @throws TakeoutRefused with a sentence
 */
export async function importTakeout({ store, files, path, folder, actor, now }: Importing): Promise<string> {
  await refuseNonEmptyCatalogue(store.db)
  const { files: written } = await checkTakeout(path, folder)
  const rows = new Map(written.map(({ name, rows: count }) => [tableOf(name), count]))
  const has = (name: string) => written.some((file) => file.name === name)
  const rowsOf = (name: string) => (has(name) ? join(folder, rowsFile(name)) : null)
  const photos = await putPhotos({ store, files }, { path, rows: rowsOf('photos') })
  let undoFiles = async () => {}
  try {
    undoFiles = await putPrivateFiles({ store, files }, { path, rows: rowsOf('propertyFiles') })
    await store.db.transaction().execute(async (db) => {
      if (isPostgres(store)) await sql`set local idle_in_transaction_session_timeout = 0`.execute(db)
      await refuseNonEmptyCatalogue(db)
      const reason = actor && (await whyNot(db, actor.id, 'settings'))
      if (reason) throw new TakeoutRefused(`${reason} Nada cambió.`)
      for (const { table } of TAKEOUT_KINDS.toReversed())
        if (!OWN_WAY.includes(table)) await sql`delete from ${sql.table(table)}`.execute(db)
      for (const kind of TAKEOUT_KINDS.filter(({ name }) => has(name)))
        await putKind(db, kind, join(folder, rowsFile(kind.name)), now)
      await rewritePublicPoints(db)
      await recordEvent(db, {
        action: 'change_settings',
        subject: 'Archivo completo',
        actor,
        details: contentsOf(rows),
        now,
      })
    })
  } catch (error) {
    await undoFiles()
    await photos.undo()
    throw error
  }
  await photos.deleteReplaced()
  await sql`analyze`.execute(store.db)
  return contentsOf(rows)
}

/** @throws TakeoutRefused if the store has anything that an import would replace */
async function refuseNonEmptyCatalogue(db: Queries): Promise<void> {
  for (const { table, what } of MUST_BE_EMPTY) {
    const found = await db.selectFrom(table).select('id').limit(1).executeTakeFirst()
    if (found)
      throw new TakeoutRefused(
        `Aquí ya hay ${what}: un archivo completo solo se importa en un sitio vacío. Nada cambió.`,
      )
  }
}

function tableOf(name: string): string {
  return TAKEOUT_KINDS.find((kind) => kind.name === name)?.table ?? name
}

async function putKind(db: Queries, kind: TakeoutKind, path: string, now: Date): Promise<void> {
  const tables = await db.introspection.getTables()
  const columns = tables.find(({ name }) => name === kind.table)?.columns ?? []
  const isAllowed = (name: string) => !Object.hasOwn(kind.imported, name) && (kind.columns?.includes(name) ?? true)
  const allowed = columns.filter(({ name }) => isAllowed(name))
  let batch: Row[] = []
  let line = 0
  for await (const row of jsonRows(path)) {
    const unknown = Object.keys(row).find((name) => !allowed.some((column) => column.name === name))
    if (unknown !== undefined)
      throw new TakeoutRefused(`${rowsFile(kind.name)} trae «${unknown}», que esta versión del producto no conoce.`)
    line += 1
    const stored = storedRow(kind, allowed, row)
    const fault = faultInRow(kind.table, stored)
    if (fault !== null)
      throw new TakeoutRefused(`El archivo está dañado: ${rowsFile(kind.name)}, línea ${line}: ${fault}. Nada cambió.`)
    batch.push(stored)
    if (batch.length < ROWS_AT_A_TIME) continue
    await putBatch(db, kind, batch, now)
    batch = []
  }
  await putBatch(db, kind, batch, now)
}

type Column = { name: string; isNullable: boolean }

/** A row as the store has it. Columns that a line leaves out are null, or have their default where there is no null. */
function storedRow({ json, imported }: TakeoutKind, columns: readonly Column[], row: Row): Row {
  const stored: Row = { ...imported }
  for (const { name, isNullable } of columns) {
    const value = row[name] ?? null
    if (value !== null) stored[name] = json.includes(name) ? JSON.stringify(value) : value
    else if (isNullable) stored[name] = null
  }
  return stored
}

async function putBatch(db: Queries, kind: TakeoutKind, rows: readonly Row[], now: Date): Promise<void> {
  if (rows.length === 0) return
  try {
    if (kind.table === 'users') return await addPeople(db, rows, now)
    if (kind.table === 'globalConfig') return await writeConfig(db, Object(rows[0]), now)
    if (kind.table === 'installation') return await putInstallation(db, kind, rows)
    await putRows(db, { name: kind.table, columns: Object.keys(Object(rows[0])) }, rows)
  } catch (error) {
    if (isStoreUnreachable(error) || error instanceof TakeoutRefused) throw error
    throw new TakeoutRefused(`El archivo está dañado: lo que trae ${rowsFile(kind.name)} no se puede guardar.`, {
      cause: error,
    })
  }
}

async function putInstallation(db: Queries, kind: TakeoutKind, rows: readonly Row[]): Promise<void> {
  const taken = rows.filter((row) => isTakenOut(kind, row))
  if (taken.some(({ value }) => !isPlaceKey(value)))
    throw new TakeoutRefused(`${rowsFile(kind.name)} trae una llave que no es segura.`)
  for (const { name } of taken) await db.deleteFrom('installation').where('name', '=', String(name)).execute()
  if (taken.length > 0) await (db as Kysely<Record<string, Row>>).insertInto('installation').values(taken).execute()
}
