import type {
  ImportColumn,
  ImportOptions,
  ImportState,
  RowFilter,
  RowOutcome,
  RowState,
  SeenText,
} from './file/import-states.ts'
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
  /** What visitors would read of it; none once the import has started, and of a row that writes nothing. */
  read: { label: string; text: string }[]
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
  /** How many rows have something to look at first. */
  warned: number
  filter: RowFilter | null
  page: number
  pages: number
  /** Why it was stopped when nobody asked for it. */
  stopReason: string | null
  records: ShownRecords
}

/** What the page and the report say of a row. One that was still due when the import was stopped has the reason first. */
export function sentencesOf(
  { outcome, state, messages }: Pick<ImportRow, 'outcome' | 'state' | 'messages'>,
  stopReason: string | null,
): string[] {
  const isDue = state === null && (outcome === 'create' || outcome === 'change')
  return isDue && stopReason !== null ? [`Sin importar. ${stopReason}`, ...messages] : messages
}
