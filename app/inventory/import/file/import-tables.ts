import type { RecordKind, RecordState } from './earlier-records.ts'

declare module '#app/db/schema.ts' {
  interface Schema {
    importRecords: ImportRecordsTable
  }
}

/** A record of an imported file. `importId`: its job. */
export type ImportRecordsTable = {
  importId: string
  position: number
  kind: RecordKind
  /** JSON of the `EarlierEntry`, `EarlierPerson`, `EarlierContact` or sentence. */
  content: string
  /** The id of the log entry; null for any other record. */
  entryId: string | null
  state: RecordState | null
}
