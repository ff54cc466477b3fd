import type { JobProgress, JobState, RowOutcome, RowState } from '#app/jobs/job-states.ts'
import type { ListedJob, ShownJob, ShownRow } from '#app/jobs/shown-job.ts'
import type { BulkPhotosPayload } from './bulk-photo-json.ts'

export const BULK_PHOTO_STATE_LABELS: Record<JobState, string> = {
  reading: 'Revisando',
  checking: 'Revisando',
  checked: 'Revisada, sin añadir',
  running: 'Añadiendo',
  paused: 'En pausa',
  stopped: 'Detenida',
  done: 'Terminada',
  undoing: 'Deshaciendo',
  undone: 'Deshecha',
}

export const BULK_PHOTO_OUTCOMES = ['change', 'refused'] as const satisfies readonly RowOutcome[]
export const BULK_PHOTO_OUTCOME_LABELS: Record<RowOutcome, string> = {
  create: 'Con fotos',
  change: 'Con fotos',
  same: 'Igual',
  refused: 'No entra',
  conflict: 'No entra',
}

export const BULK_PHOTO_ROW_STATE_LABELS: Record<RowState, string> = {
  saved: 'Guardada',
  left: 'Sin tocar',
  undone: 'Deshecha',
  kept: 'No se deshizo',
}

export type ListedBulkPhotos = ListedJob & { due: number }

/** `photos`: how many come in and how many the property has; null for a row without any. */
export type BulkPhotosRow = ShownRow & { photos: { added: number; had: number } | null }

/** A job that adds photos, as its page shows it. */
export type ShownBulkPhotos = ShownJob<BulkPhotosRow> &
  BulkPhotosPayload & {
    progress: JobProgress | null
    /** Photos of all rows that come in, and those that their properties had. */
    total: number
    had: number
  }
