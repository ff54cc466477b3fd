import { recordActivity } from '#app/activity/record.server.ts'
import type { Store } from '#app/db/store.server.ts'
import type { Actor } from './change-property.server.ts'
import { loggedProperty } from './describe-changes.ts'
import { isId } from '#app/catalogue/property/find-records.server.ts'
import type { Status } from '#app/catalogue/facts/vocabulary.ts'

/** Which status follows the one that a property has; the same one changes nothing. */
type Following = (status: Status) => Status

/** Pausing and reactivating (spec, section 4): whatever is paused already, or not paused, stays so. */
export function paused(): Status {
  return 'pausada'
}

export function reactivated(status: Status): Status {
  return status === 'pausada' ? 'disponible' : status
}

/**
 * Gives a property the status that follows its own, with its log entry in one transaction.
 * @returns the status before and after it; null when there is no such property
 */
export async function changeStatus(
  store: Store,
  id: string,
  following: Following,
  actor: Actor,
  now: Date,
): Promise<{ was: Status; status: Status } | null> {
  if (!isId(id)) return null
  return store.db.transaction().execute(async (db) => {
    // Writing first holds the row: of two at the same moment the second goes by what the first has made of it.
    const held = await db
      .updateTable('properties')
      .set((eb) => ({ version: eb.ref('version') }))
      .where('id', '=', id)
      .returning(['title', 'propertyId', 'status'])
      .executeTakeFirst()
    if (!held) return null
    const status = following(held.status)
    if (status === held.status) return { was: held.status, status }
    await db
      .updateTable('properties')
      .set((eb) => ({ status, version: eb('version', '+', 1), updatedAt: now.toISOString(), updatedBy: actor.id }))
      .where('id', '=', id)
      .execute()
    await recordActivity(db, {
      ...(status === 'pausada'
        ? { action: 'pause_property', type: 'property_pause' }
        : { action: 'unpause_property', type: 'property_unpause' }),
      property: loggedProperty(id, held),
      actor,
      now,
    })
    return { was: held.status, status }
  })
}
