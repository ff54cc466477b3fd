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
 * Makes every property tell its place in one way; one that somebody saves meanwhile is taken as it is then.
 * @returns how many were changed
 */
export async function changeEveryPlace(
  store: Store,
  precision: Precision,
  stamp: { updatedBy: string; updatedAt: string },
): Promise<number> {
  let changed = 0
  for (;;) {
    const done = await store.db.transaction().execute((db) => changeSome(db, precision, stamp))
    if (done === null) return changed
    changed += done
  }
}

/** @returns how many; null when none is left */
async function changeSome(
  db: Queries,
  precision: Precision,
  stamp: { updatedBy: string; updatedAt: string },
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
      .set({ ...written, ...stamp, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirstOrThrow()
    changed += Number(numUpdatedRows)
  }
  return changed
}
