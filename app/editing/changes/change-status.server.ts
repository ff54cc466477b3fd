import { updateRecord } from '#app/records/change-record.server.ts'
import type { LogEntry } from '#app/records/record-kind.server.ts'
import { type Change, withTransaction } from '#app/records/change.server.ts'
import { PROPERTY_KIND, logProperty } from './property-kind.server.ts'
import { findRecord, isId } from '#app/catalogue/property/find-records.server.ts'
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
  return withTransaction(change, async (inside) => {
    const { db } = inside
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
    const entry =
      status === 'pausada'
        ? ({ action: 'pause_property', type: 'property_pause' } as const)
        : ({ action: 'unpause_property', type: 'property_unpause' } as const)
    const kind = { ...PROPERTY_KIND, log: (by: Change, logged: LogEntry) => logProperty(by, logged, entry) }
    const edit = { ...record, input: { ...record.input, status } }
    await updateRecord(inside, kind, record, { edit, version: record.version })
    return { was, status }
  })
}
