import { followComplexPlace } from '#app/catalogue/complex/complex-place.ts'
import type { ComplexPlace } from '#app/catalogue/facts/fact-columns.ts'
import { findRecords, isId } from '#app/catalogue/property/find-records.server.ts'
import type { PropertyRecord } from '#app/catalogue/property/property-input.ts'
import { inBatches } from '#app/db/in-batches.ts'
import type { Queries } from '#app/db/store.server.ts'
import { updateProperty } from '#app/editing/changes/change-property.server.ts'
import type { Change } from '#app/records/change.server.ts'

/**
 * Gives the spaces of a complex its new place wherever they had its old one, each as an edit, in the transaction of the
 * change.
 * @returns how many spaces have moved
 */
export async function moveSpaces(
  change: Change,
  { id, before, after }: { id: string; before: ComplexPlace; after: ComplexPlace },
): Promise<number> {
  // No field of the complex's place has changed.
  if (Object.keys(followComplexPlace(before, before, after)).length === 0) return 0
  const spaces = await change.db.selectFrom('properties').where('complexId', '=', id).select('id').execute()
  let moved = 0
  for (const record of await lockSpaces(
    change.db,
    spaces.map((space) => space.id),
  )) {
    const place = followComplexPlace(record.input, before, after)
    if (Object.keys(place).length === 0) continue
    await updateProperty(change, record, { ...record, input: { ...record.input, ...place } })
    moved += 1
  }
  return moved
}

type Link = { from: string | null; to: { id: string; name: string } | null; spaces: readonly string[] }

/**
 * Puts spaces of one complex, or of none, into another, or into none, each as an edit.
 * @returns how many were where they were said to be
 */
export async function linkSpaces(change: Change, { from, to, spaces }: Link): Promise<number> {
  const records = (await lockSpaces(change.db, spaces)).filter(({ input }) => input.complexId === from)
  const complexName = to?.name ?? null
  for (const record of records) {
    const input = { ...record.input, complexId: to?.id ?? null }
    await updateProperty(change, record, { ...record, input, complexName })
  }
  return records.length
}

/** The spaces that exist. Writing them first locks their rows until the transaction ends. */
async function lockSpaces(db: Queries, spaces: readonly string[]): Promise<PropertyRecord[]> {
  const ids = spaces.filter(isId)
  for (const some of inBatches(ids, 1))
    await db
      .updateTable('properties')
      .set((eb) => ({ version: eb.ref('version') }))
      .where('id', 'in', some)
      .execute()
  return findRecords(db, ids)
}
