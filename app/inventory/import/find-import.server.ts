import { findAsesorOptions } from '#app/asesores/asesores.server.ts'
import { findComplexOptions } from '#app/catalogue/complex/complexes.server.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import { visitorsRead } from '#app/catalogue/property/public-remarks.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { findJob, listedJobs } from '#app/jobs/find-job.server.ts'
import { PROGRESS_JSON } from '#app/jobs/job.server.ts'
import type { JobState, RowFilter } from '#app/jobs/job-states.ts'
import { readJsonOr } from '#app/text/stored-json.ts'
import { PLAN_JSON } from './checking/plan-json.ts'
import { NO_READINGS, findReadings } from './find-readings.server.ts'
import { correctionSentence } from './mapping/corrections.ts'
import { IMPORT_JSON, NOTHING_READ } from './mapping/import-payload.ts'
import { columnLabel, isTarget, targetLabel } from './mapping/targets.ts'
import { CELLS_JSON } from './file/import-json.ts'
import type { ImportCell } from './file/table.ts'
import { choicesOfTarget } from './mapping/worded-codes.ts'
import { findShownRecords } from './records/find-records.server.ts'
import { type ListedImport, type ShownImport, sentencesOf } from './shown-import.ts'

/** Rows of a page; before it starts, the columns and the settings are below them. */
const PAGE = 50
const CHECKED_PAGE = 20

/** The newest imports. */
export async function findImports(db: Queries): Promise<ListedImport[]> {
  const rows = await listedJobs(db, 'import')
    .select((eb) =>
      eb
        .selectFrom('jobRows')
        .whereRef('jobRows.jobId', '=', 'jobs.id')
        .select((all) => all.fn.countAll<number>().as('count'))
        .as('rows'),
    )
    .execute()
  return rows.map((row) => ({ ...row, rows: Number(row.rows ?? 0) }))
}

/** An import with a page of its rows; null if there is none. */
export async function findImport(
  store: Store,
  id: string,
  { filter, page, now }: { filter: RowFilter | null; page: number; now: Date },
): Promise<ShownImport | null> {
  const { db } = store
  const sizeIn = (state: JobState) => (state === 'checked' ? CHECKED_PAGE : PAGE)
  const found = await findJob(db, { kind: 'import', id }, { filter, page, sizeIn, warnedFirst: false })
  if (!found) return null
  const { payload, lookup: _lookup, progress, rows, ...job } = found
  const stored = readJsonOr(IMPORT_JSON, payload, NOTHING_READ)
  const { columns, mapping, texts, options, source = null, corrections = [], doubtful = [] } = stored
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
  const isChecked = job.state === 'checked'
  const correctable = isChecked ? doubtful : []
  const cellsOf = await findCells(
    db,
    id,
    rows.map(({ position }) => position).filter((position) => correctable.some(({ line }) => line === position)),
  )
  const doubtfulOf = (position: number) =>
    (correctable.find(({ line }) => line === position)?.targets ?? []).filter(isTarget).map((target) => {
      const at = mapping.indexOf(target)
      const header = columns[at]?.header
      const label = header === undefined ? targetLabel(target) : columnLabel(header)
      return { target, label, text: String(cellsOf.get(position)?.[at] ?? '') }
    })
  return {
    ...job,
    columns,
    mapping,
    texts,
    choices,
    options,
    source,
    ...(job.state === 'checked' ? await findReadings(store, id, { stored, named, now }) : NO_READINGS),
    progress: readJsonOr(PROGRESS_JSON, progress, null),
    rows: rows.map(({ plan, ...row }) => {
      const planned = job.state === 'checked' ? readJsonOr(PLAN_JSON, plan, null) : null
      return {
        ...row,
        messages: sentencesOf(row, job.stopReason),
        read: planned ? visitorsRead(planned.input) : [],
        doubtful: doubtfulOf(row.position),
      }
    }),
    records: await findShownRecords(db, id, now),
    corrections: (isChecked ? corrections : []).map((correction) => ({
      sentence: correctionSentence(correction),
      count: correction.count,
      isRemembered: correction.isRemembered,
    })),
  }
}

async function findCells(db: Queries, id: string, lines: readonly number[]) {
  if (lines.length === 0) return new Map<number, ImportCell[]>()
  const rows = await db
    .selectFrom('jobRows')
    .where('jobId', '=', id)
    .where('position', 'in', lines)
    .select(['position', 'cells'])
    .execute()
  return new Map(rows.map(({ position, cells }) => [position, readJsonOr(CELLS_JSON, cells, [])]))
}
