import { createReadStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { ArchiveRefused, entryOf } from '#app/backups/archive-entries.ts'
import { putEntry } from '#app/backups/archive-rows.server.ts'
import { type Column, columnsIn, fillStore, knowsSchema, putRows } from '#app/backups/fill-store.server.ts'
import {
  type ArchiveFile,
  type OpenEntry,
  archiveRefusal,
  archiveSentences,
  readArchive,
  skip,
  verifyArchive,
} from '#app/backups/read-archive.server.ts'
import { currentName, migrationsFor } from '#app/db/migration-list.server.ts'
import { openStore } from '#app/db/open.server.ts'
import { openSnapshot } from '#app/db/snapshot.server.ts'
import type { Row } from '#app/db/snapshot.ts'
import type { Queries } from '#app/db/store.server.ts'
import { dumpRows } from './dump-rows.server.ts'
import { LAST_SCHEMA, isOfFirstFormat, readFirstFormat } from './first-format.server.ts'
import { NOT_TAKEN_OUT, TAKEOUT_KINDS, hasColumn } from './takeout-kinds.server.ts'

/** Reads a takeout from its start. */
type ReadEntries = () => AsyncGenerator<OpenEntry>

/**
 * Checks a whole takeout. Nothing in it is compressed, so it can't grow when it is read.
 * @param folder an empty folder, in which one of an earlier schema is migrated; the caller deletes it
 * @returns reads its entries, with rows of the current schema
 * @throws ArchiveRefused with a sentence
 */
export async function openTakeout(path: string, folder: string): Promise<ReadEntries> {
  const file: ArchiveFile = { path, passphrase: null, selection: 'withoutAccounts' }
  const { schema, readEntries } = (await isOfFirstFormat(file)) ? await openFirstFormat(file) : await openArchive(file)
  if (!knowsSchema(schema)) throw archiveSentences(file).newer()
  const isCurrent = currentName(schema) === Object.keys(migrationsFor('sqlite')).at(-1)
  return isCurrent ? readEntries : migrated({ schema, readEntries }, folder)
}

type Opened = { schema: string; readEntries: ReadEntries }

async function openArchive(file: ArchiveFile): Promise<Opened> {
  const { schema } = await verifyArchive(file)
  return { schema, readEntries: () => readArchive(file) }
}

async function openFirstFormat(file: ArchiveFile): Promise<Opened> {
  await skip(readFirstFormat(file)).catch((error: unknown) => {
    throw archiveRefusal(error, file, true) ?? error
  })
  return { schema: LAST_SCHEMA, readEntries: () => readFirstFormat(file) }
}

/**
 * The entries of a takeout of an earlier schema, with rows of the current one: they are put into a store of their schema,
 * which is migrated and taken out again.
 */
async function migrated({ schema, readEntries }: Opened, folder: string): Promise<ReadEntries> {
  const dataDir = join(folder, 'datos')
  const rows = join(folder, 'filas')
  await mkdir(rows)
  const store = await openStore({ databaseUrl: null, dataDir })
  try {
    await fillStore(store, { schema, tables: [] }, (db) => putEarlierRows(db, readEntries()))
  } catch (error) {
    if (error instanceof ArchiveRefused) throw error
    throw new ArchiveRefused('El archivo está dañado: sus filas no se pueden pasar a esta versión del producto.', {
      cause: error,
    })
  } finally {
    await store.close()
  }
  const snapshot = await openSnapshot({ databaseUrl: null, dataDir })
  const { parts } = await dumpRows(snapshot, rows).finally(() => snapshot.close())
  return async function* () {
    for (const { name, path } of parts) {
      const entry = entryOf(name)
      if (entry) yield { entry, name, bytes: readWhenAsked(path) }
    }
    for await (const each of readEntries()) if (each.entry.kind === 'file') yield each
  }
}

/** Opens a file only if somebody reads it. */
async function* readWhenAsked(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path) as AsyncIterable<Uint8Array>
}

async function putEarlierRows(db: Queries, entries: AsyncIterable<OpenEntry>): Promise<void> {
  const tables = await columnsIn(db)
  for (const table of tables.keys()) await sql`delete from ${sql.table(table)}`.execute(db)
  for await (const { entry, name, bytes } of entries) {
    if (entry.kind === 'file') break
    if (entry.kind !== 'rows') continue
    const { table } = entry
    const made = tables.get(table)
    if (!made || NOT_TAKEN_OUT.has(table))
      throw new ArchiveRefused(`El archivo trae «${name}», que esta versión del producto no conoce.`)
    const kind = TAKEOUT_KINDS.find((each) => each.table === table)
    const columns = kind ? made.filter((column) => hasColumn(kind, column.name)) : made
    const put = (rows: readonly Row[]) =>
      putRows(
        db,
        table,
        rows.map((row) => ({ ...fillingOf(made), ...row })),
      )
    const target = { table, columns, isJson: () => true, faultInRow: () => null, isTaken: () => true, put }
    await putEntry({ name, bytes, subject: 'El archivo' }, target)
  }
}

/** Values for the columns that a takeout leaves out; nobody takes them out again. */
function fillingOf(columns: readonly Column[]): Row {
  const needed = columns.filter(({ isNullable, hasDefaultValue }) => !isNullable && !hasDefaultValue)
  return Object.fromEntries(needed.map(({ name, dataType }) => [name, /int|real/i.test(dataType) ? 0 : '']))
}
