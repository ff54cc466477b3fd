import type { Queries, Store } from '#app/db/store.server.ts'
import { FACT_COLUMNS } from '#app/properties/facts/fact-columns.ts'
import { withComplexName } from '#app/properties/complexes/complexes.server.ts'
import { derivedColumns } from '#app/properties/derived-columns.ts'
import { PRECISIONS, type Precision } from './precision.ts'
import { findPublicPoint } from './public-point.server.ts'

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

/**
 * Makes every property tell its place in one way, those in the papelera too; one that somebody saves meanwhile is taken
 * as it is then.
 * @param record tells of it in the log, with the first of them and how many there are to change
 * @returns how many were changed, apart from the papelera
 */
export async function changeEveryPlace(
  store: Store,
  precision: Precision,
  changedBy: { updatedBy: string; updatedAt: string },
  record: (db: Queries, count: number) => Promise<void>,
): Promise<number> {
  await store.db.transaction().execute(async (db) => {
    const counts = await countPrecisions(db)
    const count = PRECISIONS.reduce((sum, each) => sum + (each === precision ? 0 : counts[each]), 0)
    if (count > 0) await record(db, count)
    await changeDeleted(db, precision)
  })
  let changed = 0
  for (;;) {
    const done = await store.db.transaction().execute((db) => changeSome(db, precision, changedBy))
    if (done === null) return changed
    changed += done
  }
}

/** What comes back from the papelera later tells its place as all others do. */
async function changeDeleted(db: Queries, precision: Precision) {
  const rows = await db.selectFrom('deletedProperties').select(['id', 'kept']).execute()
  for (const { id, kept } of rows) {
    const deleted = JSON.parse(kept) as { input: object }
    const changed = JSON.stringify({ ...deleted, input: { ...deleted.input, precision } })
    await db.updateTable('deletedProperties').set({ kept: changed }).where('id', '=', id).execute()
  }
}

/** @returns how many; null when none is left */
async function changeSome(
  db: Queries,
  precision: Precision,
  changedBy: { updatedBy: string; updatedAt: string },
): Promise<number | null> {
  const rows = await db
    .selectFrom('properties')
    .where('precision', '!=', precision)
    .orderBy('seq')
    .limit(BATCH)
    .select(['id', 'version', ...FACT_COLUMNS])
    .execute()
  if (rows.length === 0) return null
  let changed = 0
  for (const { id, version, ...fields } of rows) {
    const told = { ...fields, precision }
    const derived = derivedColumns(await withComplexName(db, told))
    const written = { precision, ...derived, ...(await findPublicPoint(db, id, told, null)) }
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
