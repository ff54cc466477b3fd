import type { Queries } from '#app/db/store.server.ts'
import type { Actor } from '#app/properties/changes/change-property.server.ts'
import { placeFollowing } from '#app/properties/complexes/complex-place.ts'
import { findPublicPoint } from '#app/properties/place/public-point.server.ts'
import { derivedColumns } from '#app/properties/derived-columns.ts'
import { type ComplexPlace, FACT_COLUMNS } from '#app/properties/facts/fact-columns.ts'

type Followed = ComplexPlace & { name: string }

/**
 * Gives the spaces of a conjunto its new place wherever they had the old one, and its new name to searches; called in the
 * transaction of the edit.
 * @returns how many have moved
 */
export async function moveSpaces(
  db: Queries,
  { id, before, after }: { id: string; before: Followed; after: Followed },
  { actor, now }: { actor: Actor; now: Date },
): Promise<number> {
  // Nothing of the place has changed where the conjunto itself has nothing to follow.
  const isRenamed = before.name !== after.name
  if (!isRenamed && Object.keys(placeFollowing(before, before, after)).length === 0) return 0
  let moved = 0
  for (const { id: spaceId, version, publicLatitude, publicLongitude, ...fields } of await heldSpaces(db, id)) {
    const place = placeFollowing(fields, before, after)
    const told = { ...fields, ...place, complexName: after.name }
    if (Object.keys(place).length === 0) {
      // Nothing that a form of it shows: its version stays.
      if (isRenamed) await db.updateTable('properties').set(derivedColumns(told)).where('id', '=', spaceId).execute()
      continue
    }
    const shown = fields.precision === 'aproximada' ? { publicLatitude, publicLongitude } : null
    await db
      .updateTable('properties')
      .set({
        ...place,
        ...derivedColumns(told),
        ...(await findPublicPoint(db, spaceId, told, shown)),
        version: version + 1,
        updatedAt: now.toISOString(),
        updatedBy: actor.id,
      })
      .where('id', '=', spaceId)
      .execute()
    moved += 1
  }
  return moved
}

/** Lets the spaces of a conjunto that goes be found without its name; called in the transaction, before it goes. */
export async function forgetName(db: Queries, id: string): Promise<void> {
  for (const { id: spaceId, ...fields } of await heldSpaces(db, id))
    await db
      .updateTable('properties')
      .set(derivedColumns({ ...fields, complexName: null }))
      .where('id', '=', spaceId)
      .execute()
}

/** The spaces of a conjunto, which nobody else saves until the transaction ends: writing first holds their rows. */
async function heldSpaces(db: Queries, id: string) {
  await db
    .updateTable('properties')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('complexId', '=', id)
    .execute()
  return db
    .selectFrom('properties')
    .where('complexId', '=', id)
    .select(['id', 'version', 'publicLatitude', 'publicLongitude', ...FACT_COLUMNS])
    .execute()
}
