import { inBatches } from '#app/db/in-batches.ts'
import type { Queries } from '#app/db/store.server.ts'
import type { CheckedRow } from '#app/inventory/import/kind/import-kind.server.ts'

const ROW_COLUMNS = 10

/** Writes what the rows would do; their cells stay. */
export async function writeRows(db: Queries, jobId: string, planned: readonly CheckedRow[]) {
  const rows = planned.map(({ line, messages, warnings, plan, doubtful: _doubtful, ...outcome }) => ({
    ...outcome,
    jobId,
    position: line,
    messages: JSON.stringify(messages),
    warnings: JSON.stringify(warnings),
    plan: plan === null ? null : JSON.stringify(plan),
  }))
  for (const batch of inBatches(rows, ROW_COLUMNS))
    await db
      .insertInto('jobRows')
      .values(batch)
      .onConflict((conflict) =>
        conflict.columns(['jobId', 'position']).doUpdateSet((eb) => ({
          outcome: eb.ref('excluded.outcome'),
          code: eb.ref('excluded.code'),
          title: eb.ref('excluded.title'),
          messages: eb.ref('excluded.messages'),
          warnings: eb.ref('excluded.warnings'),
          plan: eb.ref('excluded.plan'),
          recordId: eb.ref('excluded.recordId'),
          seen: eb.ref('excluded.seen'),
        })),
      )
      .execute()
}
