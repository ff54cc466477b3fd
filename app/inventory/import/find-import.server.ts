import type { Queries, Store } from '#app/db/store.server.ts'
import { isId } from '#app/catalogue/property/find-records.server.ts'
import { findJob, listedJobs } from '#app/jobs/find-job.server.ts'
import { PROGRESS_JSON } from '#app/jobs/job.server.ts'
import type { JobState, RowFilter } from '#app/jobs/job-states.ts'
import { readJsonOr } from '#app/text/stored-json.ts'
import { CELLS_JSON } from './file/import-json.ts'
import type { TableRow } from './file/table.ts'
import type { ImportKind, Viewer } from './kind/import-kind.server.ts'
import { correctionSentence, targetText } from './mapping/corrections.ts'
import type { FilePayload } from './mapping/import-payload.ts'
import { looksLike } from './mapping/looks-like.ts'
import { columnLabel } from './mapping/targets.ts'
import { findShownRecords } from './records/find-records.server.ts'
import { shortCell } from './short-cell.ts'
import { type ImportRow, type ListedImport, type ShownImport, sentencesOf } from './kind/shown-import.ts'

/** Rows of a page; before it starts, the columns and the settings are below them. */
const PAGE = 50
const CHECKED_PAGE = 20
/** Rows among which samples are searched, and rows that show the table. */
const SAMPLE_ROWS = 60
const FIRST_ROWS = 5

/** Instead of what is said of a record that an account may not know of. */
export const OF_ANOTHER = 'Ya lo atiende otra persona.'

/** The newest imports that an account may see. */
export async function findImports<Payload extends FilePayload>(
  kind: ImportKind<Payload>,
  db: Queries,
  viewer: Viewer,
): Promise<ListedImport[]> {
  const isOnlyOwn = await kind.seesOnlyOwn(db, viewer)
  const rows = await listedJobs(db, kind.job)
    .$if(isOnlyOwn, (jobs) => jobs.where('createdBy', '=', viewer.id))
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

/** Whether there is such an import that an account may see. */
export async function isImportSeen<Payload extends FilePayload>(
  kind: ImportKind<Payload>,
  db: Queries,
  { id, viewer }: { id: string; viewer: Viewer },
): Promise<boolean> {
  if (!isId(id)) return false
  const job = await db
    .selectFrom('jobs')
    .where('id', '=', id)
    .where('kind', '=', kind.job)
    .select('createdBy')
    .executeTakeFirst()
  return job !== undefined && (job.createdBy === viewer.id || !(await kind.seesOnlyOwn(db, viewer)))
}

type Looking = { viewer: Viewer; filter: RowFilter | null; page: number; now: Date }

/** An import with a page of its rows; null if there is none that the account may see. */
export async function findImport<Payload extends FilePayload>(
  kind: ImportKind<Payload>,
  store: Store,
  id: string,
  { viewer, filter, page, now }: Looking,
): Promise<ShownImport | null> {
  const { db } = store
  if (!(await isImportSeen(kind, db, { id, viewer }))) return null
  const sizeIn = (state: JobState) => (state === 'checked' ? CHECKED_PAGE : PAGE)
  const found = await findJob(db, { kind: kind.job, id }, { filter, page, sizeIn, warnedFirst: false })
  if (!found) return null
  const { payload, lookup: _lookup, progress, rows, ...job } = found
  const stored = readJsonOr(kind.payload, payload, kind.nothing)
  const { columns, mapping, source = null, corrections = [] } = stored
  const isChecked = job.state === 'checked'
  const headers = columns.map(({ header }) => header)
  const first = isChecked ? await findFirstRows(db, id) : []
  const { readOf, ...own } = await kind.show(store, { payload: stored, first, isChecked, now })
  const lines = rows.map(({ position }) => position)
  const doubtfulOf = await findDoubtful(kind, db, { id, lines: isChecked ? lines : [], stored })
  const ids = rows.flatMap(({ recordId }) => recordId ?? [])
  const hidden = await kind.findHidden(db, viewer, ids)
  return {
    ...job,
    ...own,
    of: kind.job,
    columns,
    mapping,
    source,
    isOfOther: isChecked && looksLike(headers) !== kind.job && looksLike(headers) !== null,
    firstRows: first
      .slice(0, FIRST_ROWS)
      .map(({ line, cells }) => ({ line, cells: headers.map((_header, at) => shortCell(cells[at])) })),
    progress: readJsonOr(PROGRESS_JSON, progress, null),
    rows: rows.map(({ plan, ...row }) =>
      row.recordId !== null && hidden.has(row.recordId)
        ? { ...row, recordId: null, title: '', messages: [OF_ANOTHER], warnings: [], read: [], doubtful: [] }
        : {
            ...row,
            messages: sentencesOf(row, job.stopReason),
            read: isChecked ? readOf(plan) : [],
            doubtful: doubtfulOf(row.position),
          },
    ),
    records: await findShownRecords(db, id, now),
    corrections: (isChecked ? corrections : []).map((correction) => ({
      sentence: correctionSentence(correction, kind.rules),
      count: correction.count,
      isRemembered: correction.isRemembered,
    })),
  }
}

async function findFirstRows(db: Queries, id: string): Promise<TableRow[]> {
  const found = await db
    .selectFrom('jobRows')
    .where('jobId', '=', id)
    .orderBy('position')
    .limit(SAMPLE_ROWS)
    .select(['position', 'cells'])
    .execute()
  return found.map(({ position, cells }) => ({ line: position, cells: readJsonOr(CELLS_JSON, cells, []) }))
}

/** The cells of rows that a person may correct, by line. */
async function findDoubtful<Payload extends FilePayload>(
  { rules, isTarget }: ImportKind<Payload>,
  db: Queries,
  { id, lines, stored }: { id: string; lines: readonly number[]; stored: Payload },
): Promise<(line: number) => ImportRow['doubtful']> {
  const { columns, mapping, doubtful = [] } = stored
  const targetsOf = new Map(
    doubtful.filter(({ line }) => lines.includes(line)).map(({ line, targets }) => [line, targets.filter(isTarget)]),
  )
  if (targetsOf.size === 0) return () => []
  const rows = await db
    .selectFrom('jobRows')
    .where('jobId', '=', id)
    .where('position', 'in', [...targetsOf.keys()])
    .select(['position', 'cells'])
    .execute()
  const cellsOf = new Map(rows.map(({ position, cells }) => [position, readJsonOr(CELLS_JSON, cells, [])]))
  return (line) =>
    (targetsOf.get(line) ?? []).map((target) => {
      const isOne = mapping.indexOf(target) === mapping.lastIndexOf(target)
      const header = isOne ? columns[mapping.indexOf(target)]?.header : undefined
      const label = header === undefined ? rules.labelOf(target) : columnLabel(header)
      return { target, label, text: targetText({ cells: cellsOf.get(line) ?? [] }, mapping, target) }
    })
}
