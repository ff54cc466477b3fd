import type { Generated } from 'kysely'
import type { ImportRecordsTable } from './earlier-records.ts'
import type { ImportState, RowOutcome, RowState } from './import-states.ts'

declare module '#app/db/schema.ts' {
  interface Schema {
    imports: ImportsTable
    importRows: ImportRowsTable
    importRecords: ImportRecordsTable
  }
}

/** An imported file. */
type ImportsTable = {
  id: string
  filename: string
  state: ImportState
  /** JSON of `ImportColumn[]`. */
  columns: string
  /** The plain names of the columns: the next file with the same ones gets the same mapping. */
  headerKey: string
  /** JSON of a `Mapping`, of the `ChosenValues`, of the `SeenText[]` and of the `ImportOptions`. */
  mapping: string
  chosen: string
  texts: string
  options: string
  createdAt: string
  createdBy: string | null
  createdByName: string | null
  /** Who started or undid it last; the log names this person. */
  actedBy: Generated<string | null>
  actedByName: Generated<string | null>
  /** Why it was stopped when nobody asked for it. */
  stopReason: Generated<string | null>
  endedAt: string | null
  /** Until when a process works on it; another one goes on after that. */
  claimedUntil: string | null
}

/** A row of an imported file. */
type ImportRowsTable = {
  importId: string
  line: number
  /** JSON of the cells. */
  cells: string
  outcome: RowOutcome
  code: string
  title: string
  /** JSON of the sentences about it: changes, what is left out, why it is refused. */
  messages: string
  /** JSON of a `RowPlan`; null for a row that writes nothing. */
  plan: string | null
  /** The property that it adds or changes. */
  propertyId: string | null
  /** What became of it; null until then. */
  state: RowState | null
  /** JSON of the property before the change, to undo it. */
  before: string | null
  /** The version of the property after it was written. */
  version: number | null
}
