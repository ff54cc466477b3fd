import type { RecordKindName } from './trash.ts'

declare module '#app/db/schema.ts' {
  interface Schema {
    versions: VersionsTable
    versionPhotos: VersionPhotosTable
  }
}

/**
 * What a record was after a save. `recordId` and `number` are the id and the `version` of its row; `content` is JSON.
 * Nothing refers to the record or the person, so that versions outlive both. A row with `deleted` is in the trash: it is
 * the newest version of its record, which has no row of its own any more.
 */
type VersionsTable = {
  kind: RecordKindName
  recordId: string
  number: number
  content: string
  savedAt: string
  savedBy: string | null
  savedByName: string | null
  /** What was changed, in words, for kinds whose entries of the log do not say it. */
  note: string | null
  /** The entry of the log. */
  logId: string | null
  /** The job that the save belongs to. */
  jobId: string | null
  /** JSON of what the deletion took away and `content` lacks; null for anything that is not in the trash. */
  deleted: string | null
}

/** The pictures that the versions of a record show, each with the last version that shows it. */
type VersionPhotosTable = { kind: RecordKindName; recordId: string; photoId: string; lastNumber: number }
