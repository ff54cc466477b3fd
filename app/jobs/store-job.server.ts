import { DAY_MS } from '#app/calendar/durations.ts'
import type { Insertable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { inBatches } from '#app/db/in-batches.ts'
import type { Schema } from '#app/db/schema.ts'
import type { Queries } from '#app/db/store.server.ts'
import type { Actor } from '#app/records/change.server.ts'
import type { JobKind } from './job-states.ts'

/** Days that the rows of a job are stored. After that it can't be undone. */
const DAYS = 90
const ROW_COLUMNS = 11

type NewJob = Pick<Insertable<Schema['jobs']>, 'title' | 'state' | 'lookup' | 'claimedUntil' | 'progress'> & {
  kind: JobKind
  payload: unknown
}
export type NewRow = Omit<Insertable<Schema['jobRows']>, 'jobId' | 'messages' | 'warnings'> & {
  messages: readonly string[]
  warnings?: readonly string[]
}

/** Stores a job, and deletes the rows of old ones of its kind. @returns its id */
export async function storeJob(db: Queries, { payload, ...job }: NewJob, actor: Actor, now: Date): Promise<string> {
  const id = uuidv7({ msecs: now.getTime() })
  await deleteOldRows(db, job.kind, now)
  const by = { createdBy: actor.id, createdByName: actor.name, actedBy: actor.id, actedByName: actor.name }
  await db
    .insertInto('jobs')
    .values({ ...job, id, payload: JSON.stringify(payload), createdAt: now.toISOString(), ...by })
    .execute()
  return id
}

export async function storeJobRows(db: Queries, jobId: string, rows: readonly NewRow[]): Promise<void> {
  const stored = rows.map(({ messages, warnings = [], ...row }) => ({
    ...row,
    jobId,
    messages: JSON.stringify(messages),
    warnings: JSON.stringify(warnings),
  }))
  for (const batch of inBatches(stored, ROW_COLUMNS)) await db.insertInto('jobRows').values(batch).execute()
}

/** The settings of an old import stay, for the next file with the same columns. */
async function deleteOldRows(db: Queries, kind: JobKind, now: Date) {
  const before = new Date(now.getTime() - DAYS * DAY_MS).toISOString()
  const old = db.selectFrom('jobs').where('kind', '=', kind).where('createdAt', '<', before).select('id')
  await db.deleteFrom('jobRows').where('jobId', 'in', old).execute()
  await db.deleteFrom('importRecords').where('importId', 'in', old).execute()
  if (kind !== 'import') await db.deleteFrom('jobs').where('kind', '=', kind).where('createdAt', '<', before).execute()
}
