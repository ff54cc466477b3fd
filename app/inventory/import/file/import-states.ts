import type { JobState, RowOutcome, RowState } from '#app/jobs/job-states.ts'

export const IMPORT_STATE_LABELS: Record<JobState, string> = {
  reading: 'Leyendo',
  checking: 'Revisando',
  checked: 'Revisada, sin importar',
  running: 'Importando',
  paused: 'En pausa',
  stopped: 'Detenida',
  done: 'Terminada',
  undoing: 'Deshaciendo',
  undone: 'Deshecha',
}

export const ROW_OUTCOME_LABELS: Record<RowOutcome, string> = {
  create: 'Nueva',
  change: 'Cambia',
  same: 'Igual',
  refused: 'No se importa',
  conflict: 'Cambió en el panel',
}

export const ROW_STATE_LABELS: Record<RowState, string> = {
  saved: 'Guardada',
  left: 'Sin tocar: cambió después de la revisión',
  undone: 'Deshecha',
  kept: 'No se deshizo: alguien la cambió después',
}

/** How a file is imported. */
export type ImportOptions = {
  /** New properties that would be public are paused. */
  isPaused: boolean
  /** An empty cell deletes the fact of an existing property. */
  clearsEmpty: boolean
  /** Photos are fetched from their addresses. */
  takesPhotos: boolean
  /** A person has confirmed the mapping: it is used again for the next file with the same columns. */
  isChosen?: true
  /** Lines whose property is changed although somebody changed it in the panel since; none in earlier imports. */
  overwritten?: number[]
}

export const FIRST_OPTIONS: ImportOptions = { isPaused: true, clearsEmpty: false, takesPhotos: true }

/** A column of a file, as the page shows it. */
export type ImportColumn = { header: string; filled: number; samples: string[] }
/** A text of a file that stands for a value; `code` is null where it stands for none. */
export type SeenText = { target: string; text: string; count: number; code: string | null }
