import { href } from 'react-router'
import { DAY_MS } from '#app/calendar/durations.ts'
import { isId } from '#app/catalogue/property/find-records.server.ts'
import { panelQuery } from '#app/inventory/panel-search.ts'
import { parseSelection } from '#app/inventory/selection.ts'
import type { Queries } from '#app/db/store.server.ts'
import { BATCH_OUTCOMES, type BatchOutcome } from './batch-states.ts'
import { type PriceTotal, priceTotals, readPriceSteps } from './price-steps.ts'
import type { ListedBatch, ShownBatch, ShownBatchRow } from './shown-batch.ts'

/** Rows of a page; a preview has so many that most fit on one, with its boxes. */
const PAGE = 50
const PREVIEW_PAGE = 500
/** Batches in the list. */
const LISTED = 30

function listed(db: Queries) {
  return db
    .selectFrom('batches')
    .where('state', '!=', 'checked')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .select(['id', 'title', 'state', 'createdAt', 'createdByName'])
    .select((eb) => {
      const rows = eb.selectFrom('batchRows').whereRef('batchRows.batchId', '=', 'batches.id')
      return [
        rows
          .where('outcome', '=', 'change')
          .select((all) => all.fn.countAll<number>().as('count'))
          .as('due'),
        rows
          .where('batchRows.state', '=', 'saved')
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
  return (await listed(db).limit(LISTED).execute()).map(toListed)
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
  { outcome, page }: { outcome: BatchOutcome | null; page: number },
): Promise<ShownBatch | null> {
  if (!isId(id)) return null
  const found = await db
    .selectFrom('batches')
    .where('id', '=', id)
    .select(['title', 'state', 'stopReason', 'selection', 'createdAt', 'createdByName'])
    .executeTakeFirst()
  if (!found) return null
  const grouped = await db
    .selectFrom('batchRows')
    .where('batchId', '=', id)
    .groupBy(['outcome', 'state'])
    .select(['outcome', 'state'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .execute()
  const counts: ShownBatch['counts'] = { change: 0, same: 0, refused: 0 }
  const states: ShownBatch['states'] = { saved: 0, left: 0, undone: 0, kept: 0 }
  for (const { outcome: of, state, count } of grouped) {
    counts[of] += Number(count)
    if (state) states[state] += Number(count)
  }
  const total = BATCH_OUTCOMES.reduce((sum, of) => sum + (outcome === null || of === outcome ? counts[of] : 0), 0)
  const size = found.state === 'checked' ? PREVIEW_PAGE : PAGE
  const pages = Math.max(1, Math.ceil(total / size))
  const at = Math.min(page, pages)
  const rows = await findRows(db, id, { outcome, size, offset: (at - 1) * size })
  const totals = found.state === 'checked' ? await findTotals(db, id) : []
  return { id, ...found, totals, counts, states, rows, outcome, page: at, pages }
}

async function findRows(
  db: Queries,
  id: string,
  { outcome, size, offset }: { outcome: BatchOutcome | null; size: number; offset: number },
): Promise<ShownBatchRow[]> {
  const rows = await db
    .selectFrom('batchRows')
    .where('batchId', '=', id)
    .$if(outcome !== null, (all) => all.where('outcome', '=', outcome ?? 'same'))
    .orderBy((eb) => eb.case().when('warnings', '=', '').then(1).else(0).end())
    .orderBy('position')
    .limit(size)
    .offset(offset)
    .select(['position', 'propertyId', 'code', 'title', 'outcome', 'state', 'message', 'warnings', 'prices'])
    .execute()
  return rows.map(({ warnings, prices, ...row }) => ({
    ...row,
    warnings: warnings.split('\n').filter(Boolean),
    prices: readPriceSteps(prices),
  }))
}

/** The totals of what would change, without the rows that were left out. */
async function findTotals(db: Queries, id: string): Promise<PriceTotal[]> {
  const rows = await db
    .selectFrom('batchRows')
    .where('batchId', '=', id)
    .where('outcome', '=', 'change')
    .where('state', 'is', null)
    .where('prices', 'is not', null)
    .select('prices')
    .execute()
  return priceTotals(rows.flatMap(({ prices }) => readPriceSteps(prices)))
}

/** The address of the list of properties from which a batch was made. */
export async function findListOf(db: Queries, id: string): Promise<string> {
  const row = await db.selectFrom('batches').where('id', '=', id).select('selection').executeTakeFirst()
  const { query } = parseSelection(new URLSearchParams(row?.selection ?? ''))
  return href('/dashboard/propiedades') + panelQuery(query)
}

/** The addresses of the batches of entries of the log, by the id of the entry. */
export async function findBatchLinks(db: Queries, ids: readonly string[]): Promise<Record<string, string>> {
  if (ids.length === 0) return {}
  const rows = await db.selectFrom('batchRows').where('logId', 'in', ids).select(['logId', 'batchId']).execute()
  return Object.fromEntries(
    rows.map(({ logId, batchId }) => [logId ?? '', href('/dashboard/cambios/:batchId', { batchId })]),
  )
}
