import type { Queries } from '#app/db/store.server.ts'
import type { FileStore } from '#app/photos/file-store.server.ts'
import type { ChangeInTransaction } from '#app/records/change.server.ts'
import type { FoundRecord } from './found-record.ts'
import type { PersonMatcher } from './identifiers.ts'

/** The first line of the entries of the log about records that an erasure changes. */
export const ERASURE_NOTE = 'Se borraron los datos de una persona'

/**
 * Which records are wanted. `names`: whether a text names the person; `ids`: only these records, all without them; `when`: an
 * instant as the agency writes it.
 */
export type RecordSearch = {
  names: (text: string) => boolean
  ids: readonly string[] | null
  when: (instant: string) => string
}

/**
 * One erasure, in its transaction. `matcher`: who is erased; `later`: takes what deletes a file, which runs once the
 * transaction is committed, because a file does not come back with a rollback.
 */
export type Erasure = {
  change: ChangeInTransaction
  matcher: PersonMatcher
  later: (deletion: (files: FileStore) => Promise<unknown>) => void
}

/** A kind of data about people (`PERSON_KINDS`). */
export type PersonKind = {
  name: string
  label: string
  /** Whether its records are about a person; those of the other kinds only name somebody. */
  isAboutPeople: boolean
  /** What becomes of a record of this kind when the person is erased, as a sentence. */
  erasing: string
  find: (db: Queries, search: RecordSearch) => Promise<FoundRecord[]>
  /** Why these records can't be erased now, as a sentence; null if they can. It locks what it decides on. */
  refuse?: (erasure: Erasure, ids: readonly string[]) => Promise<string | null>
  erase: (erasure: Erasure, ids: readonly string[]) => Promise<void>
}
