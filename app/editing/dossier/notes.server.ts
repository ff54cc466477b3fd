import { v7 as uuidv7, validate } from 'uuid'
import type { Queries } from '#app/db/store.server.ts'
import { countOf } from '#app/forms/control-readers.ts'
import type { Change } from '#app/records/change.server.ts'
import { MOST_NOTES, type NoteLine } from './dossier.ts'

/** Somebody of the team. `mayRemoveAny`: also the notes of others. */
export type Contributor = { id: string; name: string; mayRemoveAny: boolean }

/** The notes of a property, the newest first. */
export async function findNotes(db: Queries, propertyId: string, contributor: Contributor): Promise<NoteLine[]> {
  const rows = await db
    .selectFrom('propertyNotes')
    .where('propertyId', '=', propertyId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .select(['id', 'note', 'createdAt', 'createdBy', 'createdByName'])
    .execute()
  return rows.map(({ createdBy, createdByName, ...note }) => ({
    ...note,
    author: createdByName,
    mayRemove: contributor.mayRemoveAny || createdBy === contributor.id,
  }))
}

type NewNote = { propertyId: string; note: string; contributor: Contributor; now: Date }

/** @returns a sentence if nothing was added */
export async function addNote(db: Queries, { propertyId, note, contributor, now }: NewNote): Promise<string | null> {
  const { count } = await db
    .selectFrom('propertyNotes')
    .where('propertyId', '=', propertyId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_NOTES)
    return `Esta propiedad ya tiene ${countOf(MOST_NOTES)} notas. Elimina alguna para agregar otra.`
  const added = { createdAt: now.toISOString(), createdBy: contributor.id, createdByName: contributor.name }
  await db
    .insertInto('propertyNotes')
    .values({ id: uuidv7({ msecs: now.getTime() }), propertyId, note, ...added })
    .execute()
  return null
}

/** The texts of the notes of some properties. */
export async function findNoteTexts(
  db: Queries,
  propertyIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const found = new Map<string, Set<string>>()
  if (propertyIds.length === 0) return found
  const rows = await db
    .selectFrom('propertyNotes')
    .where('propertyId', 'in', propertyIds)
    .select(['propertyId', 'note'])
    .execute()
  for (const { propertyId, note } of rows) found.set(propertyId, (found.get(propertyId) ?? new Set()).add(note))
  return found
}

type ImportedNotes = { propertyId: string; notes: readonly { id: string; note: string }[] }

/** Adds the notes that an import brings, in its transaction. */
export async function addImportedNotes(
  { db, actor, now }: Change,
  { propertyId, notes }: ImportedNotes,
): Promise<void> {
  if (notes.length === 0) return
  const added = { propertyId, createdAt: now.toISOString(), createdBy: actor.id, createdByName: actor.name }
  await db
    .insertInto('propertyNotes')
    .values(notes.map((note) => ({ ...note, ...added })))
    .execute()
}

/** Takes imported notes back, in the transaction of the undo. */
export async function removeImportedNotes(db: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('propertyNotes').where('id', 'in', ids).execute()
}

/** Deletes a note of the person, or any note for an administrator. @returns false if there is no such note */
export async function removeNote(
  db: Queries,
  propertyId: string,
  id: string,
  contributor: Contributor,
): Promise<boolean> {
  if (!validate(id)) return false
  const { numDeletedRows } = await db
    .deleteFrom('propertyNotes')
    .where('id', '=', id)
    .where('propertyId', '=', propertyId)
    .$if(!contributor.mayRemoveAny, (notes) => notes.where('createdBy', '=', contributor.id))
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}
