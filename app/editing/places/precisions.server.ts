import { readJsonOr } from '#app/text/stored-json.ts'
import { PROPERTY_VERSION_JSON } from '#app/editing/changes/property-json.ts'
import type { Queries } from '#app/db/store.server.ts'
import { findDeleted } from '#app/records/trash.server.ts'
import { PRECISIONS, type Precision } from '#app/catalogue/facts/precision.ts'

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

/** Changes the properties in the trash, for when they are restored. @returns how many were changed */
export async function changeTrashedPrecisions(db: Queries, precision: Precision): Promise<number> {
  let changed = 0
  for (const { id, content } of await findDeleted(db, 'property')) {
    const version = readJsonOr(PROPERTY_VERSION_JSON, content, null)
    if (version === null || version.facts['precision'] === precision) continue
    const facts = { ...version.facts, precision }
    const { numUpdatedRows } = await db
      .updateTable('versions')
      .set({ content: JSON.stringify({ ...version, facts }) })
      .where('kind', '=', 'property')
      .where('recordId', '=', id)
      .where('deleted', 'is not', null)
      .executeTakeFirstOrThrow()
    changed += Number(numUpdatedRows)
  }
  return changed
}
