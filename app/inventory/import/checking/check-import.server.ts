import { readJson } from '#app/text/stored-json.ts'
import { CELLS_JSON } from '#app/inventory/import/file/import-json.ts'
import { findTimeZone } from '#app/agency/agency-days.server.ts'
import { setImmediate } from 'node:timers/promises'
import { v7 as uuidv7 } from 'uuid'
import { findAsesorOptions } from '#app/asesores/asesores.server.ts'
import { dayIn } from '#app/calendar/calendar-day.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import { findChosenComplexes, findComplexOptions } from '#app/catalogue/complex/complexes.server.ts'
import { findRecords } from '#app/catalogue/property/find-records.server.ts'
import type { PropertyRecord } from '#app/catalogue/property/property-input.ts'
import { findPublishingContext } from '#app/catalogue/property/publishing-context.server.ts'
import { codeKey } from '#app/catalogue/property/property.ts'
import { findOwnerOptions } from '#app/owners/owners.server.ts'
import { inBatches } from '#app/db/in-batches.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { findNoteTexts } from '#app/editing/dossier/notes.server.ts'
import { findNewValues } from '#app/editing/form/open-form.server.ts'
import { IMPORT_JSON, type ImportPayload, type ImportSettings } from '#app/inventory/import/mapping/import-payload.ts'
import { claimEnd } from '#app/jobs/job.server.ts'
import { correctRows } from '#app/inventory/import/mapping/corrections.ts'
import { countTexts } from '#app/inventory/import/mapping/seen-texts.ts'
import { formerUrlIn, slugIn } from '#app/inventory/import/mapping/row-values.ts'
import type { TableRow } from '#app/inventory/import/file/table.ts'
import { findKnownPages, livePageFault } from '#app/redirects/read-redirect.server.ts'
import { addressKey } from './former-address.ts'
import { findIdsByCode } from './ids-by-code.server.ts'
import { collectComplexes } from './new-complexes.ts'
import { rowNamer } from './name-rows.server.ts'
import { planRow } from './plan-row.ts'
import type { PlanContext, PlannedRow } from './row-plan.ts'
import type { UnnamedRow } from './unnamed-rows.ts'

/** Rows in memory at a time. */
const CHUNK = 500
const ROW_COLUMNS = 10
/** Rows that the review offers to correct one by one. */
const MOST_DOUBTFUL = 2000
const NO_ROWS: ReadonlyMap<number, UnnamedRow> = new Map()

type Checking = {
  /** The settings of the dry run; without it the stored ones. */
  settings?: (stored: ImportPayload) => ImportSettings
  now: Date
  /** The end of the claim under which it is made. */
  claim: string
}

/** Claims an import for a dry run, if it is still in a state. @returns the end of the claim; null if it is not */
export async function beginCheck(
  db: Queries,
  { id, from, now }: { id: string; from: 'reading' | 'checked'; now: Date },
): Promise<string | null> {
  const claim = claimEnd(now)
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ state: 'checking', claimedUntil: claim, progress: null })
    .where('id', '=', id)
    .where('kind', '=', 'import')
    .where('state', '=', from)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n ? claim : null
}

/**
 * Makes the dry run of an import in the state `checking`: stores what each row would do, and which texts stand for which
 * values. Only some rows are in memory at a time, and all are written at once: nobody can start an import of which half has
 * other settings. A dry run that fails leaves the import as it was checked before.
 * @returns false if somebody stopped it, or another process makes it now: then nothing is written
 */
export async function checkImport(store: Store, id: string, checking: Checking): Promise<boolean> {
  const held = { claim: checking.claim }
  try {
    return await check(store, id, checking, held)
  } catch (error) {
    await checkingWith(store.db, id, held.claim).set({ state: 'checked', claimedUntil: null }).execute()
    throw error
  }
}

/** The import, while it is being checked under a claim. */
function checkingWith(db: Queries, id: string, claim: string) {
  return db.updateTable('jobs').where('id', '=', id).where('state', '=', 'checking').where('claimedUntil', '=', claim)
}

async function check(store: Store, id: string, { settings, now }: Checking, held: { claim: string }): Promise<boolean> {
  const { db } = store
  const started = performance.now()
  const { payload } = await db.selectFrom('jobs').where('id', '=', id).select('payload').executeTakeFirstOrThrow()
  const stored = readJson(IMPORT_JSON, payload)
  const asked = settings?.(stored) ?? stored
  const { chosen, options } = asked
  const columns = { headers: stored.columns.map(({ header }) => header), mapping: asked.mapping }
  const corrected = correctRows(columns, asked.corrections ?? stored.corrections)
  const { headers, mapping } = corrected
  const storedComplexes = await findChosenComplexes(
    db,
    (await findComplexOptions(db)).map((complex) => complex.id),
  )
  const { places } = await currentCatalogue(store)
  const timeZone = await findTimeZone(store)
  const [asesores, owners] = [await findAsesorOptions(db), await findOwnerOptions(db)]
  const known = {
    headers,
    mapping,
    chosen,
    options: { complexes: storedComplexes, asesores, owners, places },
    timeZone,
  }
  const idsByCode = await findIdsByCode(db)
  const texts = countTexts(known)
  const named = collectComplexes(known, dayIn(timeZone, now))
  const lineOf = new Map<string, number>()
  const lineOfSlug = new Map<string, number>()
  const codes: string[] = []
  const codeAt = mapping.indexOf('propertyId')
  const slugAt = mapping.indexOf('slug')
  const hasAddresses = slugAt !== -1 || mapping.includes('formerUrl')
  const pages = hasAddresses ? await findKnownPages(store, '') : null
  const lineOfAddress = new Map<string, number>()
  for await (const rows of chunks(db, id))
    for (const row of rows.map(corrected.correct)) {
      texts.add(row)
      named.add(row)
      const code = String(row.cells[codeAt] ?? '')
      if (!lineOf.has(codeKey(code))) lineOf.set(codeKey(code), row.line)
      if (code !== '') codes.push(code)
      const slug = slugIn(String(row.cells[slugAt] ?? ''))
      if (!lineOfSlug.has(slug)) lineOfSlug.set(slug, row.line)
      const address = pages === null ? '' : addressKey(formerUrlIn(row.cells, mapping))
      if (!lineOfAddress.has(address)) lineOfAddress.set(address, row.line)
    }
  // Each row is corrected again below.
  const corrections = corrected.counted()
  const newComplexes = named.result(() => uuidv7({ msecs: now.getTime() }))
  const complexes = [...storedComplexes, ...newComplexes]
  const context = {
    today: dayIn(timeZone, now),
    headers,
    reading: { ...known, options: { ...known.options, complexes } },
    options,
    overwritten: new Set(options.overwritten),
    start: await findNewValues(db),
    publishing: await findPublishingContext(store),
    complexes,
    newComplexes: new Map(newComplexes.map((complex) => [complex.id, complex])),
    lineOf,
    usedSlugs: hasAddresses ? await usedSlugs(db) : new Set<string>(),
    lineOfSlug,
    liveFault: (source: string) => pages && livePageFault(source, pages),
    leadsTo: (source: string) => {
      const leads = pages?.redirects.get(source)
      return leads ? (leads.propertyId ?? '') : null
    },
    lineOfAddress,
  }
  const planned: ({ line: number } & PlannedRow)[] = []
  const nameRows = rowNamer(db, codes)
  for await (const chunk of chunks(db, id)) {
    const rows = chunk.map(corrected.correct)
    const keys = rows.map(({ cells }) => codeKey(String(cells[codeAt] ?? '')))
    const records = await recordsByCode(db, idsByCode, keys)
    const storedWith: PlanContext['storedWith'] = (code) => records.get(codeKey(code)) ?? []
    const ids = [...records.values()].flatMap((found) => found.map((record) => record.id))
    const inChunk = { ...context, storedWith, notes: await findNoteTexts(db, ids), unnamed: NO_ROWS }
    const first = rows.map((row) => ({ line: row.line, ...planRow(row, inChunk) }))
    const unnamed = await nameRows(first)
    const matched = [...unnamed.values()].flatMap(({ record }) => record?.id ?? [])
    const notes = new Map([...inChunk.notes, ...(await findNoteTexts(db, matched))])
    for (const [at, row] of rows.entries()) {
      const done = first[at]
      if (done && !unnamed.has(row.line)) planned.push(done)
      else planned.push({ line: row.line, ...planRow(row, { ...inChunk, unnamed, notes }) })
    }
    if (!(await renewCheck())) return false
    await setImmediate()
  }
  const doubtful = planned
    .flatMap(({ line, doubtful: targets }) => (targets.length > 0 ? [{ line, targets }] : []))
    .slice(0, MOST_DOUBTFUL)
  const checked = { ...stored, mapping: asked.mapping, chosen, options, corrections, doubtful, texts: texts.result() }
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await checkingWith(transaction, id, held.claim)
      .set({ payload: JSON.stringify(checked), state: 'checked', claimedUntil: null })
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 1n) await writeRows(transaction, id, planned)
    return numUpdatedRows === 1n
  })

  async function renewCheck(): Promise<boolean> {
    const claimedUntil = claimEnd(new Date(now.getTime() + performance.now() - started))
    const { numUpdatedRows } = await checkingWith(db, id, held.claim).set({ claimedUntil }).executeTakeFirstOrThrow()
    held.claim = claimedUntil
    return numUpdatedRows === 1n
  }
}

/** The rows of an import in the order of its file. */
async function* chunks(db: Queries, id: string): AsyncGenerator<TableRow[]> {
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('jobRows')
      .where('jobId', '=', id)
      .where('position', '>', after)
      .orderBy('position')
      .limit(CHUNK)
      .select(['position', 'cells'])
      .execute()
    if (rows.length === 0) return
    yield rows.map(({ position, cells }) => ({ line: position, cells: readJson(CELLS_JSON, cells ?? '') }))
    after = rows.at(-1)?.position ?? after
  }
}

/** The slugs that lead to a stored property, now or after a change of its title. */
async function usedSlugs(db: Queries): Promise<ReadonlySet<string>> {
  const living = await db.selectFrom('properties').select('slug').execute()
  const retired = await db.selectFrom('retiredSlugs').where('propertyId', 'is not', null).select('slug').execute()
  return new Set([...living, ...retired].map(({ slug }) => slug))
}

async function recordsByCode(db: Queries, idsByCode: ReadonlyMap<string, readonly string[]>, keys: readonly string[]) {
  const ids = [...new Set(keys.flatMap((key) => idsByCode.get(key) ?? []))]
  const records = new Map((await findRecords(db, ids)).map((record) => [record.id, record]))
  const found = new Map<string, PropertyRecord[]>()
  for (const key of keys)
    found.set(
      key,
      (idsByCode.get(key) ?? []).flatMap((each) => records.get(each) ?? []),
    )
  return found
}

/** Writes what the rows would do; their cells stay. */
async function writeRows(db: Queries, jobId: string, planned: readonly ({ line: number } & PlannedRow)[]) {
  const rows = planned.map(({ line, messages, warnings, plan, doubtful: _doubtful, ...outcome }) => ({
    ...outcome,
    jobId,
    position: line,
    messages: JSON.stringify(messages),
    warnings: JSON.stringify(warnings),
    plan: plan && JSON.stringify(plan),
  }))
  for (const batch of inBatches(rows, ROW_COLUMNS))
    await db
      .insertInto('jobRows')
      .values(batch)
      .onConflict((conflict) =>
        conflict.columns(['jobId', 'position']).doUpdateSet((eb) => ({
          outcome: eb.ref('excluded.outcome'),
          code: eb.ref('excluded.code'),
          title: eb.ref('excluded.title'),
          messages: eb.ref('excluded.messages'),
          warnings: eb.ref('excluded.warnings'),
          plan: eb.ref('excluded.plan'),
          recordId: eb.ref('excluded.recordId'),
          seen: eb.ref('excluded.seen'),
        })),
      )
      .execute()
}
