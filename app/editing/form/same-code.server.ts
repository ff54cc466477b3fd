import { sql } from 'kysely'
import type { Queries } from '#app/db/store.server.ts'

/** Another property with this ID, upper or lower case; the newest if there are several. */
export async function findSameCode(
  db: Queries,
  code: string,
  exceptId: string,
): Promise<{ id: string; title: string } | null> {
  const trimmed = code.trim()
  if (trimmed === '') return null
  const found = await db
    .selectFrom('properties')
    .where(sql`lower("propertyId")`, '=', sql`lower(${trimmed})`)
    .where('id', '!=', exceptId)
    .orderBy('createdAt', 'desc')
    .select(['id', 'title'])
    .executeTakeFirst()
  return found ?? null
}
