import type { Queries } from '#app/db/store.server.ts'

/** Shape of a slug; other texts are not queried. */
const SLUG = /^[a-z0-9-]{1,200}$/

/** The public property that a message is about; null when it does not exist or is not public. */
export async function findAskedAbout(db: Queries, slug: string) {
  if (!SLUG.test(slug)) return null
  const row = await db
    .selectFrom('properties')
    .select(['id', 'title', 'slug'])
    .where('slug', '=', slug)
    .where('status', '=', 'disponible')
    .executeTakeFirst()
  return row ?? null
}
