import type { Staff } from '#app/accounts/staff-context.server.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import type { JobProgress, RowOutcome } from '#app/jobs/job-states.ts'
import type { Actor } from '#app/records/change.server.ts'
import type { StoredJson } from '#app/text/stored-json.ts'
import type { ImportOf } from '#app/inventory/import/file/import-of.ts'
import type { Table, TableRow } from '#app/inventory/import/file/table.ts'
import type { TargetRules } from '#app/inventory/import/mapping/corrections.ts'
import type { FilePayload } from '#app/inventory/import/mapping/import-payload.ts'
import type { ImportRow, ShownImport } from './shown-import.ts'

/** Who looks at imports. */
export type Viewer = Pick<Staff, 'id' | 'role'>

/** What a row of a file would do. */
export type CheckedRow = {
  line: number
  outcome: RowOutcome
  code: string
  title: string
  /** What a person should look at first. */
  warnings: readonly string[]
  messages: readonly string[]
  /** What it writes; null for nothing. */
  plan: unknown
  /** The id of the record that the row is about; also its version if the row changes the record. */
  recordId: string | null
  seen: number | null
  /** The targets of its cells that are refused or left out. */
  doubtful: readonly string[]
}

/** A dry run that is being made. */
export type DryRun<Payload> = {
  /** The settings. */
  payload: Payload
  /** The key of the headers. */
  lookup: string | null
  /** Who asked for it. */
  actor: Actor
  now: Date
  /** The rows of the file in its order; each call reads them from the start. */
  rows: () => AsyncGenerator<TableRow[]>
  /** Says how far it is. @returns false if somebody stopped it, or another process makes it now */
  report: (progress: JobProgress) => Promise<boolean>
}

/** An import that is shown. `first`: its first rows; none once it has started. */
export type Showing<Payload> = { payload: Payload; first: readonly TableRow[]; isChecked: boolean; now: Date }
/** `readOf`: what visitors would read of what a row writes. */
export type OwnShown = Pick<ShownImport, 'texts' | 'choices' | 'options' | 'readings'> & {
  readOf: (plan: string | null) => ImportRow['read']
}

/** What files of a kind are lists of, and how they are read and checked. Everything else is the same for all of them. */
export type ImportKind<Payload extends FilePayload> = {
  job: ImportOf
  payload: StoredJson<Payload>
  /** Of a file of which nothing is read yet. */
  nothing: Payload
  rules: TargetRules
  isTarget: (text: string) => boolean
  /** Whether several columns may fill a target. */
  isShared: (target: string) => boolean
  limits: {
    bytes: number
    rows: number
    /** A larger file is read in the background. */
    background: number
    tooLarge: string
    noRows: string
  }
  /** Whether what a file holds beside its table is stored too; sentences about the file always are. */
  takesRecords: boolean
  /** A key of the headers: files with the same key get the same settings. */
  lookupOf: (headers: readonly string[]) => string
  /** The settings of a new file, or those that a person chose for the last one with the same columns. */
  settingsFor: (table: Table, last: Payload | null) => Omit<Payload, 'columns' | 'source' | 'doubtful'>
  /** Of settings that a person has changed: they are used again for the next file with the same columns. */
  confirmed: (stored: Payload) => Partial<Payload>
  /** The settings that are kept when the file is read again with another sheet, heading row or encoding. */
  keptOptions: (stored: Payload) => Partial<Payload>
  /** The settings that the form of the review sends beside the mapping. */
  posted: (form: FormData, stored: Payload) => Partial<Payload>
  /** What the buttons that only this kind has change in the settings. `conflicts`: the lines of the rows whose record changed in the panel. */
  ownPresses: ReadonlyMap<string, (form: FormData, stored: Payload, conflicts: readonly number[]) => Partial<Payload>>
  /** @returns null if it was stopped */
  plan: (store: Store, run: DryRun<Payload>) => Promise<{ payload: Payload; rows: CheckedRow[] } | null>
  /** What the page shows of this kind alone. */
  show: (store: Store, what: Showing<Payload>) => Promise<OwnShown>
  /** Whether an account sees only the imports that it made. */
  seesOnlyOwn: (db: Queries, viewer: Viewer) => Promise<boolean>
  /** The records of rows that an account may not know of any more. */
  findHidden: (db: Queries, viewer: Viewer, ids: readonly string[]) => Promise<ReadonlySet<string>>
}
