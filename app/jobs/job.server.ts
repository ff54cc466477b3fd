import { z } from 'zod'
import type { Queries } from '#app/db/store.server.ts'
import type { Actor, Change } from '#app/records/change.server.ts'
import { JSON_COUNT, type StoredJson, TEXTS, readJsonOr, storedJson } from '#app/text/stored-json.ts'
import { DUE_OUTCOMES, type JobKind, type JobProgress, type RowState } from './job-states.ts'

export const MESSAGES_JSON = storedJson('jobRows.messages', 'Frases de una fila', TEXTS)
export const WARNINGS_JSON = storedJson('jobRows.warnings', 'Avisos de una fila', TEXTS)
export const PROGRESS_JSON = storedJson(
  'jobs.progress',
  'Avance de una lectura',
  z.object({
    done: JSON_COUNT,
    total: JSON_COUNT.nullable(),
    wait: z.number().optional(),
  }) as z.ZodType<unknown> as z.ZodType<JobProgress>,
)

/** Milliseconds for which a process claims a job; every chunk claims it again. */
const CLAIM = 60_000

/** Until when a process that claims a job now may work on it. */
export function claimEnd(now: Date): string {
  return new Date(now.getTime() + CLAIM).toISOString()
}

/** A job that this process works on. `actor`: who started or undid it last. */
export type Job<Payload> = {
  id: string
  title: string
  payload: Payload
  actor: Actor
  state: 'running' | 'undoing'
}

/** Who changes records for a job, in the transaction of its rows. */
export function changeFor(
  db: Queries,
  { id, actor }: Pick<Job<unknown>, 'id' | 'actor'>,
  { now, note }: { now: Date; note: string },
): Change {
  return { db, actor, now, note, jobId: id }
}

/** A row that is due. */
export type JobRow = {
  position: number
  recordId: string | null
  seen: number | null
  version: number | null
  code: string
  plan: string | null
  messages: string[]
}

/** What became of a row. `messages`: all that is said of it from then on. */
export type Ended = {
  state: RowState
  messages?: readonly string[]
  recordId?: string
  version?: number | null
  logId?: string | null
}

/** What a kind of job does. Whatever gets `db` runs in the transaction that stores what became of the rows. */
export type JobDefinition<Payload, Prepared = null> = {
  kind: JobKind
  payload: StoredJson<Payload>
  /** Rows that one transaction writes at most. */
  chunk: number
  /** What takes long, before the transaction of the first of the rows. @returns how many of the rows it is for */
  prepare?: (job: Job<Payload>, rows: readonly JobRow[]) => Promise<{ count: number; prepared: Prepared }>
  apply: (db: Queries, job: Job<Payload>, rows: readonly JobRow[], prepared: Prepared | null) => Promise<void>
  undo: (db: Queries, job: Job<Payload>, rows: readonly JobRow[]) => Promise<void>
  /** After the last row, until it returns false: nothing is left. */
  after?: (db: Queries, job: Job<Payload>) => Promise<boolean>
  /** Makes a dry run that a killed process left, with the stored settings. */
  check?: (id: string, claim: string) => Promise<unknown>
  /** What the page says of a row that could not be written, with what it said before or without. */
  failed: string
  keepsMessages: boolean
}

/** The next rows that are to be written or undone. */
export async function dueRows(
  db: Queries,
  { id, state }: { id: string; state: 'running' | 'undoing' },
  most: number,
): Promise<JobRow[]> {
  const rows = db
    .selectFrom('jobRows')
    .where('jobId', '=', id)
    .orderBy('position')
    .limit(most)
    .select(['position', 'recordId', 'seen', 'version', 'code', 'plan', 'messages'])
  const due =
    state === 'undoing'
      ? rows.where('state', '=', 'saved')
      : rows.where('outcome', 'in', DUE_OUTCOMES).where('state', 'is', null)
  return (await due.execute()).map((row) => ({ ...row, messages: readJsonOr(MESSAGES_JSON, row.messages, []) }))
}

export async function endRow(db: Queries, jobId: string, position: number, { messages, ...ended }: Ended) {
  await db
    .updateTable('jobRows')
    .set({ ...ended, ...(messages && { messages: JSON.stringify(messages) }) })
    .where('jobId', '=', jobId)
    .where('position', '=', position)
    .execute()
}
