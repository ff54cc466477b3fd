import { setImmediate } from 'node:timers/promises'
import { readJsonOr } from '#app/text/stored-json.ts'
import { claimEnd } from '#app/jobs/job.server.ts'
import { storeJob, storeJobRows } from '#app/jobs/store-job.server.ts'
import type { FilePayload } from './mapping/import-payload.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import type { Actor } from '#app/records/change.server.ts'
import { oneLine } from '#app/forms/typed-text.ts'
import { beginCheck, checkImport } from './checking/check-import.server.ts'
import type { EarlierRecords } from './file/earlier-records.ts'
import type { ImportColumn } from './file/import-states.ts'
import type { ImportKind } from './kind/import-kind.server.ts'
import type { ReadOutcome, Table, TableSource } from './file/table.ts'
import { storeImportRecords } from './records/import-records.server.ts'

/** A file that could be read. */
type ReadTable = Exclude<ReadOutcome, { fault: string }>

const SAMPLES = 3
const LONGEST_SAMPLE = 60
const LONGEST_NAME = 120

/** Stores the table of a file with its other records, and makes its first dry run. @returns the id of the import */
export async function openImport<Payload extends FilePayload>(
  kind: ImportKind<Payload>,
  store: Store,
  { table, records, source }: ReadTable,
  { filename, actor, now }: { filename: string; actor: Actor; now: Date },
): Promise<string> {
  const claim = claimEnd(now)
  const { payload, lookup } = await payloadFor(kind, store.db, table, source)
  const id = await store.db.transaction().execute(async (db) => {
    const job = {
      kind: kind.job,
      title: importTitle(filename),
      state: 'checking',
      payload,
      lookup,
      claimedUntil: claim,
    } as const
    const stored = await storeJob(db, job, actor, now)
    await storeTable(db, stored, table)
    if (records) await storeImportRecords(db, stored, takenRecords(kind, records))
    return stored
  })
  await checkImport(kind, store, id, { now, claim })
  return id
}

export function importTitle(filename: string): string {
  return oneLine(filename).slice(0, LONGEST_NAME) || 'archivo'
}

/** Rows that one transaction stores: other requests come between. */
const PART = 500

/**
 * Stores what was read in the background, and makes its first dry run. A person may have stopped it: then its rows show
 * nowhere.
 */
export async function openReadImport<Payload extends FilePayload>(
  kind: ImportKind<Payload>,
  store: Store,
  { table, records, source }: ReadTable,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  const { payload, lookup } = await payloadFor(kind, store.db, table, source)
  for (let at = 0; at < table.rows.length; at += PART) {
    const part = { ...table, rows: table.rows.slice(at, at + PART) }
    await store.db.transaction().execute((db) => storeTable(db, id, part))
    await setImmediate()
  }
  const claim = await store.db.transaction().execute(async (db) => {
    const claimed = await beginCheck(kind, db, { id, from: 'reading', now })
    if (claimed === null) return null
    await db
      .updateTable('jobs')
      .set({ payload: JSON.stringify(payload), lookup })
      .where('id', '=', id)
      .execute()
    if (records) await storeImportRecords(db, id, takenRecords(kind, records))
    return claimed
  })
  if (claim !== null) await checkImport(kind, store, id, { now, claim })
}

/**
 * Stores what was read in another way instead of the rows that an import has, and makes its dry run again. Columns that
 * stay the same keep what was chosen for them.
 * @param claim under which it was read; where it is over, another process has the import and nothing is written
 */
export async function replaceTable<Payload extends FilePayload>(
  kind: ImportKind<Payload>,
  store: Store,
  id: string,
  { read: { table, records, source }, claim, now }: { read: ReadTable; claim: string; now: Date },
): Promise<boolean> {
  const { payload, lookup } = await payloadFor(kind, store.db, table, source)
  const renewed = claimEnd(now)
  const isReplaced = await store.db.transaction().execute(async (db) => {
    const stored = await db.selectFrom('jobs').where('id', '=', id).select(['payload', 'lookup']).executeTakeFirst()
    const before = readJsonOr(kind.payload, stored?.payload, null)
    const isSame = before !== null && stored?.lookup === lookup
    const { columns, source: place } = payload
    const kept = before && { ...(isSame && { ...before, columns, source: place }), ...kind.keptOptions(before) }
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
    if (records) await storeImportRecords(db, id, takenRecords(kind, records))
    return true
  })
  return isReplaced && checkImport(kind, store, id, { now, claim: renewed })
}

/** The payload of a file, by the settings that a person chose for the last one with the same columns, or by a guess. */
async function payloadFor<Payload extends FilePayload>(
  { job, payload: json, lookupOf, settingsFor }: ImportKind<Payload>,
  db: Queries,
  table: Table,
  source?: TableSource,
): Promise<{ payload: Payload; lookup: string }> {
  const lookup = lookupOf(table.headers)
  const last = await db
    .selectFrom('jobs')
    .where('kind', '=', job)
    .where('lookup', '=', lookup)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .select('payload')
    .executeTakeFirst()
  const settings = settingsFor(table, readJsonOr(json, last?.payload, null))
  const payload = { ...settings, columns: importColumnsOf(table), ...(source && { source }) }
  return { payload: payload as unknown as Payload, lookup }
}

/** What a file holds beside its table, as far as its kind has it. */
function takenRecords(
  { takesRecords }: Pick<ImportKind<FilePayload>, 'takesRecords'>,
  records: EarlierRecords,
): EarlierRecords {
  return takesRecords ? records : { entries: [], people: [], contact: null, notes: records.notes }
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

/** The columns of a table with samples of their texts. */
function importColumnsOf({ headers, rows }: Table): ImportColumn[] {
  return headers.map((header, at) => {
    const texts = rows.map(({ cells }) => String(cells[at] ?? '')).filter(Boolean)
    const samples = [...new Set(texts.slice(0, 200).map((text) => oneLine(text)))].slice(0, SAMPLES)
    return { header, filled: texts.length, samples: samples.map((text) => text.slice(0, LONGEST_SAMPLE)) }
  })
}
