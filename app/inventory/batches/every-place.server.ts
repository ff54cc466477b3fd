import { findToday } from '#app/agency/agency-days.server.ts'
import { PRECISION_LABELS, type Precision } from '#app/catalogue/facts/precision.ts'
import { findRecords } from '#app/catalogue/property/find-records.server.ts'
import { propertyCode } from '#app/catalogue/property/property.ts'
import type { Queries } from '#app/db/store.server.ts'
import { updateProperty } from '#app/editing/changes/change-property.server.ts'
import { changeTrashedPrecisions } from '#app/editing/places/precisions.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import type { Actor, Change } from '#app/records/change.server.ts'
import { pressJob } from './change-batch.server.ts'
import { openBatch } from './open-batch.server.ts'

/** Properties of one transaction. */
const CHUNK = 100

type Ordered = {
  actor: Actor
  /** Writes the log entry with the change, with the number of properties; of those in the trash if no other changes. */
  record: (db: Queries, count: number) => Promise<void>
}

/**
 * Gives every property one precision, also those in the trash, as a change of many.
 * @returns the id of the batch; null if nothing is left to do
 */
export async function changeEveryPlace(
  parts: Pick<Parts, 'store' | 'now' | 'jobWorker'>,
  precision: Precision,
  { actor, record }: Ordered,
): Promise<string | null> {
  const { store, now } = parts
  const others = await store.db
    .selectFrom('properties')
    .where('precision', '!=', precision)
    .orderBy('id')
    .select(['id', 'version', 'title', 'propertyId'])
    .execute()
  if (others.length === 0) {
    await store.db.transaction().execute(async (db) => {
      const trashed = await changeTrashedPrecisions(db, precision)
      if (trashed > 0) await record(db, trashed)
    })
    return null
  }
  const chosen = others.map((row) => ({ ...row, code: propertyCode(row) }))
  const id = await openBatch(store, chosen, {
    change: { kind: 'precision', precision },
    title: `Ubicación: ${PRECISION_LABELS[precision]}`,
    actor,
    now: now(),
    today: await findToday(parts),
    record: (db) => record(db, others.length),
  })
  await pressJob(parts, id, 'start', actor)
  return id
}

/** Properties that were added, restored or saved since the change was planned. @returns how many were changed */
export async function changeOtherPrecisions(change: Change, precision: Precision): Promise<number> {
  const { db } = change
  const rows = db.selectFrom('properties').where('precision', '!=', precision).orderBy('id').limit(CHUNK).select('id')
  const ids = (await rows.execute()).map(({ id }) => id)
  const records = await findRecords(db, ids)
  for (const record of records)
    await updateProperty(change, record, { ...record, input: { ...record.input, precision } })
  return records.length
}
