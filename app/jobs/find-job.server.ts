import { isId } from '#app/catalogue/property/find-records.server.ts'
import type { Queries } from '#app/db/store.server.ts'
import { readJsonOr } from '#app/text/stored-json.ts'
import { MESSAGES_JSON, WARNINGS_JSON } from './job.server.ts'
import { type JobKind, type JobState, type RowFilter, ROW_OUTCOMES } from './job-states.ts'
import type { ShownJob, ShownRow } from './shown-job.ts'

/** Jobs in a list. */
const LISTED = 30
/** `warnings` of a row without any. */
const NONE = '[]'

/** The newest jobs of a kind, for a list. */
export function listedJobs(db: Queries, kind: JobKind) {
  return db
    .selectFrom('jobs')
    .where('kind', '=', kind)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(LISTED)
    .select(['id', 'title', 'state', 'createdAt', 'createdByName'])
}

type Paging = { filter: RowFilter | null; page: number; sizeIn: (state: JobState) => number; warnedFirst: boolean }
type FoundRow = ShownRow & { plan: string | null }
type FoundJob = ShownJob<FoundRow> & { payload: string; lookup: string | null; progress: string | null }

/** A job of a kind with a page of its rows and their counts; null if there is none. */
export async function findJob(
  db: Queries,
  { kind, id }: { kind: JobKind; id: string },
  { filter, page, sizeIn, warnedFirst }: Paging,
): Promise<FoundJob | null> {
  const found = isId(id) ? await jobOf(db, kind, id) : undefined
  if (!found) return null
  const grouped = await db
    .selectFrom('jobRows')
    .where('jobId', '=', id)
    .groupBy(['outcome', 'state'])
    .select(['outcome', 'state'])
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('count'),
      fn.count<number>(eb.case().when('warnings', '<>', NONE).then(1).end()).as('warned'),
    ])
    .execute()
  const counts: FoundJob['counts'] = { create: 0, change: 0, same: 0, refused: 0, conflict: 0 }
  const states: FoundJob['states'] = { saved: 0, left: 0, undone: 0, kept: 0 }
  let warned = 0
  for (const { outcome, state, count, warned: some } of grouped) {
    counts[outcome] += Number(count)
    if (state) states[state] += Number(count)
    warned += Number(some)
  }
  const total =
    filter === 'warned'
      ? warned
      : ROW_OUTCOMES.reduce((sum, each) => sum + (filter === null || each === filter ? counts[each] : 0), 0)
  const size = sizeIn(found.state)
  const pages = Math.max(1, Math.ceil(total / size))
  const at = Math.min(page, pages)
  const rows = await db
    .selectFrom('jobRows')
    .where('jobId', '=', id)
    .$if(filter === 'warned', (all) => all.where('warnings', '<>', NONE))
    .$if(filter !== null && filter !== 'warned', (all) => all.where('outcome', '=', filter as 'same'))
    .$if(warnedFirst, (all) => all.orderBy((eb) => eb.case().when('warnings', '=', NONE).then(1).else(0).end()))
    .orderBy('position')
    .limit(size)
    .offset((at - 1) * size)
    .select(['position', 'recordId', 'code', 'title', 'outcome', 'state', 'messages', 'warnings', 'plan'])
    .execute()
  return {
    ...found,
    counts,
    states,
    warned,
    rows: rows.map((row) => ({
      ...row,
      messages: readJsonOr(MESSAGES_JSON, row.messages, []),
      warnings: readJsonOr(WARNINGS_JSON, row.warnings, []),
    })),
    filter,
    page: at,
    pages,
  }
}

function jobOf(db: Queries, kind: JobKind, id: string) {
  return db
    .selectFrom('jobs')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .select(['id', 'title', 'state', 'stopReason', 'payload', 'lookup', 'progress'])
    .executeTakeFirst()
}
