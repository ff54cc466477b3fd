import { recordActivity } from '#app/activity/record.server.ts'
import { inBatches } from '#app/db/in-batches.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { type Actor, insertProperty } from './change-property.server.ts'
import { type Deleted, takeFromTrash } from './trash-rows.server.ts'
import { loggedProperty } from './describe-changes.ts'
import { isId } from '#app/catalogue/property/find-records.server.ts'
import { PROPERTY_SLUGS, isFreeSlug, retireSlug, retryIfTaken } from './slug-registry.server.ts'

/**
 * Brings a deleted property back as it was, with its photos, its addresses, the messages about it and its visits, and
 * writes the log entry in the same transaction.
 * @returns false when it is not in the papelera (any more)
 */
export async function restoreProperty(store: Store, id: string, actor: Actor, now: Date): Promise<boolean> {
  if (!isId(id)) return false
  return retryIfTaken(() =>
    store.db.transaction().execute(async (db) => {
      const deleted = await takeFromTrash(db, id)
      if (!deleted) return false
      await putBack(db, id, deleted, { updatedAt: now.toISOString(), updatedBy: actor.id })
      await recordActivity(db, {
        action: 'restore_property',
        type: 'property_restoration',
        property: loggedProperty(id, deleted.input),
        actor,
        now,
      })
      return true
    }),
  )
}

/** Columns of a count of visits. */
const INTEREST_COLUMNS = 4

type Change = { updatedAt: string; updatedBy: string | null }

async function putBack(db: Queries, id: string, deleted: Deleted, change: Change) {
  const { input, createdAt, version, shown } = deleted
  const createdBy = await stillThere(db, 'users', deleted.createdBy)
  const complexId = await stillThere(db, 'complexes', input.complexId)
  const made = { id, createdBy, now: new Date(createdAt), shown }
  const { slug } = await insertProperty(db, { ...input, complexId }, made)
  // A form that was open before the deletion was made over another version.
  await db
    .updateTable('properties')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .execute()
  if (slug !== deleted.slug) await leadFrom(db, deleted.slug, id, new Date(change.updatedAt))
  const theirs = { propertyId: id }
  for (const slugs of inBatches(deleted.slugs, 1))
    await db
      .updateTable('retiredSlugs')
      .set(theirs)
      .where('slug', 'in', slugs)
      .where('propertyId', 'is', null)
      .execute()
  for (const ids of inBatches(deleted.messages, 1))
    await db.updateTable('contactMessages').set(theirs).where('id', 'in', ids).where('propertyId', 'is', null).execute()
  const visits = deleted.interest.map((each) => ({ ...each, ...theirs }))
  for (const batch of inBatches(visits, INTEREST_COLUMNS)) await db.insertInto('interest').values(batch).execute()
}

/** Accounts and conjuntos may go while the property rests. */
async function stillThere(db: Queries, table: 'complexes' | 'users', id: string | null): Promise<string | null> {
  if (id === null) return null
  const found = await db.selectFrom(table).where('id', '=', id).select('id').executeTakeFirst()
  return found?.id ?? null
}

/** Its old address, unless another property has it meanwhile, or had it. */
async function leadFrom(db: Queries, slug: string, id: string, now: Date) {
  if (await isFreeSlug(db, PROPERTY_SLUGS, slug, id)) await retireSlug(db, PROPERTY_SLUGS, slug, { id, now })
}
