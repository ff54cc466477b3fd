import { recordActivity } from '#app/activity/record.server.ts'
import { type Change, withTransaction } from '#app/records/change.server.ts'
import { describeChanges, loggedProperty } from './describe-changes.ts'
import { findRecord, isId } from '#app/catalogue/property/find-records.server.ts'
import { storeRecords, storeVersions } from './store-versions.server.ts'
import type { Status } from '#app/catalogue/facts/vocabulary.ts'

/** The next status of a property, by its current one. */
type NextStatus = (status: Status) => Status

/** The status after pausing, and below after reactivating (spec, section 4). */
export function paused(): Status {
  return 'pausada'
}

export function reactivated(status: Status): Status {
  return status === 'pausada' ? 'disponible' : status
}

/**
 * Changes the status of a property, with its log entry.
 * @returns the status before and after it; null when there is no such property
 */
export async function changeStatus(
  change: Change,
  id: string,
  nextStatus: NextStatus,
): Promise<{ was: Status; status: Status } | null> {
  if (!isId(id)) return null
  return withTransaction(change, async ({ db, actor, now }) => {
    // Writing first locks the row: of two at the same moment the second reads what the first has written.
    const locked = await db
      .updateTable('properties')
      .set((eb) => ({ version: eb.ref('version') }))
      .where('id', '=', id)
      .returning('status')
      .executeTakeFirst()
    const record = locked && (await findRecord(db, id))
    if (!record) return null
    const was = record.input.status
    const status = nextStatus(was)
    if (status === was) return { was, status }
    await storeRecords(db, [record])
    const at = now.toISOString()
    await db
      .updateTable('properties')
      .set((eb) => ({
        status,
        statusSince: at,
        factsSince: at,
        version: eb('version', '+', 1),
        updatedAt: at,
        updatedBy: actor.id,
      }))
      .where('id', '=', id)
      .execute()
    const logId = await recordActivity(db, {
      ...(status === 'pausada'
        ? { action: 'pause_property', type: 'property_pause' }
        : { action: 'unpause_property', type: 'property_unpause' }),
      property: loggedProperty(id, record.input),
      actor,
      details: describeChanges(record.input, { ...record.input, status }),
      now,
    })
    await storeVersions(db, [id], { by: actor, logId })
    return { was, status }
  })
}
