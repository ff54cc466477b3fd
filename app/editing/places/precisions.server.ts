import { readJsonOr } from '#app/text/stored-json.ts'
import { DELETED_PROPERTY_JSON } from '#app/editing/changes/property-json.ts'
import type { Queries } from '#app/db/store.server.ts'
import { PRECISIONS, type Precision } from '#app/catalogue/facts/precision.ts'

/** Properties that are read at a time. */
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

/** Changes the properties in the papelera, for when they are restored. @returns how many were changed */
export async function changeTrashedPrecisions(db: Queries, precision: Precision): Promise<number> {
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
