import type { JobProgress } from '#app/jobs/job-states.ts'
import type { ListedJob, ShownJob, ShownRow } from '#app/jobs/shown-job.ts'
import type { ImportOf } from '#app/inventory/import/file/import-of.ts'
import type { ImportOptions } from '#app/inventory/import/file/import-states.ts'
import type { TableSource } from '#app/inventory/import/file/table.ts'
import type { Correction } from '#app/inventory/import/mapping/corrections.ts'
import type { FilePayload, ImportPayload } from '#app/inventory/import/mapping/import-payload.ts'
import type { Choice } from '#app/inventory/import/mapping/worded-codes.ts'
import type { ShownRecords } from '#app/inventory/import/records/shown-records.ts'

/** An import in the list. */
export type ListedImport = ListedJob & { rows: number }

export type ImportRow = ShownRow & {
  /** What visitors would read of it; none once the import has started, and of a row that writes nothing. */
  read: { label: string; text: string }[]
  /** Its cells that a person may correct; none once the import has started. */
  doubtful: { target: string; label: string; text: string }[]
}

/**
 * How a column is read. `rival`: what the name of an unused one says or begins like, and the column that has that meaning, if
 * any.
 */
export type ColumnReading = {
  samples: { text: string; read: string | null }[]
  rival: { target: string; header: string | null } | null
}
export type ShownReadings = {
  /** In the order of the columns; none once the import has started. */
  readings: ColumnReading[]
  firstRows: { line: number; cells: string[] }[]
}
/** `sentence`: «Precio»: «mucho» → «45,000»; `count`: the rows that it changes. */
type ShownCorrection = { sentence: string } & Pick<Correction, 'count' | 'isRemembered'>

/** An import as its page shows it. */
export type ShownImport = ShownJob<ImportRow> &
  ShownReadings &
  Pick<FilePayload, 'columns' | 'mapping'> &
  Pick<ImportPayload, 'texts'> & {
    of: ImportOf
    /** How properties are imported; null for leads. */
    options: ImportOptions | null
    /** Whether the columns look like a list of the other kind. */
    isOfOther: boolean
    /** The values that each target of `texts` takes. */
    choices: Record<string, Choice[]>
    /** Where its table was found; null for an account and for an earlier import. */
    source: TableSource | null
    /** How far it is read. */
    progress: JobProgress | null
    records: ShownRecords
    /** Those of an earlier file first. */
    corrections: ShownCorrection[]
  }

/** What the page and the report say of a row. One that was still due when the import was stopped has the reason first. */
export function sentencesOf(
  { outcome, state, messages }: Pick<ShownRow, 'outcome' | 'state' | 'messages'>,
  stopReason: string | null,
): string[] {
  const isDue = state === null && (outcome === 'create' || outcome === 'change')
  return isDue && stopReason !== null ? [`Sin importar. ${stopReason}`, ...messages] : messages
}
