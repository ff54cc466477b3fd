import { sql } from 'kysely'
import type { Queries } from '#app/db/store.server.ts'
import type { SameCode } from './same-code.ts'

/** The property that has an ID already, the newest where there are several; small and large letters are the same. */
export async function findSameCode(db: Queries, code: string, exceptId: string): Promise<SameCode | null> {
  const asked = code.trim()
  if (asked === '') return null
  const found = await db
    .selectFrom('properties')
    .where(sql`lower("propertyId")`, '=', sql`lower(${asked})`)
    .where('id', '!=', exceptId)
    .orderBy('createdAt', 'desc')
    .select(['id', 'title'])
    .executeTakeFirst()
  return found ?? null
}
