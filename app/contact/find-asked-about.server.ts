import { isSlug } from '#app/seo/slug-shape.ts'
import type { Queries } from '#app/db/store.server.ts'

/** The public property that a message is about; null when it does not exist or is not public. */
export async function findAskedAbout(db: Queries, slug: string) {
  if (!isSlug(slug)) return null
  const row = await db
    .selectFrom('properties')
    .select(['id', 'title', 'slug'])
    .where('slug', '=', slug)
    .where('status', '=', 'disponible')
    .executeTakeFirst()
  return row ?? null
}
