import { recordActivity } from '#app/activity/record.server.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import type { Actor } from '#app/properties/changes/change-property.server.ts'
import { isId } from '#app/properties/changes/property-record.server.ts'
import { propertyCode } from '#app/properties/property.ts'
import { TRASH_PAGE_SIZE, type TrashPage, overdueBefore } from './trash.ts'

/** One page of the papelera, what was deleted last first; beyond the last page, the last. */
export async function findTrash({ db }: Store, asked: number): Promise<TrashPage> {
  const total = await countTrash(db)
  const pages = Math.max(1, Math.ceil(total / TRASH_PAGE_SIZE))
  const page = Math.min(asked, pages)
  const rows = await db
    .selectFrom('deletedProperties')
    .orderBy('deletedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(TRASH_PAGE_SIZE)
    .offset((page - 1) * TRASH_PAGE_SIZE)
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

/** What the question before the end names; null when there is no such property in the papelera. */
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
  return store.db.transaction().execute(async (db) => {
    const gone = await db.deleteFrom('deletedProperties').where('id', '=', id).returning('title').executeTakeFirst()
    if (!gone) return false
    await recordActivity(db, {
      action: 'purge_property',
      type: 'property_deletion',
      property: { id, title: gone.title },
      actor,
      now,
    })
    return true
  })
}

/**
 * Deletes for good what has rested for 30 days; the log keeps what was known of it since its deletion. Its photos then
 * belong to nobody (`collectUnusedPhotos`).
 * @returns how many properties went
 */
export async function emptyOverdueTrash({ db }: Store, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('deletedProperties')
    .where('deletedAt', '<', overdueBefore(now))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
