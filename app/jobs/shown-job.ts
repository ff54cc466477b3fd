import type { JobState, RowFilter, RowOutcome, RowState } from './job-states.ts'

/** A row of a job as its page shows it. */
export type ShownRow = {
  position: number
  recordId: string | null
  code: string
  title: string
  outcome: RowOutcome
  state: RowState | null
  messages: string[]
  warnings: string[]
}

/** A job as its page shows it, with a page of its rows. */
export type ShownJob<Row extends ShownRow = ShownRow> = {
  id: string
  title: string
  state: JobState
  /** Why it was stopped when nobody asked for it. */
  stopReason: string | null
  counts: Record<RowOutcome, number>
  states: Record<RowState, number>
  /** Rows with something to look at first. */
  warned: number
  rows: Row[]
  filter: RowFilter | null
  page: number
  pages: number
}

/** A job in a list. */
export type ListedJob = {
  id: string
  title: string
  state: JobState
  createdAt: string
  createdByName: string | null
}

/** Rows in all. */
export function rowsOf({ counts }: Pick<ShownJob, 'counts'>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}
