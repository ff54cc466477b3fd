import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { cardOf } from '#app/catalogue/listed-card.ts'
import type { PropertyCard } from '#app/catalogue/property/property.ts'
import { findRenamed } from '#app/catalogue/property/retired-slugs.server.ts'

/** The available properties of a list of slugs, in its order, and the slugs of those that are not available. */
export async function findBySlugs(
  store: Store,
  slugs: readonly string[],
): Promise<{ properties: PropertyCard[]; missing: string[] }> {
  if (slugs.length === 0) return { properties: [], missing: [] }
  const retired = await findRenamed(store.db, slugs)
  const current = new Map(retired.map((slug) => [slug.former, slug.current]))
  const currentSlug = (slug: string) => current.get(slug) ?? slug
  const wanted = new Set(slugs.map(currentSlug))
  const catalogue = await currentCatalogue(store)
  const found = new Map(
    catalogue.offered.flatMap((row) => (wanted.has(row.slug) ? [[row.slug, cardOf(catalogue, row)]] : [])),
  )
  const properties = [...wanted].flatMap((slug) => found.get(slug) ?? [])
  return { properties, missing: slugs.filter((slug) => !found.has(currentSlug(slug))) }
}
