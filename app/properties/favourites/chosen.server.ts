import type { Store } from '#app/db/store.server.ts'
import { cardColumns, toCard } from '#app/properties/card-row.server.ts'
import type { PropertyCard } from '#app/properties/property.ts'
import { findRenamed } from '#app/properties/retired-slugs.server.ts'

/** The properties of a list of slugs that are on offer, in its order, and the slugs of those that are not. */
export async function findChosen(
  { db }: Store,
  slugs: readonly string[],
): Promise<{ properties: PropertyCard[]; missing: string[] }> {
  if (slugs.length === 0) return { properties: [], missing: [] }
  const retired = await findRenamed(db, slugs)
  const current = new Map(retired.map((slug) => [slug.former, slug.current]))
  const slugNow = (slug: string) => current.get(slug) ?? slug
  const wanted = [...new Set(slugs.map(slugNow))]
  const rows = await db
    .selectFrom('properties')
    .where('slug', 'in', wanted)
    .where('status', '=', 'disponible')
    .select(cardColumns)
    .execute()
  const found = new Map(rows.map((row) => [row.slug, toCard(row)]))
  const properties = wanted.flatMap((slug) => found.get(slug) ?? [])
  return { properties, missing: slugs.filter((slug) => !found.has(slugNow(slug))) }
}
