import { validate } from 'uuid'
import type { Queries } from '#app/db/store.server.ts'
import type { Change } from './change.server.ts'
import type { RecordKindName } from './trash.ts'
import { type RecordSnapshot, deleteVersions, storeVersions } from './versions.server.ts'

/** A record in the trash. `content` and `kept` are JSON: its last version, and what the deletion took away besides. */
export type Deleted = { id: string; number: number; content: string; kept: string; deletedAt: string }

/** Puts a record that is being deleted into the trash, in the transaction of its deletion. */
export async function putInTrash(
  change: Change,
  kind: RecordKindName,
  snapshot: Omit<RecordSnapshot, 'savedAt'>,
  { kept, logId }: { kept: object; logId: string | null },
): Promise<void> {
  const save = { change, logId, deleted: JSON.stringify(kept) }
  await storeVersions(change.db, kind, [{ ...snapshot, savedAt: change.now.toISOString() }], save)
}

/** Takes a record out of the trash, in the transaction that restores it; null if it is not there (any more). */
export async function takeFromTrash(db: Queries, kind: RecordKindName, id: string): Promise<Deleted | null> {
  const row = await db
    .deleteFrom('versions')
    .where('kind', '=', kind)
    .where('recordId', '=', id)
    .where('deleted', 'is not', null)
    .returning(['number', 'content', 'deleted', 'savedAt'])
    .executeTakeFirst()
  return row ? deletedOf(id, row) : null
}

/** The records of a kind in the trash, the latest deletion first. @param text a text that their JSON contains */
export async function findDeleted(db: Queries, kind: RecordKindName, text: string | null = null): Promise<Deleted[]> {
  const like = `%${text ?? ''}%`
  const rows = await db
    .selectFrom('versions')
    .where('kind', '=', kind)
    .where('deleted', 'is not', null)
    .$if(text !== null, (all) => all.where((eb) => eb.or([eb('content', 'like', like), eb('deleted', 'like', like)])))
    .orderBy('savedAt', 'desc')
    .orderBy('recordId', 'desc')
    .select(['recordId', 'number', 'content', 'deleted', 'savedAt'])
    .execute()
  return rows.map(({ recordId, ...row }) => deletedOf(recordId, row))
}

function deletedOf(
  id: string,
  row: { number: number; content: string; deleted: string | null; savedAt: string },
): Deleted {
  return { id, number: row.number, content: row.content, kept: row.deleted ?? '{}', deletedAt: row.savedAt }
}

/** A record in the trash; null if it is not there. */
export async function findInTrash(db: Queries, kind: RecordKindName, id: string): Promise<Deleted | null> {
  const row = await db
    .selectFrom('versions')
    .where('kind', '=', kind)
    .where('recordId', '=', id)
    .where('deleted', 'is not', null)
    .select(['number', 'content', 'deleted', 'savedAt'])
    .executeTakeFirst()
  return row ? deletedOf(id, row) : null
}

/** Whether a form may give its id to what it adds: nothing in the trash has it. */
export async function isFreeId(db: Queries, id: string): Promise<boolean> {
  return validate(id) && (await findTrashedKind(db, id)) === null
}

/** The kind of a record in the trash; null if it is not there. */
export async function findTrashedKind(db: Queries, id: string): Promise<RecordKindName | null> {
  const query = db.selectFrom('versions').where('recordId', '=', id).where('deleted', 'is not', null)
  return (await query.select('kind').executeTakeFirst())?.kind ?? null
}

/** Deletes a record of the trash for good, with all of its versions. @returns false if it is not there (any more) */
export async function purgeFromTrash(db: Queries, kind: RecordKindName, id: string): Promise<boolean> {
  if (!(await takeFromTrash(db, kind, id))) return false
  await deleteVersions(db, kind, id)
  return true
}
