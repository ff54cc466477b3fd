/** Closed vocabularies of imports. `checked`: the dry run is made and nothing is written yet. */
export const IMPORT_STATES = ['checked', 'running', 'paused', 'stopped', 'done', 'undoing', 'undone'] as const
export type ImportState = (typeof IMPORT_STATES)[number]
const IMPORT_STATE_LABELS: Record<ImportState, string> = {
  checked: 'Revisada, sin importar',
  running: 'Importando',
  paused: 'En pausa',
  stopped: 'Detenida',
  done: 'Terminada',
  undoing: 'Deshaciendo',
  undone: 'Deshecha',
}

/** What the dry run says of a row. `conflict`: somebody changed the property in the panel since the file was exported. */
export const ROW_OUTCOMES = ['create', 'change', 'same', 'refused', 'conflict'] as const
export type RowOutcome = (typeof ROW_OUTCOMES)[number]
export const ROW_OUTCOME_LABELS: Record<RowOutcome, string> = {
  create: 'Nueva',
  change: 'Cambia',
  same: 'Igual',
  refused: 'No se importa',
  conflict: 'Cambió en el panel',
}

/** How the sentence about something begins that a person should look at first; such sentences are the first of a row. */
export const WARNING = 'Aviso. '

/** Which rows the page shows: those of an outcome, or those with a warning. */
export const ROW_FILTERS = [...ROW_OUTCOMES, 'warned'] as const
export type RowFilter = (typeof ROW_FILTERS)[number]

/**
 * What became of a row. `left`: its property was changed after the dry run, so nothing was written. `kept`: it was changed
 * after the import, so it was not undone.
 */
export const ROW_STATES = ['saved', 'left', 'undone', 'kept'] as const
export type RowState = (typeof ROW_STATES)[number]
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
  /** Only while its properties are read from EasyBroker, and after that if they could not be read. */
  reading?: ReadingState
}

/** The state of an import in words. */
export function importLabel(state: ImportState, { reading }: ImportOptions): string {
  return reading && state === 'running' ? 'Leyendo de EasyBroker' : IMPORT_STATE_LABELS[state]
}

/** `total` is null until their list is read; `wait`: seconds that EasyBroker asks for; `fault`: why the reading ended. */
export type ReadingState = { done: number; total: number | null; wait?: number; fault?: string }
export const FIRST_OPTIONS: ImportOptions = { isPaused: true, clearsEmpty: false, takesPhotos: true }

/** A column of a file, as the page shows it. */
export type ImportColumn = { header: string; filled: number; samples: string[] }
/** A text of a file that stands for a value; `code` is null where it stands for none. */
export type SeenText = { target: string; text: string; count: number; code: string | null }
