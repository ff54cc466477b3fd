import { sql } from 'kysely'
import type { Refused, Result } from '#app/forms/result.ts'
import { type Change, withTransaction } from './change.server.ts'
import { type StoredVersion, findNewestVersion, findStored } from './find-versions.server.ts'
import type { EditableKind, RecordAction, VersionedKind, VersionedRecord } from './record-kind.server.ts'
import { findTrashedKind, purgeFromTrash, putInTrash, takeFromTrash } from './trash.server.ts'
import { type RecordSnapshot, storeVersions } from './versions.server.ts'

/** The version of a record that was never edited. */
const FIRST_VERSION = 1

/** The outcome of an edit. `current`: what somebody else saved since the version that was edited. */
export type Updated<State> =
  | Result<{ record: State; logId: string }, 'missing'>
  | Refused<'conflict', { current: State }>

/** The outcome of a restore. `missing`: there is no such version; `conflict`: somebody saved since. */
export type VersionRestored<State, Other = never> =
  | Result<{ record: State }, 'missing' | 'conflict' | 'unchanged'>
  | Other

/** Adds a record with its first version and its log entry. */
export function createRecord<Edit, State extends VersionedRecord>(
  change: Change,
  kind: VersionedKind<Edit, State>,
  id: string,
  edit: Edit,
): Promise<State> {
  return withTransaction(change, async (inside) => {
    await kind.insert(inside, id, edit)
    return recordWritten(inside, kind, id, { action: 'create' })
  })
}

/** Writes the log entry and the version of a record that was inserted. */
export async function recordWritten<Edit, State extends VersionedRecord>(
  change: Change,
  kind: VersionedKind<Edit, State>,
  id: string,
  { action, lines = [] }: { action: RecordAction; lines?: readonly string[] },
): Promise<State> {
  const [record] = await kind.find(change.db, [id])
  if (!record) throw new Error(`${kind.name} ${id} was not written`)
  const logId = await kind.log(change, { action, named: kind.named(record), details: detailsOf(change, lines) })
  const note = kind.versionNote?.(change) ?? null
  await storeVersions(change.db, kind.name, [snapshotOf(kind, record)], { change, logId, note })
  return record
}

/**
 * Saves an edit with its version and its log entry, if the stored version is still the one that was edited.
 * @param current the record as it was read to check the edit
 * @param version the version that was edited
 */
export function updateRecord<Edit, State extends VersionedRecord>(
  change: Change,
  kind: EditableKind<Edit, State>,
  current: State,
  { edit, version }: { edit: Edit; version: number },
): Promise<Updated<State>> {
  return withTransaction(change, async (inside) => {
    const isCurrent = current.version === version
    if (isCurrent) await storeVersions(inside.db, kind.name, [snapshotOf(kind, current)])
    const written = isCurrent ? await kind.overwrite(inside, current, edit) : null
    if (!written) {
      const [newer] = await kind.find(inside.db, [current.id])
      return newer ? { ok: false, refusal: 'conflict', current: newer } : { ok: false, refusal: 'missing' }
    }
    const { record, lines = [] } = written
    const details = detailsOf(inside, [kind.describe(current, record), ...lines])
    const logId = await kind.log(inside, { action: 'edit', named: kind.named(record), details })
    const note = kind.versionNote?.(inside) ?? null
    await storeVersions(inside.db, kind.name, [snapshotOf(kind, record)], { change: inside, logId, note })
    return { ok: true, record, logId }
  })
}

/**
 * Restores a stored version. It is an edit like any other, with its version and its log entry.
 * @param seen the version over which the person decided
 * @param editFor checks the version, and makes the edit of it
 */
export function restoreStored<
  Edit,
  State extends VersionedRecord,
  Other extends { ok: false; refusal: string } = never,
>(
  change: Change,
  kind: EditableKind<Edit, State>,
  { id, number, seen }: { id: string; number: number; seen: number },
  editFor: (inside: Change, version: StoredVersion, current: State) => Promise<{ ok: true; edit: Edit } | Other>,
): Promise<VersionRestored<State, Other>> {
  return withTransaction(change, async (inside) => {
    const [current] = await kind.find(inside.db, [id])
    if (!current) return { ok: false, refusal: 'missing' }
    const version = number === current.version ? null : await findStored(inside.db, kind.name, { id, number })
    if (number !== current.version && !version) return { ok: false, refusal: 'missing' }
    if (current.version !== seen) return { ok: false, refusal: 'conflict' }
    if (!version) return { ok: false, refusal: 'unchanged' }
    const restorable = await editFor(inside, version, current)
    if (!restorable.ok) return restorable
    const updated = await updateRecord(inside, kind, current, { edit: restorable.edit, version: seen })
    return updated.ok ? { ok: true, record: updated.record } : { ok: false, refusal: updated.refusal }
  })
}

/**
 * Moves a record to the trash (decision 34) with a log entry that says everything of it.
 * @param version deletes only that one
 * @returns null when there is no such record, or it has another version
 */
export function removeRecord<Edit, State extends VersionedRecord>(
  change: Change,
  kind: VersionedKind<Edit, State>,
  id: string,
  version?: number,
): Promise<{ record: State; logId: string } | null> {
  return withTransaction(change, async (inside) => {
    const { db } = inside
    const [seen] = await kind.find(db, [id])
    if (!seen) return null
    await storeVersions(db, kind.name, [snapshotOf(kind, seen)])
    // Writing first locks the row: nobody changes it between the copy for the trash and the deletion.
    const isWanted = version === undefined ? sql`` : sql`and version = ${version}`
    const lock = sql`update ${sql.table(kind.table)} set version = version + 1 where id = ${id} ${isWanted}`
    const { numAffectedRows } = await lock.execute(db)
    const [record] = numAffectedRows === 0n ? [] : await kind.find(db, [id])
    if (!record) return null
    const [all, named, content] = [await kind.describeAll(db, record), kind.named(record), kind.content(record)]
    const photoIds = kind.photoIds(record)
    const { kept, lines = [] } = await kind.remove(inside, record)
    const logId = await kind.log(inside, { action: 'delete', named, details: detailsOf(inside, [all, ...lines]) })
    await putInTrash(inside, kind.name, { id, number: record.version, content, photoIds }, { kept, logId })
    return { record, logId }
  })
}

/** Restores a record of the trash with its log entry. @returns null if it is not there (any more) */
export function restoreRecord<Edit, State extends VersionedRecord>(
  change: Change,
  kind: VersionedKind<Edit, State>,
  id: string,
): Promise<State | null> {
  return withTransaction(change, async (inside) => {
    const deleted = await takeFromTrash(inside.db, kind.name, id)
    if (!deleted) return null
    const { lines } = await kind.insertAgain(inside, deleted)
    return recordWritten(inside, kind, id, { action: 'restore', lines })
  })
}

/** Deletes a record of the trash for good, with its versions and a log entry. @returns false if it is not there */
export function purgeRecord(
  change: Change,
  kind: Pick<VersionedKind<never, VersionedRecord>, 'name' | 'forget' | 'log' | 'namedIn'>,
  { id, content }: { id: string; content: string },
): Promise<boolean> {
  return withTransaction(change, async (inside) => {
    if (!(await purgeFromTrash(inside.db, kind.name, id))) return false
    await kind.forget?.(inside.db, id)
    await kind.log(inside, { action: 'purge', named: kind.namedIn(id, content), details: detailsOf(inside, []) })
    return true
  })
}

/**
 * Takes the newest change of a record back: it gets the values of the version before. One that the change added goes to the
 * papelera, and one that it deleted comes back.
 * @param number the version that the change made
 * @returns 'changed' if that is not the newest version any more; 'forgotten' if the version before is not stored any more
 */
export function undoLatest<Edit, State extends VersionedRecord>(
  change: Change,
  kind: EditableKind<Edit, State> | VersionedKind<Edit, State>,
  { id, number }: { id: string; number: number },
): Promise<'undone' | 'changed' | 'missing' | 'forgotten'> {
  return withTransaction({ ...change, isUndo: true }, async (inside) => {
    const { db } = inside
    const [current] = await kind.find(db, [id])
    const whole = 'insert' in kind ? kind : null
    if (!current) {
      const newest = await findNewestVersion(db, kind.name, id)
      if (newest?.number !== number || (await findTrashedKind(db, id)) === null) return 'missing'
      return whole && (await restoreRecord(inside, whole, id)) ? 'undone' : 'missing'
    }
    if (current.version !== number) return 'changed'
    const before = await findNewestVersion(db, kind.name, id, number)
    if (!before && whole && number === FIRST_VERSION)
      return (await removeRecord(inside, whole, id, number)) ? 'undone' : 'changed'
    if (!before) return 'forgotten'
    const edit = await kind.editOf(db, before.content, current)
    const updated = await updateRecord(inside, kind, current, { edit, version: number })
    return updated.ok ? 'undone' : 'changed'
  })
}

/** The state of a record, to be stored as a version. */
export function snapshotOf<Edit, State extends VersionedRecord>(
  kind: Pick<EditableKind<Edit, State>, 'content' | 'photoIds'>,
  record: State,
): RecordSnapshot {
  const { id, version: number, createdAt, updatedAt } = record
  return { id, number, savedAt: updatedAt ?? createdAt, content: kind.content(record), photoIds: kind.photoIds(record) }
}

function detailsOf({ note }: Change, lines: readonly string[]): string | undefined {
  return [note, ...lines].filter(Boolean).join('\n') || undefined
}
