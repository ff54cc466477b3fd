import { recordActivity } from '#app/activity/record.server.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { pageAt } from '#app/figures/page-at.ts'
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

/** The papelera: `kept` is JSON of everything that brings the property back, `deletedBy` the name of a person. */
type DeletedPropertiesTable = {
  id: string
  title: string
  propertyId: string | null
  kept: string
  deletedAt: string
  deletedBy: string | null
}

/** Photos and plans that a property of the papelera will have again. */
type DeletedPropertyPhotosTable = { propertyId: string; photoId: string }

/** One page of the papelera, what was deleted last first; beyond the last page, the last. */
export async function findTrash({ db }: Store, asked: number): Promise<TrashPage> {
  const total = await countTrash(db)
  const { page, pages, offset } = pageAt(asked, { rows: total, size: TRASH_PAGE_SIZE })
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
  return store.db.transaction().execute(async (db) => (await purge(db, [id], actor, now)) === 1)
}

/** @returns how many of these were in the papelera */
async function purge(db: Queries, ids: readonly string[], actor: Actor, now: Date): Promise<number> {
  const gone = await db
    .deleteFrom('deletedProperties')
    .where('id', 'in', ids)
    .returning(['id', 'title', 'propertyId'])
    .execute()
  for (const property of gone)
    await recordActivity(db, {
      action: 'purge_property',
      type: 'property_deletion',
      property: loggedProperty(property.id, property),
      actor,
      now,
    })
  return gone.length
}

/** Who deletes for good what nobody did, as the log names it. */
const EMPTIED: Actor = { id: null, name: 'Vaciado automático' }
/** Properties that go in one transaction: nobody who saves waits for thousands. */
const PURGED_AT_ONCE = 100

/**
 * Deletes for good what has rested for 30 days, each with its log entry. Its photos then belong to nobody
 * (`collectUnusedPhotos`).
 * @returns how many properties went
 */
export async function emptyOverdueTrash(store: Store, now: Date): Promise<number> {
  const overdue = await store.db
    .selectFrom('deletedProperties')
    .where('deletedAt', '<', overdueBefore(now))
    .orderBy('deletedAt')
    .limit(PURGED_AT_ONCE)
    .select('id')
    .execute()
  if (overdue.length === 0) return 0
  const ids = overdue.map(({ id }) => id)
  const gone = await store.db.transaction().execute((db) => purge(db, ids, EMPTIED, now))
  return gone + (await emptyOverdueTrash(store, now))
}
