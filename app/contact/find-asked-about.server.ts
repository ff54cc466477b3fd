import type { Queries } from '#app/db/store.server.ts'

/** As slugs are made; anything else is not looked for. */
const SLUG = /^[a-z0-9-]{1,200}$/

/** A property that a visitor can be asking about, that is, a public one; null for any other. */
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
