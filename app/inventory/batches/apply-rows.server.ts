import { findRecords } from '#app/catalogue/property/find-records.server.ts'
import type { PropertyRecord } from '#app/catalogue/property/property-input.ts'
import type { Queries } from '#app/db/store.server.ts'
import { deleteProperty, updateProperty } from '#app/editing/changes/change-property.server.ts'
import type { Actor } from '#app/records/change.server.ts'
import type { RowState } from '#app/inventory/import/file/import-states.ts'
import type { BatchChange } from './batch-change.ts'
import { CHANGED_SINCE, GONE } from './open-batch.server.ts'
import { type BatchContext, describePlan, planChange } from './plan-change.ts'

/** A batch that this process works on. */
export type WorkingBatch = { id: string; title: string; change: BatchChange; actor: Actor }
export type BatchRow = { position: number; propertyId: string; seen: number; version: number | null }

type Ended = { state: RowState; message?: string; version?: number | null; logId?: string | null }

/**
 * Changes properties as the preview said, in the transaction of the caller. One that was changed since then is left.
 */
export async function applyRows(
  db: Queries,
  batch: WorkingBatch,
  rows: readonly BatchRow[],
  { context, now }: { context: BatchContext; now: Date },
): Promise<void> {
  const found = await findRecords(
    db,
    rows.map(({ propertyId }) => propertyId),
  )
  const records = new Map(found.map((record) => [record.id, record]))
  for (const row of rows) {
    const record = records.get(row.propertyId)
    const ended: Ended =
      record?.version === row.seen
        ? await applyChange(db, batch, record, { context, now })
        : { state: 'left', message: record ? CHANGED_SINCE : GONE }
    await endBatchRow(db, batch.id, row.position, ended)
  }
}

async function applyChange(
  db: Queries,
  { title, change, actor }: WorkingBatch,
  record: PropertyRecord,
  { context, now }: { context: BatchContext; now: Date },
): Promise<Ended> {
  const planned = planChange(record, change, context)
  if (planned.outcome !== 'change') return { state: 'left', message: describePlan(record, planned) }
  const { id, version } = record
  const by = { db, actor, now, note: `Cambio en grupo: ${title}` }
  if (planned.edit === null) {
    const logId = await deleteProperty(by, id, version)
    return logId === null ? { state: 'left', message: CHANGED_SINCE } : { state: 'saved', logId }
  }
  const updated = await updateProperty(by, record, { ...planned.edit, version })
  if (updated.outcome !== 'saved') return { state: 'left', message: CHANGED_SINCE }
  return { state: 'saved', version: version + 1, logId: updated.logId }
}

/** Stores what became of a row. */
export async function endBatchRow(db: Queries, batchId: string, position: number, ended: Ended): Promise<void> {
  await db.updateTable('batchRows').set(ended).where('batchId', '=', batchId).where('position', '=', position).execute()
}
