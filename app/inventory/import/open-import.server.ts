import { readJsonOr } from '#app/text/stored-json.ts'
import { OPTIONS_JSON } from './file/import-json.ts'
import { CHOSEN_JSON, MAPPING_JSON } from './mapping/mapping-json.ts'
import { v7 as uuidv7 } from 'uuid'
import { DAY_MS } from '#app/calendar/durations.ts'
import { inBatches } from '#app/db/in-batches.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import type { Actor } from '#app/records/change.server.ts'
import { oneLine } from '#app/forms/typed-text.ts'
import { type ImportSettings, checkImport } from './checking/check-import.server.ts'
import type { EarlierRecords } from './file/earlier-records.ts'
import { FIRST_OPTIONS, type ImportColumn, type ReadingState } from './file/import-states.ts'
import { guessMapping, headerKey } from './mapping/guess-columns.ts'
import type { Table } from './file/table.ts'
import { storeImportRecords } from './records/import-records.server.ts'

/** Days that the rows of an import are stored. After that it can't be undone, and its report is gone. */
const IMPORT_DAYS = 90
const ROW_COLUMNS = 7
const SAMPLES = 3
const LONGEST_SAMPLE = 60
const LONGEST_NAME = 120

/** Stores the table of a file with its other records, and makes its first dry run. @returns the id of the import */
export async function openImport(
  store: Store,
  table: Table,
  {
    filename,
    actor,
    now,
    records,
  }: { filename: string; actor: Actor; now: Date; records?: EarlierRecords | undefined },
): Promise<string> {
  const id = uuidv7({ msecs: now.getTime() })
  const settings = await settingsFor(store.db, table)
  await store.db.transaction().execute(async (db) => {
    await deleteOldRows(db, now)
    await db
      .insertInto('imports')
      .values({
        id,
        filename: oneLine(filename).slice(0, LONGEST_NAME) || 'archivo',
        state: 'checked',
        ...readColumns(table, settings),
        createdAt: now.toISOString(),
        createdBy: actor.id,
        createdByName: actor.name,
      })
      .execute()
    await insertRows(db, id, table)
    if (records) await storeImportRecords(db, id, records)
  })
  await checkImport(store, id, settings, { now })
  return id
}

/**
 * Stores what was read in the background, and makes its first dry run. Until that is made the import still counts as being
 * read. A person may have stopped it: then nothing is stored.
 * @param reading what its page says meanwhile
 */
export async function openReadImport(
  store: Store,
  table: Table,
  { id, reading, now }: { id: string; reading: ReadingState; now: Date },
): Promise<void> {
  const settings = await settingsFor(store.db, table)
  const unfinished = { ...settings, options: { ...settings.options, reading } }
  const update = (db: Queries) => db.updateTable('imports').where('id', '=', id).where('state', '=', 'running')
  const isStored = await store.db.transaction().execute(async (db) => {
    const { numUpdatedRows } = await update(db).set(readColumns(table, unfinished)).executeTakeFirstOrThrow()
    if (numUpdatedRows === 1n) await insertRows(db, id, table)
    return numUpdatedRows === 1n
  })
  if (!isStored) return
  if (!(await checkImport(store, id, unfinished, { now, state: 'running' }))) return
  await update(store.db)
    .set({ state: 'checked', claimedUntil: null, options: JSON.stringify(settings.options) })
    .execute()
}

function readColumns(table: Table, { mapping, chosen, options }: ImportSettings) {
  return {
    columns: JSON.stringify(columnsOf(table)),
    headerKey: headerKey(table.headers),
    mapping: JSON.stringify(mapping),
    chosen: JSON.stringify(chosen),
    texts: '[]',
    options: JSON.stringify(options),
  }
}

async function insertRows(db: Queries, importId: string, table: Table) {
  const rows = table.rows.map(({ line, cells }) => ({
    importId,
    line,
    cells: JSON.stringify(cells),
    outcome: 'refused' as const,
    code: '',
    title: '',
    messages: JSON.stringify(['Todavía no se revisa.']),
  }))
  for (const batch of inBatches(rows, ROW_COLUMNS)) await db.insertInto('importRows').values(batch).execute()
}

/**
 * The settings that a person chose for the last file with the same columns, or a guess. An earlier guess is not repeated:
 * it may have made public what is now guessed as private.
 */
async function settingsFor(db: Queries, table: Table): Promise<ImportSettings> {
  const last = await db
    .selectFrom('imports')
    .where('headerKey', '=', headerKey(table.headers))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .select(['mapping', 'chosen', 'options'])
    .executeTakeFirst()
  const options = readJsonOr(OPTIONS_JSON, last?.options, null)
  if (!last || !options?.isChosen) return { mapping: guessMapping(table), chosen: {}, options: FIRST_OPTIONS }
  return {
    mapping: readJsonOr(MAPPING_JSON, last.mapping, guessMapping(table)),
    chosen: readJsonOr(CHOSEN_JSON, last.chosen, {}),
    options: { ...options, overwritten: [] },
  }
}

function columnsOf({ headers, rows }: Table): ImportColumn[] {
  return headers.map((header, at) => {
    const texts = rows.map(({ cells }) => String(cells[at] ?? '')).filter(Boolean)
    const samples = [...new Set(texts.slice(0, 200).map((text) => oneLine(text)))].slice(0, SAMPLES)
    return { header, filled: texts.length, samples: samples.map((text) => text.slice(0, LONGEST_SAMPLE)) }
  })
}

async function deleteOldRows(db: Queries, now: Date) {
  const before = new Date(now.getTime() - IMPORT_DAYS * DAY_MS).toISOString()
  const old = db.selectFrom('imports').where('createdAt', '<', before).select('id')
  await db.deleteFrom('importRows').where('importId', 'in', old).execute()
  await db.deleteFrom('importRecords').where('importId', 'in', old).execute()
}
