import type { Generated } from 'kysely'
import type { JobKind, JobState, RowOutcome, RowState } from './job-states.ts'

declare module '#app/db/schema.ts' {
  interface Schema {
    jobs: JobsTable
    jobRows: JobRowsTable
  }
}

/** Work over many rows that is planned, previewed, applied and undone. */
type JobsTable = {
  id: string
  kind: JobKind
  /** 'Precio: subir 5 %', or the name of the file. */
  title: string
  state: JobState
  /** JSON of what the kind needs to plan, apply and undo. */
  payload: string
  /** What a later job of the kind finds this one by: the selection of a change, the names of the columns of a file. */
  lookup: string | null
  /** JSON of the `JobProgress`, while it is read. */
  progress: Generated<string | null>
  createdAt: string
  createdBy: string | null
  createdByName: string | null
  /** Who started or undid it last; the log names this person. */
  actedBy: Generated<string | null>
  actedByName: Generated<string | null>
  endedAt: Generated<string | null>
  /** Until when a process works on it; another one goes on after that. */
  claimedUntil: Generated<string | null>
  /** Why it was stopped when nobody asked for it. */
  stopReason: Generated<string | null>
}

/** A row of a job. */
type JobRowsTable = {
  jobId: string
  /** Its place in the preview, or its line in the file. */
  position: number
  /** The record that it adds or changes; null until it is added. */
  recordId: string | null
  /** The version that it changes; null for a record that it adds. A record with another one is not touched. */
  seen: number | null
  outcome: RowOutcome
  code: string
  title: string
  /** JSON of the sentences about it: what changes, what is left out, why it is refused. */
  messages: string
  /** JSON of the sentences that a person should read before applying it. */
  warnings: Generated<string>
  /** JSON of what it writes, or shows of that, by kind. */
  plan: Generated<string | null>
  /** JSON of the cells of a row of a file. */
  cells: Generated<string | null>
  /** What became of it; null until then. */
  state: Generated<RowState | null>
  /** The version after the change; null for a record in the trash. */
  version: Generated<number | null>
  /** The entry of the log about its change. */
  logId: Generated<string | null>
}
