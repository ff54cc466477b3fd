import { isId } from '#app/catalogue/property/find-records.server.ts'
import { restoreDeletedComplex } from '#app/complexes/changes/delete-complex.server.ts'
import { restoreProperty } from '#app/editing/changes/restore-property.server.ts'
import type { TrashKind } from '#app/editing/changes/trash-tables.ts'
import type { Change } from '#app/records/change.server.ts'
import { restoreOwner } from '#app/inventory/owners/delete-owner.server.ts'

/**
 * `other`: the owner who has the phone or the email of a restored one now, and got the properties. `otherCode`: the ID that
 * a property got, since another has its own now.
 */
type Restored = { kind: TrashKind; other: string | null; otherCode: string | null }

/** Restores whatever an id stands for in the papelera; null if there is no such row (any more). */
export async function restoreDeleted(change: Change, id: string): Promise<Restored | null> {
  if (!isId(id)) return null
  const row = await change.db.selectFrom('deletedProperties').where('id', '=', id).select('kind').executeTakeFirst()
  if (!row) return null
  const { kind } = row
  if (kind === 'propietario') {
    const owner = await restoreOwner(change, id)
    return owner === null ? null : { kind, other: owner === id ? null : owner, otherCode: null }
  }
  if (kind === 'conjunto')
    return (await restoreDeletedComplex(change, id)) ? { kind, other: null, otherCode: null } : null
  const property = await restoreProperty(change, id)
  return property && { kind, other: null, ...property }
}
