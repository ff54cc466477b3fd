import type { Queries } from '#app/db/store.server.ts'

/** The configured contact: the first `globalConfig` row (spec, section 3); null until one is saved. */
export async function findDefaultContact(db: Queries) {
  const row = await db
    .selectFrom('globalConfig')
    .select(['contactName', 'contactPhone', 'contactEmail'])
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}
