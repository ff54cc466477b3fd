import type { JobState, RowOutcome, RowState } from '#app/jobs/job-states.ts'

const STATE_LABELS: Record<JobState, string> = {
  reading: 'Revisando',
  checking: 'Revisando',
  checked: 'Por aplicar',
  running: 'Aplicando',
  paused: 'Detenido',
  stopped: 'Detenido',
  done: 'Aplicado',
  undoing: 'Deshaciendo',
  undone: 'Deshecho',
}

/** `saved`: number of properties that the change holds in now. */
export function batchStateLabel(state: JobState, saved: number): string {
  return state === 'done' && saved === 0 ? 'Sin aplicar' : STATE_LABELS[state]
}

/** What the preview says of a property: a change of many adds none. */
export const BATCH_OUTCOMES = ['change', 'same', 'refused'] as const satisfies readonly RowOutcome[]
export const BATCH_OUTCOME_LABELS: Record<RowOutcome, string> = {
  create: 'Nueva',
  change: 'Cambia',
  same: 'Ya está así',
  refused: 'No cambia',
  conflict: 'No cambia',
}

/** What became of a property that was to change. */
export const BATCH_ROW_STATE_LABELS: Record<RowState, string> = {
  saved: 'Aplicado',
  left: 'Sin tocar',
  undone: 'Deshecho',
  kept: 'No se deshizo',
}
