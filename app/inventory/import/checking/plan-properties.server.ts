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
import type { Queries, Store } from '#app/db/store.server.ts'
import { findNoteTexts } from '#app/editing/dossier/notes.server.ts'
import { findNewValues } from '#app/editing/form/open-form.server.ts'
import type { ImportPayload } from '#app/inventory/import/mapping/import-payload.ts'
import type { CheckedRow, DryRun } from '#app/inventory/import/kind/import-kind.server.ts'
import { correctRows } from '#app/inventory/import/mapping/corrections.ts'
import { PROPERTY_RULES } from '#app/inventory/import/mapping/property-rules.ts'
import { countTexts } from '#app/inventory/import/mapping/seen-texts.ts'
import { formerUrlIn, slugIn } from '#app/inventory/import/mapping/row-values.ts'
import { findKnownPages, livePageFault } from '#app/redirects/read-redirect.server.ts'
import { addressKey } from './former-address.ts'
import { findIdsByCode } from './ids-by-code.server.ts'
import { inSlices } from './in-slices.server.ts'
import { collectComplexes } from './new-complexes.ts'
import { rowNamer } from './name-rows.server.ts'
import { planRow } from './plan-row.ts'
import type { PlanContext, PlannedRow } from './row-plan.ts'
import type { UnnamedRow } from './unnamed-rows.ts'

/** Rows after which requests come first. */
const SLICE = 20
const NO_ROWS: ReadonlyMap<number, UnnamedRow> = new Map()

/**
 * What each row of a file of properties would do, and which texts stand for which values. It takes long for a large file, so
 * requests come first between its rows.
 */
export async function planProperties(
  store: Store,
  { payload: asked, lookup, now, rows: chunks, report }: DryRun<ImportPayload>,
): Promise<{ payload: ImportPayload; rows: CheckedRow[] } | null> {
  const { db } = store
  const { chosen, options } = asked
  const columns = { headers: asked.columns.map(({ header }) => header), mapping: asked.mapping }
  const corrected = correctRows(columns, asked.corrections ?? [], PROPERTY_RULES)
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
  const addressedByLine = new Map<number, string>()
  let total = 0
  for await (const rows of chunks())
    for (const row of rows.map(corrected.correct)) {
      total += 1
      if (total % SLICE === 0) await setImmediate()
      texts.add(row)
      named.add(row)
      const code = String(row.cells[codeAt] ?? '')
      if (!lineOf.has(codeKey(code))) lineOf.set(codeKey(code), row.line)
      if (code !== '') codes.push(code)
      const slug = slugIn(String(row.cells[slugAt] ?? ''))
      if (!lineOfSlug.has(slug)) lineOfSlug.set(slug, row.line)
      const address = pages === null ? '' : addressKey(formerUrlIn(row.cells, mapping))
      if (!lineOfAddress.has(address)) {
        lineOfAddress.set(address, row.line)
        addressedByLine.set(row.line, pages?.redirects.get(address)?.propertyId ?? '')
      }
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
  const nameRows = rowNamer(db, { codes, lookup, addressedBy: (line) => addressedByLine.get(line) ?? '' })
  for await (const chunk of chunks()) {
    const rows = chunk.map(corrected.correct)
    const keys = rows.map(({ cells }) => codeKey(String(cells[codeAt] ?? '')))
    const records = await recordsByCode(db, idsByCode, keys)
    const storedWith: PlanContext['storedWith'] = (code) => records.get(codeKey(code)) ?? []
    const ids = [...records.values()].flatMap((found) => found.map((record) => record.id))
    const inChunk = { ...context, storedWith, notes: await findNoteTexts(db, ids), unnamed: NO_ROWS }
    const first = await inSlices(rows, (row) => ({ line: row.line, ...planRow(row, inChunk) }))
    const unnamed = await nameRows(first)
    const matched = [...unnamed.values()].flatMap(({ record }) => record?.id ?? [])
    const notes = new Map([...inChunk.notes, ...(await findNoteTexts(db, matched))])
    const again = { ...inChunk, unnamed, notes }
    planned.push(
      ...(await inSlices(first, (done, at) => {
        const row = rows[at]
        return row && unnamed.has(row.line) ? { line: row.line, ...planRow(row, again) } : done
      })),
    )
    if (!(await report({ done: planned.length, total }))) return null
  }
  return { payload: { ...asked, corrections, texts: texts.result() }, rows: planned }
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
