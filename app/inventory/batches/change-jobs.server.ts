import { findToday } from '#app/agency/agency-days.server.ts'
import { findRecords } from '#app/catalogue/property/find-records.server.ts'
import type { PropertyRecord } from '#app/catalogue/property/property-input.ts'
import type { Queries } from '#app/db/store.server.ts'
import { deleteProperty, updateProperty } from '#app/editing/changes/change-property.server.ts'
import { changeTrashedPrecisions } from '#app/editing/places/precisions.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { type Ended, type Job, type JobDefinition, changeFor, endRow } from '#app/jobs/job.server.ts'
import { undoProperties } from '#app/jobs/undo-properties.server.ts'
import { BATCH_JSON, type BatchPayload } from './batch-json.ts'
import { changeOtherPrecisions } from './every-place.server.ts'
import { CHANGED_SINCE, GONE } from './open-batch.server.ts'
import { type BatchContext, describePlan, planChange } from './plan-change.ts'
import { findPlanContext } from './plan-context.server.ts'

/** Changes of many properties: each is changed as the preview said; one that was changed since then is left. */
export function changeJobs({ store, now }: Pick<Parts, 'store' | 'now'>): JobDefinition<BatchPayload, string> {
  return {
    kind: 'change',
    payload: BATCH_JSON,
    chunk: 100,
    failed: 'No se pudo guardar por una falla del sitio.',
    keepsMessages: false,
    prepare: async (_job, rows) => ({ count: rows.length, prepared: await findToday({ store, now }) }),
    async apply(db, job, rows, today) {
      const ids = rows.flatMap(({ recordId }) => recordId ?? [])
      const records = new Map((await findRecords(db, ids)).map((record) => [record.id, record]))
      const context = await findPlanContext(db, today ?? '', job.payload.change)
      for (const { position, recordId, seen } of rows) {
        const record = records.get(recordId ?? '')
        const ended: Ended =
          record && record.version === seen
            ? await applyChange(db, job, record, { context, now: now() })
            : { state: 'left', messages: [record ? CHANGED_SINCE : GONE] }
        await endRow(db, job.id, position, ended)
      }
    },
    async after(db, job) {
      const { change } = job.payload
      if (job.state === 'undoing' || change.kind !== 'precision') return false
      const by = changeFor(db, job, { now: now(), note: `Cambio en grupo: ${job.title}` })
      return (
        (await changeOtherPrecisions(by, change.precision)) + (await changeTrashedPrecisions(db, change.precision)) > 0
      )
    },
    async undo(db, job, rows) {
      const note = `Se deshizo el cambio en grupo: ${job.title}`
      for (const { row, state, sentence } of await undoProperties(changeFor(db, job, { now: now(), note }), rows))
        await endRow(db, job.id, row.position, { state, ...(sentence !== null && { messages: [sentence] }) })
    },
  }
}

async function applyChange(
  db: Queries,
  job: Job<BatchPayload>,
  record: PropertyRecord,
  { context, now }: { context: BatchContext; now: Date },
): Promise<Ended> {
  const planned = planChange(record, job.payload.change, context)
  if (planned.outcome !== 'change') return { state: 'left', messages: [describePlan(record, planned)] }
  const { id, version } = record
  const change = changeFor(db, job, { now, note: `Cambio en grupo: ${job.title}` })
  if (planned.edit === null) {
    const logId = await deleteProperty(change, id, version)
    return logId === null ? { state: 'left', messages: [CHANGED_SINCE] } : { state: 'saved', logId }
  }
  const updated = await updateProperty(change, record, { ...planned.edit, version })
  if (!updated.ok) return { state: 'left', messages: [CHANGED_SINCE] }
  return { state: 'saved', version: version + 1, logId: updated.logId }
}
