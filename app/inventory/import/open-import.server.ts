import { readJsonOr } from '#app/text/stored-json.ts'
import { claimEnd } from '#app/jobs/job.server.ts'
import { storeJob, storeJobRows } from '#app/jobs/store-job.server.ts'
import { rememberedCorrections } from './mapping/corrections.ts'
import { IMPORT_JSON, type ImportPayload, type ImportSettings } from './mapping/import-payload.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import type { Actor } from '#app/records/change.server.ts'
import { oneLine } from '#app/forms/typed-text.ts'
import { beginCheck, checkImport } from './checking/check-import.server.ts'
import { FIRST_OPTIONS, type ImportColumn } from './file/import-states.ts'
import { guessMapping, headerKey } from './mapping/guess-columns.ts'
import type { ReadOutcome, Table, TableSource } from './file/table.ts'
import { storeImportRecords } from './records/import-records.server.ts'

/** A file that could be read. */
type ReadTable = Exclude<ReadOutcome, { fault: string }>

const SAMPLES = 3
const LONGEST_SAMPLE = 60
const LONGEST_NAME = 120

/** Stores the table of a file with its other records, and makes its first dry run. @returns the id of the import */
export async function openImport(
  store: Store,
  { table, records, source }: ReadTable,
  { filename, actor, now }: { filename: string; actor: Actor; now: Date },
): Promise<string> {
  const claim = claimEnd(now)
  const { payload, lookup } = await payloadFor(store.db, table, source)
  const id = await store.db.transaction().execute(async (db) => {
    const title = oneLine(filename).slice(0, LONGEST_NAME) || 'archivo'
    const job = { kind: 'import', title, state: 'checking', payload, lookup, claimedUntil: claim } as const
    const stored = await storeJob(db, job, actor, now)
    await storeTable(db, stored, table)
    if (records) await storeImportRecords(db, stored, records)
    return stored
  })
  await checkImport(store, id, { now, claim })
  return id
}

/**
 * Stores what was read in the background, and makes its first dry run. A person may have stopped it: then nothing is
 * stored.
 */
export async function openReadImport(
  store: Store,
  table: Table,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  const { payload, lookup } = await payloadFor(store.db, table)
  const claim = await store.db.transaction().execute(async (db) => {
    const claimed = await beginCheck(db, { id, from: 'reading', now })
    if (claimed === null) return null
    await db
      .updateTable('jobs')
      .set({ payload: JSON.stringify(payload), lookup })
      .where('id', '=', id)
      .execute()
    await storeTable(db, id, table)
    return claimed
  })
  if (claim !== null) await checkImport(store, id, { now, claim })
}

/**
 * Stores what was read in another way instead of the rows that an import has, and makes its dry run again. Columns that
 * stay the same keep what was chosen for them.
 * @param claim under which it was read; where it is over, another process has the import and nothing is written
 */
export async function replaceTable(
  store: Store,
  id: string,
  { read: { table, records, source }, claim, now }: { read: ReadTable; claim: string; now: Date },
): Promise<boolean> {
  const { payload, lookup } = await payloadFor(store.db, table, source)
  const renewed = claimEnd(now)
  const isReplaced = await store.db.transaction().execute(async (db) => {
    const stored = await db.selectFrom('jobs').where('id', '=', id).select(['payload', 'lookup']).executeTakeFirst()
    const before = readJsonOr(IMPORT_JSON, stored?.payload, null)
    const isSame = before !== null && stored?.lookup === lookup
    const kept = before && {
      options: { ...before.options, overwritten: [] },
      ...(isSame && { mapping: before.mapping, chosen: before.chosen, corrections: before.corrections }),
    }
    const { numUpdatedRows } = await db
      .updateTable('jobs')
      .set({ payload: JSON.stringify({ ...payload, ...kept }), lookup, claimedUntil: renewed })
      .where('id', '=', id)
      .where('state', '=', 'checking')
      .where('claimedUntil', '=', claim)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return false
    await db.deleteFrom('jobRows').where('jobId', '=', id).execute()
    await db.deleteFrom('importRecords').where('importId', '=', id).execute()
    await storeTable(db, id, table)
    if (records) await storeImportRecords(db, id, records)
    return true
  })
  return isReplaced && checkImport(store, id, { now, claim: renewed })
}

async function payloadFor(
  db: Queries,
  table: Table,
  source?: TableSource,
): Promise<{ payload: ImportPayload; lookup: string }> {
  const settings = await settingsFor(db, table)
  const payload = { ...settings, columns: columnsOf(table), texts: [], ...(source && { source }) }
  return { payload, lookup: headerKey(table.headers) }
}

async function storeTable(db: Queries, id: string, table: Table) {
  const rows = table.rows.map(({ line, cells }) => ({
    position: line,
    cells: JSON.stringify(cells),
    outcome: 'refused' as const,
    code: '',
    title: '',
    messages: ['Todavía no se revisa.'],
  }))
  await storeJobRows(db, id, rows)
}

/**
 * The settings that a person chose for the last file with the same columns, or a guess. An earlier guess is not repeated:
 * it may have made public what is now guessed as private.
 */
async function settingsFor(db: Queries, table: Table): Promise<ImportSettings> {
  const last = await db
    .selectFrom('jobs')
    .where('kind', '=', 'import')
    .where('lookup', '=', headerKey(table.headers))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .select('payload')
    .executeTakeFirst()
  const stored = readJsonOr(IMPORT_JSON, last?.payload, null)
  if (!stored?.options.isChosen) return { mapping: guessMapping(table), chosen: {}, options: FIRST_OPTIONS }
  return {
    mapping: stored.mapping,
    chosen: stored.chosen,
    options: { ...stored.options, overwritten: [] },
    corrections: rememberedCorrections(stored.corrections),
  }
}

function columnsOf({ headers, rows }: Table): ImportColumn[] {
  return headers.map((header, at) => {
    const texts = rows.map(({ cells }) => String(cells[at] ?? '')).filter(Boolean)
    const samples = [...new Set(texts.slice(0, 200).map((text) => oneLine(text)))].slice(0, SAMPLES)
    return { header, filled: texts.length, samples: samples.map((text) => text.slice(0, LONGEST_SAMPLE)) }
  })
}
