import { findToday } from '#app/agency/agency-days.server.ts'
import { PRECISION_LABELS, type Precision } from '#app/catalogue/facts/precision.ts'
import { findRecords } from '#app/catalogue/property/find-records.server.ts'
import { propertyCode } from '#app/catalogue/property/property.ts'
import { updateProperty } from '#app/editing/changes/change-property.server.ts'
import { changeTrashedPrecisions } from '#app/editing/places/precisions.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { countLabel } from '#app/listing/search/filter-url.ts'
import { recordEvent } from '#app/records/account-log.server.ts'
import { type Change, withTransaction } from '#app/records/change.server.ts'
import { pressJob } from './change-batch.server.ts'
import { openBatch } from './open-batch.server.ts'

/** Properties of one transaction. */
const CHUNK = 100

/**
 * Gives every property one precision, also those in the trash, as a change of many. Its log entry has the number of
 * properties; of those in the trash if no other changes.
 * @returns the id of the batch; null if nothing is left to do
 */
export async function changeEveryPlace(
  parts: Pick<Parts, 'store' | 'now' | 'jobWorker'>,
  change: Change,
  precision: Precision,
): Promise<string | null> {
  const { store } = parts
  const { actor, now } = change
  const label = PRECISION_LABELS[precision]
  const entryOf = (count: number) =>
    ({ action: 'change_settings', subject: `Ubicación de ${countLabel(count)}: ${label}` }) as const
  const others = await store.db
    .selectFrom('properties')
    .where('precision', '!=', precision)
    .orderBy('id')
    .select(['id', 'version', 'title', 'propertyId'])
    .execute()
  if (others.length === 0) {
    await withTransaction(change, async (inside) => {
      const trashed = await changeTrashedPrecisions(inside.db, precision)
      if (trashed > 0) await recordEvent(inside, entryOf(trashed))
    })
    return null
  }
  const chosen = others.map((row) => ({ ...row, code: propertyCode(row) }))
  const id = await openBatch(store, chosen, {
    change: { kind: 'precision', precision },
    title: `Ubicación: ${label}`,
    actor,
    now,
    today: await findToday(parts),
    entry: entryOf(others.length),
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
