/** Closed vocabularies of long work over many rows. */
export const JOB_KINDS = ['change', 'import', 'photos', 'leads'] as const
export type JobKind = (typeof JOB_KINDS)[number]

/**
 * `reading`: a file or an account is being read; `checking`: the dry run is being made; `checked`: it is made and nothing is
 * written yet; `paused` and `stopped`: work ended before its last row, for now or for good.
 */
export const JOB_STATES = [
  'reading',
  'checking',
  'checked',
  'running',
  'paused',
  'stopped',
  'done',
  'undoing',
  'undone',
] as const
export type JobState = (typeof JOB_STATES)[number]

/** What the dry run says of a row. `conflict`: somebody changed the record since the file was exported. */
export const ROW_OUTCOMES = ['create', 'change', 'same', 'refused', 'conflict'] as const
export type RowOutcome = (typeof ROW_OUTCOMES)[number]
/** The outcomes that write something. */
export const DUE_OUTCOMES = ['create', 'change'] as const satisfies readonly RowOutcome[]

/**
 * What became of a row. `left`: its record was changed after the dry run, so nothing was written. `kept`: it was changed
 * after the job, so it was not undone.
 */
export const ROW_STATES = ['saved', 'left', 'undone', 'kept'] as const
export type RowState = (typeof ROW_STATES)[number]

/** The rows that a page shows: those of an outcome, or those with a warning. */
export const ROW_FILTERS = [...ROW_OUTCOMES, 'warned'] as const
export type RowFilter = (typeof ROW_FILTERS)[number]

/** How far the reading is; `total` is null while it is unknown; `wait`: seconds that the source asks for. */
export type JobProgress = { done: number; total: number | null; wait?: number }
