import type { RowState } from '#app/inventory/import/file/import-states.ts'
import type { PriceStep, PriceTotal } from './price-steps.ts'
import type { BatchOutcome, BatchState } from './batch-states.ts'

/** Values of `intent` of the forms of a batch. */
export const BATCH_INTENTS = {
  apply: 'aplicar',
  leaveOut: 'dejar-fuera',
  cancel: 'cancelar',
  stop: 'detener',
  resume: 'seguir',
  undo: 'deshacer',
} as const
export type BatchIntent = (typeof BATCH_INTENTS)[keyof typeof BATCH_INTENTS]

/** The control with the positions of the rows that a person leaves out of a preview. */
export const LEFT_OUT = 'fuera'

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
  prices: PriceStep[]
}

/** A batch as its page shows it. */
export type ShownBatch = {
  id: string
  title: string
  state: BatchState
  /** Why it was stopped when nobody asked for it. */
  stopReason: string | null
  createdByName: string | null
  createdAt: string
  /** The query of the page where it was entered; null for a batch of an earlier version. */
  selection: string | null
  /** What its preview changes in all; empty for any change but of prices. */
  totals: PriceTotal[]
  counts: Record<BatchOutcome, number>
  states: Record<RowState, number>
  rows: ShownBatchRow[]
  outcome: BatchOutcome | null
  page: number
  pages: number
}
