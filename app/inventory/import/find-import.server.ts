import { PLAN_JSON } from './checking/plan-json.ts'
import { readJsonOr } from '#app/text/stored-json.ts'
import { COLUMNS_JSON, MESSAGES_JSON, OPTIONS_JSON, TEXTS_JSON } from './file/import-json.ts'
import { MAPPING_JSON } from './mapping/mapping-json.ts'
import { isId } from '#app/catalogue/property/find-records.server.ts'
import { visitorsRead } from '#app/catalogue/property/public-remarks.ts'
import { findComplexOptions } from '#app/catalogue/complex/complexes.server.ts'
import { findAsesorOptions } from '#app/asesores/asesores.server.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import {
  FIRST_OPTIONS,
  type ImportState,
  ROW_OUTCOMES,
  WARNING,
  importLabel,
  type RowFilter,
} from './file/import-states.ts'
import { findShownRecords } from './records/find-records.server.ts'
import { isTarget } from './mapping/targets.ts'
import { choicesOfTarget } from './mapping/worded-codes.ts'
import { type ImportRow, type ListedImport, type ShownImport, sentencesOf } from './shown-import.ts'

/** Rows of a page. */
const PAGE = 50
/** Imports in the list. */
const LISTED = 30
/** The sentences of a row are JSON, those of warnings first. */
const WARNED = `["${WARNING}%`

/** The newest imports. */
export async function findImports(db: Queries): Promise<ListedImport[]> {
  const rows = await db
    .selectFrom('imports')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(LISTED)
    .select(['id', 'filename', 'state', 'createdAt', 'createdByName', 'options'])
    .select((eb) =>
      eb
        .selectFrom('importRows')
        .whereRef('importRows.importId', '=', 'imports.id')
        .select((all) => all.fn.countAll<number>().as('count'))
        .as('rows'),
    )
    .execute()
  return rows.map(({ options, ...row }) => ({
    ...row,
    rows: Number(row.rows ?? 0),
    label: importLabel(row.state, readJsonOr(OPTIONS_JSON, options, FIRST_OPTIONS)),
  }))
}

/** An import with a page of its rows; null if there is none. */
export async function findImport(
  store: Store,
  id: string,
  { filter, page, now }: { filter: RowFilter | null; page: number; now: Date },
): Promise<ShownImport | null> {
  if (!isId(id)) return null
  const { db } = store
  const found = await db.selectFrom('imports').where('id', '=', id).selectAll().executeTakeFirst()
  if (!found) return null
  const grouped = await db
    .selectFrom('importRows')
    .where('importId', '=', id)
    .groupBy(['outcome', 'state'])
    .select(['outcome', 'state'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .execute()
  const counts: ShownImport['counts'] = { create: 0, change: 0, same: 0, refused: 0, conflict: 0 }
  const states: ShownImport['states'] = { saved: 0, left: 0, undone: 0, kept: 0 }
  for (const { outcome: of, state, count } of grouped) {
    counts[of] += Number(count)
    if (state) states[state] += Number(count)
  }
  const { warned } = await db
    .selectFrom('importRows')
    .where('importId', '=', id)
    .where('messages', 'like', WARNED)
    .select(({ fn }) => fn.countAll<number>().as('warned'))
    .executeTakeFirstOrThrow()
  const total =
    filter === 'warned'
      ? Number(warned)
      : ROW_OUTCOMES.reduce((sum, of) => sum + (filter === null || of === filter ? counts[of] : 0), 0)
  const pages = Math.max(1, Math.ceil(total / PAGE))
  const at = Math.min(page, pages)
  const texts = readJsonOr(TEXTS_JSON, found.texts, [])
  const { places } = await currentCatalogue(store)
  const [complexes, asesores] = [await findComplexOptions(db), await findAsesorOptions(db)]
  // An owner is no value to be chosen for a text.
  const named = { complexes, asesores, owners: [], places }
  const choices = Object.fromEntries(
    [...new Set(texts.map(({ target }) => target))].map((target) => [
      target,
      isTarget(target) ? (choicesOfTarget(target, named) ?? []) : [],
    ]),
  )
  return {
    id,
    filename: found.filename,
    state: found.state,
    columns: readJsonOr(COLUMNS_JSON, found.columns, []),
    mapping: readJsonOr(MAPPING_JSON, found.mapping, []),
    texts,
    choices,
    options: readJsonOr(OPTIONS_JSON, found.options, FIRST_OPTIONS),
    counts,
    states,
    warned: Number(warned),
    rows: await findRows(db, found, { filter, offset: (at - 1) * PAGE }),
    filter,
    page: at,
    pages,
    stopReason: found.stopReason,
    records: await findShownRecords(db, id, now),
  }
}

async function findRows(
  db: Queries,
  { id, state, stopReason }: { id: string; state: ImportState; stopReason: string | null },
  { filter, offset }: { filter: RowFilter | null; offset: number },
): Promise<ImportRow[]> {
  const rows = await db
    .selectFrom('importRows')
    .where('importId', '=', id)
    .$if(filter !== null, (all) =>
      filter === 'warned' ? all.where('messages', 'like', WARNED) : all.where('outcome', '=', filter ?? 'same'),
    )
    .orderBy('line')
    .limit(PAGE)
    .offset(offset)
    .select(['line', 'code', 'title', 'outcome', 'state', 'messages', 'propertyId', 'plan'])
    .execute()
  return rows.map(({ plan, messages, ...row }) => {
    const planned = state === 'checked' ? readJsonOr(PLAN_JSON, plan, null) : null
    return {
      ...row,
      messages: sentencesOf({ ...row, messages: readJsonOr(MESSAGES_JSON, messages, []) }, stopReason),
      read: planned ? visitorsRead(planned.input) : [],
    }
  })
}
