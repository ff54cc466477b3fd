import type { Queries } from '#app/db/store.server.ts'
import { findSameCode } from '#app/editing/form/same-code.server.ts'
import { nextCode } from '#app/editing/form/next-code.ts'

/**
 * The ID that a property gets instead of one that another property has now: the next of its series, or '' where it has
 * none. Null for an ID that is free.
 */
export async function freeCode(db: Queries, id: string, code: string | null): Promise<string | null> {
  if (code === null || !(await findSameCode(db, code, id))) return null
  const rows = await db.selectFrom('properties').select('propertyId').execute()
  return nextCode(
    code,
    rows.map(({ propertyId }) => propertyId),
  )
}
