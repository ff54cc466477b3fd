import type { ImportColumn, ImportOptions, ImportState, RowOutcome, RowState, SeenText } from './file/import-states.ts'
import type { Mapping } from './mapping/targets.ts'
import type { ShownRecords } from './records/shown-records.ts'
import type { Choice } from './mapping/worded-codes.ts'

/** An import in the list. */
export type ListedImport = {
  id: string
  filename: string
  state: ImportState
  createdAt: string
  createdByName: string | null
  rows: number
  /** Its state in words. */
  label: string
}

export type ImportRow = {
  line: number
  code: string
  title: string
  outcome: RowOutcome
  state: RowState | null
  messages: string[]
  propertyId: string | null
}

/** An import as its page shows it. */
export type ShownImport = {
  id: string
  filename: string
  state: ImportState
  columns: ImportColumn[]
  mapping: Mapping
  texts: SeenText[]
  /** The values that each target of `texts` takes. */
  choices: Record<string, Choice[]>
  options: ImportOptions
  counts: Record<RowOutcome, number>
  states: Record<RowState, number>
  rows: ImportRow[]
  outcome: RowOutcome | null
  page: number
  pages: number
  records: ShownRecords
}
