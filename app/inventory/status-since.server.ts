import type { Queries } from '#app/db/store.server.ts'

/** The moment since which a property has its status; null when there is no such property. */
export async function findStatusSince(db: Queries, id: string): Promise<string | null> {
  const row = await db.selectFrom('properties').where('id', '=', id).select('statusSince').executeTakeFirst()
  return row?.statusSince ?? null
}
