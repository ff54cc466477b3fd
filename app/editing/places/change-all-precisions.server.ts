import type { Queries, Store } from '#app/db/store.server.ts'
import { FACT_COLUMNS } from '#app/catalogue/facts/fact-columns.ts'
import { PRECISIONS, type Precision } from '#app/catalogue/facts/precision.ts'
import { findPublicPoint } from '#app/catalogue/place/public-point.server.ts'

/** Properties in one transaction: others save theirs in between. */
const BATCH = 100

export type PrecisionCounts = Record<Precision, number>

/** How many properties tell their place in each way. */
export async function countPrecisions(db: Queries): Promise<PrecisionCounts> {
  const rows = await db
    .selectFrom('properties')
    .groupBy('precision')
    .select(['precision', (eb) => eb.fn.countAll<number>().as('count')])
    .execute()
  const countOf = (precision: Precision) => Number(rows.find((row) => row.precision === precision)?.count ?? 0)
  return Object.fromEntries(PRECISIONS.map((each) => [each, countOf(each)])) as PrecisionCounts
}

type ChangedBy = { updatedBy: string; updatedAt: string }

/**
 * Makes every property tell its place in one way, those in the papelera too; one that somebody saves meanwhile is taken
 * as it is then.
 * @param record tells of it in the log, with the first of them and how many there are to change; of those in the papelera
 * where all others tell it so already
 * @returns how many were changed, apart from the papelera
 */
export async function changeAllPrecisions(
  store: Store,
  precision: Precision,
  changedBy: ChangedBy,
  record: (db: Queries, count: number) => Promise<void>,
): Promise<number> {
  let [changed, isTold, areDeletedChanged] = [0, false, false]
  for (;;) {
    const done = await store.db.transaction().execute(async (db) => {
      const counts = isTold ? null : await countPrecisions(db)
      const some = await changeSome(db, precision, changedBy)
      const resting = some === null && !areDeletedChanged ? await changeDeleted(db, precision) : 0
      const count = counts === null ? 0 : others(counts, precision) || resting
      if (count > 0) await record(db, count)
      isTold ||= count > 0
      return some
    })
    if (done === null && areDeletedChanged) return changed
    // What somebody took out of the papelera meanwhile is looked for once more.
    areDeletedChanged ||= done === null
    changed += done ?? 0
  }
}

function others(counts: PrecisionCounts, precision: Precision): number {
  return PRECISIONS.reduce((sum, each) => sum + (each === precision ? 0 : counts[each]), 0)
}

/** What comes back from the papelera later tells its place as all others do. @returns how many were changed */
async function changeDeleted(db: Queries, precision: Precision): Promise<number> {
  let [changed, last] = [0, '']
  for (;;) {
    const rows = await db
      .selectFrom('deletedProperties')
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .select(['id', 'kept'])
      .execute()
    for (const { id, kept } of rows) {
      last = id
      const deleted = JSON.parse(kept) as { input: { precision: Precision } }
      if (deleted.input.precision === precision) continue
      const input = { ...deleted.input, precision }
      const { numUpdatedRows } = await db
        .updateTable('deletedProperties')
        .set({ kept: JSON.stringify({ ...deleted, input }) })
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      changed += Number(numUpdatedRows)
    }
    if (rows.length < BATCH) return changed
  }
}

/** @returns how many; null when none is left */
async function changeSome(db: Queries, precision: Precision, changedBy: ChangedBy): Promise<number | null> {
  const rows = await db
    .selectFrom('properties')
    .where('precision', '!=', precision)
    .orderBy('id')
    .limit(BATCH)
    .select(['id', 'version', ...FACT_COLUMNS])
    .execute()
  if (rows.length === 0) return null
  let changed = 0
  for (const { id, version, ...fields } of rows) {
    const written = { precision, ...(await findPublicPoint(db, id, { ...fields, precision }, null)) }
    const { numUpdatedRows } = await db
      .updateTable('properties')
      .set({ ...written, ...changedBy, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirstOrThrow()
    changed += Number(numUpdatedRows)
  }
  return changed
}
