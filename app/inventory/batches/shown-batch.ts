import type { RowState } from '#app/inventory/import/file/import-states.ts'
import type { BatchOutcome, BatchState } from './batch-states.ts'

/** Values of `intent` of the forms of a batch. */
export const BATCH_INTENTS = { apply: 'aplicar', stop: 'detener', resume: 'seguir', undo: 'deshacer' } as const
export type BatchIntent = (typeof BATCH_INTENTS)[keyof typeof BATCH_INTENTS]

/** The parameter of the page of a batch: rows of one outcome. */
export const BATCH_OUTCOME_PARAM = 'ver'

/** A batch in the list. `saved`: the properties that it has changed and not undone. */
export type ListedBatch = {
  id: string
  title: string
  state: BatchState
  createdAt: string
  createdByName: string | null
  due: number
  saved: number
}

export type ShownBatchRow = {
  position: number
  propertyId: string
  code: string
  title: string
  outcome: BatchOutcome
  state: RowState | null
  message: string
  warnings: string[]
}

/** A batch as its page shows it. */
export type ShownBatch = {
  id: string
  title: string
  state: BatchState
  createdByName: string | null
  createdAt: string
  counts: Record<BatchOutcome, number>
  states: Record<RowState, number>
  rows: ShownBatchRow[]
  outcome: BatchOutcome | null
  page: number
  pages: number
}
