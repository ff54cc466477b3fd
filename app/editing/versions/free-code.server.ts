import { codeKey, propertyCode } from '#app/catalogue/property/property.ts'
import type { Queries } from '#app/db/store.server.ts'
import { nextCode } from '#app/editing/form/next-code.ts'

/**
 * The ID that a property gets instead of one that another property has now: the next of its series, or '' where it has
 * none. Null for an ID that is free.
 */
export async function freeCode(db: Queries, id: string, code: string | null): Promise<string | null> {
  if (code === null || code.trim() === '') return null
  const rows = await db.selectFrom('properties').select(['id', 'propertyId']).execute()
  const isTaken = rows.some((row) => row.id !== id && codeKey(propertyCode(row)) === codeKey(code))
  if (!isTaken) return null
  return nextCode(
    code,
    rows.map(({ propertyId }) => propertyId),
  )
}
