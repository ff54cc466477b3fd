import { recordActivity } from '#app/activity/record.server.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { pageAt } from '#app/figures/page-at.ts'
import { deleteVersions } from '#app/editing/changes/write-versions.server.ts'
import type { Actor } from '#app/editing/changes/change-property.server.ts'
import { loggedProperty } from '#app/editing/changes/describe-changes.ts'
import { isId } from '#app/catalogue/property/find-records.server.ts'
import { propertyCode } from '#app/catalogue/property/property.ts'
import { TRASH_PAGE_SIZE, type TrashPage, overdueBefore } from './trash.ts'

declare module '#app/db/schema.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Schema {
    deletedProperties: DeletedPropertiesTable
    deletedPropertyPhotos: DeletedPropertyPhotosTable
  }
}

/** The papelera. `kept` is JSON with everything needed to restore the property; `deletedBy` is the name of a person. */
type DeletedPropertiesTable = {
  id: string
  title: string
  propertyId: string | null
  kept: string
  deletedAt: string
  deletedBy: string | null
}

/** Photos and plans of properties in the papelera. */
type DeletedPropertyPhotosTable = { propertyId: string; photoId: string }

/** One page of the papelera, the latest deletion first; the last page for a number beyond it. */
export async function findTrash({ db }: Store, requested: number): Promise<TrashPage> {
  const total = await countTrash(db)
  const { page, pages, offset } = pageAt(requested, { rows: total, size: TRASH_PAGE_SIZE })
  const rows = await db
    .selectFrom('deletedProperties')
    .orderBy('deletedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(TRASH_PAGE_SIZE)
    .offset(offset)
    .select(['id', 'title', 'propertyId', 'deletedAt', 'deletedBy'])
    .execute()
  return {
    rows: rows.map(({ propertyId, ...row }) => ({ ...row, code: propertyCode({ ...row, propertyId }) })),
    total,
    page,
    pages,
  }
}

export async function countTrash(db: Queries): Promise<number> {
  const { count } = await db
    .selectFrom('deletedProperties')
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The property that a dialog asks to delete for good; null if it is not in the papelera. */
export async function findForPurge(db: Queries, id: string | null) {
  if (id === null || !isId(id)) return null
  const row = await db
    .selectFrom('deletedProperties')
    .where('id', '=', id)
    .select(['id', 'title', 'propertyId'])
    .executeTakeFirst()
  return row ? { id: row.id, title: row.title, code: propertyCode(row) } : null
}

/** Deletes a property of the papelera for good, with its log entry. @returns false when it is not there */
export async function purgeProperty(store: Store, id: string, actor: Actor, now: Date): Promise<boolean> {
  if (!isId(id)) return false
  return store.db.transaction().execute(async (db) => (await purge(db, [id], actor, now)) === 1)
}

/** @returns how many of these were in the papelera */
async function purge(db: Queries, ids: readonly string[], actor: Actor, now: Date): Promise<number> {
  const deleted = await db
    .deleteFrom('deletedProperties')
    .where('id', 'in', ids)
    .returning(['id', 'title', 'propertyId'])
    .execute()
  for (const property of deleted) {
    for (const table of ['propertyNotes', 'propertyFiles'] as const)
      await db.deleteFrom(table).where('propertyId', '=', property.id).execute()
    await deleteVersions(db, 'property', property.id)
    await recordActivity(db, {
      action: 'purge_property',
      type: 'property_deletion',
      property: loggedProperty(property.id, property),
      actor,
      now,
    })
  }
  return deleted.length
}

/** The actor of automatic deletions in the log. */
const AUTOMATIC: Actor = { id: null, name: 'Vaciado automático' }
/** Properties deleted in one transaction, so that nobody who saves waits for thousands. */
const PURGE_BATCH = 100

/**
 * Deletes properties for good after 30 days in the papelera, each with its log entry. `collectUnusedPhotos` then deletes
 * their photos.
 * @returns how many properties were deleted
 */
export async function emptyOverdueTrash(store: Store, now: Date): Promise<number> {
  const overdue = await store.db
    .selectFrom('deletedProperties')
    .where('deletedAt', '<', overdueBefore(now))
    .orderBy('deletedAt')
    .limit(PURGE_BATCH)
    .select('id')
    .execute()
  if (overdue.length === 0) return 0
  const ids = overdue.map(({ id }) => id)
  const deleted = await store.db.transaction().execute((db) => purge(db, ids, AUTOMATIC, now))
  return deleted + (await emptyOverdueTrash(store, now))
}
