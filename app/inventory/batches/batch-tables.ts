import type { Generated } from 'kysely'
import type { RowState } from '#app/inventory/import/file/import-states.ts'
import type { BatchOutcome, BatchState } from './batch-states.ts'

declare module '#app/db/schema.ts' {
  interface Schema {
    batches: BatchesTable
    batchRows: BatchRowsTable
  }
}

/** A change of many properties at once. */
type BatchesTable = {
  id: string
  /** JSON of a `BatchChange`. */
  change: string
  /** The change in words: 'Precio: subir 5 %'. */
  title: string
  state: BatchState
  createdAt: string
  createdBy: string | null
  createdByName: string | null
  /** Who applied or undid it last; the log names this person. */
  actedBy: string | null
  actedByName: string | null
  endedAt: string | null
  /** The query of the page where the change was entered, and what was entered there, as queries; null for a batch of an earlier version. */
  selection: string | null
  typed: string | null
  /** Until when a process works on it; another one goes on after that. */
  claimedUntil: string | null
  /** Why it was stopped when nobody asked for it. */
  stopReason: Generated<string | null>
}

/** A property of a batch. */
type BatchRowsTable = {
  batchId: string
  position: number
  propertyId: string
  code: string
  title: string
  outcome: BatchOutcome
  /** What would change, a fact a line, or the sentence about why it doesn't. */
  message: string
  /** What a person should look at before applying it, a sentence a line; '' for nothing. */
  warnings: Generated<string>
  /** The `PriceStep`s of a row as JSON; null unless the bulk change is one of prices. */
  prices: string | null
  /** The version that the person chose; a property with another one is not changed. */
  seen: number
  /** What became of it; null until then. */
  state: RowState | null
  /** The version after the change; null for a property in the papelera. */
  version: number | null
  /** The entry of the log about its change. */
  logId: string | null
}
