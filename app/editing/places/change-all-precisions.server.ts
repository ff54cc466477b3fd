import { readJsonOr } from '#app/text/stored-json.ts'
import { DELETED_PROPERTY_JSON } from '#app/editing/changes/property-json.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { FACT_COLUMNS } from '#app/catalogue/facts/fact-columns.ts'
import { PRECISIONS, type Precision } from '#app/catalogue/facts/precision.ts'
import { storeVersions } from '#app/editing/changes/store-versions.server.ts'
import { findPublicPoint } from '#app/catalogue/place/public-point.server.ts'

/** Properties changed in one transaction, so that other people can save in between. */
const BATCH = 100

export type PrecisionCounts = Record<Precision, number>

/** The number of properties with each precision. */
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
 * Gives every property one precision, also those in the papelera. A property that somebody saves meanwhile is read again.
 * @param record writes the log entry in the first transaction, with the number of properties to change; if only properties
 * in the papelera change, with their number
 * @returns how many were changed, not counting the papelera
 */
export async function changeAllPrecisions(
  store: Store,
  precision: Precision,
  changedBy: ChangedBy,
  record: (db: Queries, count: number) => Promise<void>,
): Promise<number> {
  let [changed, isRecorded, areDeletedChanged] = [0, false, false]
  for (;;) {
    const done = await store.db.transaction().execute(async (db) => {
      const counts = isRecorded ? null : await countPrecisions(db)
      const batch = await changeBatch(db, precision, changedBy)
      const trashed = batch === null && !areDeletedChanged ? await changeDeleted(db, precision) : 0
      const count = counts === null ? 0 : countOthers(counts, precision) || trashed
      if (count > 0) await record(db, count)
      isRecorded ||= count > 0
      return batch
    })
    if (done === null && areDeletedChanged) return changed
    // One more round finds properties that somebody restored meanwhile.
    areDeletedChanged ||= done === null
    changed += done ?? 0
  }
}

function countOthers(counts: PrecisionCounts, precision: Precision): number {
  return PRECISIONS.reduce((sum, each) => sum + (each === precision ? 0 : counts[each]), 0)
}

/** Changes the properties in the papelera, for when they are restored. @returns how many were changed */
async function changeDeleted(db: Queries, precision: Precision): Promise<number> {
  let [changed, last] = [0, '']
  for (;;) {
    const rows = await db
      .selectFrom('deletedProperties')
      .where('kind', '=', 'propiedad')
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .select(['id', 'kept'])
      .execute()
    for (const { id, kept } of rows) {
      last = id
      const deleted = readJsonOr(DELETED_PROPERTY_JSON, kept, null)
      if (deleted === null || deleted.input.precision === precision) continue
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

/** Changes one batch of properties. @returns how many were changed; null if none is left */
async function changeBatch(db: Queries, precision: Precision, changedBy: ChangedBy): Promise<number | null> {
  const rows = await db
    .selectFrom('properties')
    .where('precision', '!=', precision)
    .orderBy('id')
    .limit(BATCH)
    .select(['id', 'version', ...FACT_COLUMNS])
    .execute()
  if (rows.length === 0) return null
  await storeVersions(
    db,
    rows.map(({ id }) => id),
  )
  let changed = 0
  for (const { id, version, ...fields } of rows) {
    const written = { precision, ...(await findPublicPoint(db, { ...fields, precision })) }
    const { numUpdatedRows } = await db
      .updateTable('properties')
      .set({ ...written, ...changedBy, factsSince: changedBy.updatedAt, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirstOrThrow()
    changed += Number(numUpdatedRows)
  }
  return changed
}
