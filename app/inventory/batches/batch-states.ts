import type { RowState } from '#app/inventory/import/file/import-states.ts'

/** Closed vocabularies of changes of many properties. `checked`: the preview is made and nothing is written yet. */
export const BATCH_STATES = ['checked', 'running', 'stopped', 'done', 'undoing', 'undone'] as const
export type BatchState = (typeof BATCH_STATES)[number]
export const BATCH_STATE_LABELS: Record<BatchState, string> = {
  checked: 'Por aplicar',
  running: 'Aplicando',
  stopped: 'Detenido',
  done: 'Aplicado',
  undoing: 'Deshaciendo',
  undone: 'Deshecho',
}

/** What the preview says of a property. */
export const BATCH_OUTCOMES = ['change', 'same', 'refused'] as const
export type BatchOutcome = (typeof BATCH_OUTCOMES)[number]
export const BATCH_OUTCOME_LABELS: Record<BatchOutcome, string> = {
  change: 'Cambia',
  same: 'Ya está así',
  refused: 'No cambia',
}

/** What became of a property that was to change: the states of an imported row. */
export const BATCH_ROW_STATE_LABELS: Record<RowState, string> = {
  saved: 'Aplicado',
  left: 'Sin tocar',
  undone: 'Deshecho',
  kept: 'No se deshizo',
}
