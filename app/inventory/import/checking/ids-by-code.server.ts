import { codeKey, propertyCode } from '#app/catalogue/property/property.ts'
import type { Queries } from '#app/db/store.server.ts'

/** The ids of all stored properties by the `codeKey` of their ID; a property without one has that of the panel. */
export async function findIdsByCode(db: Queries): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db.selectFrom('properties').select(['id', 'propertyId']).execute()
  const found = new Map<string, string[]>()
  for (const row of rows) {
    const key = codeKey(propertyCode(row))
    const ids = found.get(key)
    if (ids) ids.push(row.id)
    else found.set(key, [row.id])
  }
  return found
}
