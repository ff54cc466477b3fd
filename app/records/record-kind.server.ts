import type { Queries } from '#app/db/store.server.ts'
import type { Change, ChangeInTransaction } from './change.server.ts'
import type { RecordKindName } from './trash.ts'
import type { StoredJson } from '#app/text/stored-json.ts'
import type { Deleted } from './trash.server.ts'

/** A stored record. A change is saved only over the version that was read. */
export type VersionedRecord = { id: string; version: number; createdAt: string; updatedAt: string | null }

/** How a record is named in the log and in the trash. `code`: the ID of a property. */
export type NamedRecord = { id: string; title: string; code: string | null }

export type RecordAction = 'create' | 'edit' | 'delete' | 'restore' | 'purge'

/** An entry of the log about a record. */
export type LogEntry = { action: RecordAction; named: NamedRecord; details: string | undefined }

/** What a write adds to the details of its log entry. */
type Lines = { lines?: readonly string[] }

/**
 * What the functions of `change-record.server.ts` need to know of a kind of record that is edited: a section of the agency, the
 * settings. They give it versions, restoring, undo, the conflict check and the log. Each function runs in the transaction of
 * the change.
 * @typeParam Edit what a form or an import gives, with the names of what it refers to
 */
export type EditableKind<Edit, State extends VersionedRecord> = {
  name: RecordKindName
  /** The records with these ids that exist. */
  find: (db: Queries, ids: readonly string[]) => Promise<State[]>
  /** The JSON of a version, and the pictures that it shows. */
  content: (record: State) => string
  photoIds: (record: State) => string[]
  named: (record: State) => NamedRecord
  /** The edit that makes the record what a version was. What is gone since is left out. */
  editOf: (db: Queries, content: string, current: State) => Promise<Edit>
  /** Writes an edit if the row still has the version of `current`; null if it has not. */
  overwrite: (change: ChangeInTransaction, current: State, edit: Edit) => Promise<({ record: State } & Lines) | null>
  /** What differs between two states for the entry of the log, a line each; '' for nothing. */
  describe: (before: State, after: State) => string
  /** Writes an entry of the log. @returns its id */
  log: (change: Change, entry: LogEntry) => Promise<string>
  /** What was changed, for the list of versions; only for kinds whose entries of the log do not say it, or through what. */
  versionNote?: (change: Change) => string | null
}

/** The same of a kind whose records are also added, and deleted into the trash. */
export type VersionedKind<Edit, State extends VersionedRecord> = EditableKind<Edit, State> & {
  /** The table of its rows, with the columns `id` and `version`. */
  table: string
  /** The readers of the JSON of a version, and of what the trash has besides. */
  json: { content: StoredJson<unknown>; deleted: StoredJson<unknown> }
  /** How a record is named in the JSON of a version, which may be damaged. */
  namedIn: (id: string, content: string) => NamedRecord
  /** Writes a new record. */
  insert: (change: ChangeInTransaction, id: string, edit: Edit) => Promise<void>
  /** Deletes the record. `kept`: what is lost with it and its restoration needs. */
  remove: (change: ChangeInTransaction, record: State) => Promise<{ kept: object } & Lines>
  /** Writes a record of the trash again, with the version after the one that it has there. */
  insertAgain: (change: ChangeInTransaction, deleted: Deleted) => Promise<Lines>
  /** Deletes what a record of the trash still has elsewhere. */
  forget?: (db: Queries, id: string) => Promise<void>
  /** Everything of a record that is being deleted, for the log. */
  describeAll: (db: Queries, record: State) => Promise<string>
}
