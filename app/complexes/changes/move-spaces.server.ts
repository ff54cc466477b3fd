import type { Queries } from '#app/db/store.server.ts'
import type { Change } from '#app/records/change.server.ts'
import { storeVersions } from '#app/editing/changes/store-versions.server.ts'
import { followComplexPlace } from '#app/catalogue/complex/complex-place.ts'
import { findPublicPoint, linkPoint } from '#app/catalogue/place/public-point.server.ts'
import { type ComplexPlace, FACT_COLUMNS } from '#app/catalogue/facts/fact-columns.ts'

/**
 * Gives the spaces of a conjunto its new place wherever they had its old one, in the transaction of the edit.
 * @returns how many spaces have moved
 */
export async function moveSpaces(
  { db, actor, now }: Change,
  { id, before, after }: { id: string; before: ComplexPlace; after: ComplexPlace },
): Promise<number> {
  // No field of the conjunto's place has changed.
  if (Object.keys(followComplexPlace(before, before, after)).length === 0) return 0
  let moved = 0
  for (const { id: spaceId, version, ...fields } of await lockSpaces(db, id)) {
    const place = followComplexPlace(fields, before, after)
    if (Object.keys(place).length === 0) continue
    await storeVersions(db, [spaceId])
    const movedFields = { ...fields, ...place }
    await db
      .updateTable('properties')
      .set({
        ...place,
        ...linkPoint(movedFields),
        ...(await findPublicPoint(db, movedFields)),
        version: version + 1,
        updatedAt: now.toISOString(),
        factsSince: now.toISOString(),
        updatedBy: actor.id,
      })
      .where('id', '=', spaceId)
      .execute()
    moved += 1
  }
  return moved
}

/** The spaces of a conjunto. Writing them first locks their rows until the transaction ends. */
async function lockSpaces(db: Queries, id: string) {
  await db
    .updateTable('properties')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('complexId', '=', id)
    .execute()
  return db
    .selectFrom('properties')
    .where('complexId', '=', id)
    .select(['id', 'version', ...FACT_COLUMNS])
    .execute()
}
