import type { Store } from '#app/db/store.server.ts'
import { isId } from '#app/properties/changes/property-record.server.ts'
import { propertyCode } from '#app/properties/property.ts'

/** What the question before a deletion names; null when there is no such property. */
export async function findForDeletion(store: Store, id: string | null) {
  if (id === null || !isId(id)) return null
  const row = await store.db
    .selectFrom('properties')
    .where('id', '=', id)
    .select(['id', 'title', 'propertyId'])
    .executeTakeFirst()
  return row ? { id: row.id, title: row.title, code: propertyCode(row) } : null
}
