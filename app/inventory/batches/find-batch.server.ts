import { href } from 'react-router'
import { DAY_MS } from '#app/calendar/durations.ts'
import type { Queries } from '#app/db/store.server.ts'
import { panelQuery } from '#app/inventory/panel-search.ts'
import { parseSelection } from '#app/inventory/selection.ts'
import { findJob, listedJobs } from '#app/jobs/find-job.server.ts'
import type { RowFilter } from '#app/jobs/job-states.ts'
import { readJsonOr } from '#app/text/stored-json.ts'
import { isClosing } from './batch-change.ts'
import { BATCH_JSON } from './batch-json.ts'
import { type PriceTotal, priceTotals, readPriceSteps } from './price-steps.ts'
import type { ListedBatch, ShownBatch } from './shown-batch.ts'

/** Rows of a page; a preview has so many that most fit on one, with its boxes. */
const PAGE = 50
const PREVIEW_PAGE = 500

function listed(db: Queries) {
  return listedJobs(db, 'change')
    .where('state', '!=', 'checked')
    .select((eb) => {
      const rows = eb.selectFrom('jobRows').whereRef('jobRows.jobId', '=', 'jobs.id')
      return [
        rows
          .where('outcome', '=', 'change')
          .select((all) => all.fn.countAll<number>().as('count'))
          .as('due'),
        rows
          .where('jobRows.state', '=', 'saved')
          .select((all) => all.fn.countAll<number>().as('count'))
          .as('saved'),
      ]
    })
}

function toListed(row: Omit<ListedBatch, 'due' | 'saved'> & { due: unknown; saved: unknown }): ListedBatch {
  return { ...row, due: Number(row.due ?? 0), saved: Number(row.saved ?? 0) }
}

/** The newest batches that were applied. */
export async function findBatches(db: Queries): Promise<ListedBatch[]> {
  return (await listed(db).execute()).map(toListed)
}

/** The newest batch of the last day, for the list of properties; null without one, and once it is undone. */
export async function findLastBatch(db: Queries, now: Date): Promise<ListedBatch | null> {
  const since = new Date(now.getTime() - DAY_MS).toISOString()
  const row = await listed(db).where('createdAt', '>', since).limit(1).executeTakeFirst()
  const last = row ? toListed(row) : null
  return last && last.saved > 0 ? last : null
}

/** A batch with a page of its rows; null if there is none. */
export async function findBatch(
  db: Queries,
  id: string,
  { filter, page }: { filter: RowFilter | null; page: number },
): Promise<ShownBatch | null> {
  const sizeIn = (state: ShownBatch['state']) => (state === 'checked' ? PREVIEW_PAGE : PAGE)
  const found = await findJob(db, { kind: 'change', id }, { filter, page, sizeIn, warnedFirst: true })
  if (!found) return null
  const { payload, progress: _progress, lookup, rows, ...job } = found
  return {
    ...job,
    selection: lookup,
    totals: job.state === 'checked' ? await findTotals(db, id) : [],
    closes: job.state === 'checked' && closesIn(payload),
    rows: rows.map(({ plan, ...row }) => ({ ...row, prices: readPriceSteps(plan) })),
  }
}

function closesIn(payload: string): boolean {
  const stored = readJsonOr(BATCH_JSON, payload, null)
  return stored !== null && isClosing(stored.change)
}

/** The totals of what would change, without the rows that were left out. */
async function findTotals(db: Queries, id: string): Promise<PriceTotal[]> {
  const rows = await db
    .selectFrom('jobRows')
    .where('jobId', '=', id)
    .where('outcome', '=', 'change')
    .where('state', 'is', null)
    .where('plan', 'is not', null)
    .select('plan')
    .execute()
  return priceTotals(rows.flatMap(({ plan }) => readPriceSteps(plan)))
}

/** Whether a batch has come to its end. */
export async function isApplied(db: Queries, id: string): Promise<boolean> {
  const row = await db.selectFrom('jobs').where('id', '=', id).select('state').executeTakeFirst()
  return row?.state === 'done'
}

/** The address of the list of properties from which a batch was made. */
export async function findListOf(db: Queries, id: string): Promise<string> {
  const row = await db.selectFrom('jobs').where('id', '=', id).select('lookup').executeTakeFirst()
  const { query } = parseSelection(new URLSearchParams(row?.lookup ?? ''))
  return href('/dashboard/propiedades') + panelQuery(query)
}

/** The addresses of the batches of entries of the log, by the id of the entry. */
export async function findBatchLinks(db: Queries, ids: readonly string[]): Promise<Record<string, string>> {
  if (ids.length === 0) return {}
  const rows = await db.selectFrom('jobRows').where('logId', 'in', ids).select(['logId', 'jobId']).execute()
  return Object.fromEntries(
    rows.map(({ logId, jobId }) => [logId ?? '', href('/dashboard/cambios/:batchId', { batchId: jobId })]),
  )
}
