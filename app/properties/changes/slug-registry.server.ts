import type { Queries } from '#app/db/store.server.ts'
import { slugCandidates } from '#app/properties/slug.ts'

/** The first slug that no other living property has or had: links to a renamed property must keep leading to it. */
export async function freeSlug(db: Queries, property: { id: string; title: string; propertyId: string | null }) {
  for (const slug of slugCandidates(property)) {
    const taken = await db
      .selectFrom('properties')
      .where('slug', '=', slug)
      .where('id', '!=', property.id)
      .select('id')
      .union(
        db
          .selectFrom('retiredSlugs')
          .where('slug', '=', slug)
          .where('propertyId', 'is not', null)
          .where('propertyId', '!=', property.id)
          .select('propertyId as id')
          .$castTo<{ id: string }>(),
      )
      .executeTakeFirst()
    if (!taken) return slug
  }
  throw new Error('slugCandidates never ends')
}

/** The slug is in use again: a deleted property's may serve anew; a renamed one's never does (`freeSlug`). */
export async function reviveSlug(db: Queries, slug: string) {
  await db.deleteFrom('retiredSlugs').where('slug', '=', slug).execute()
}

/** From now on the slug leads to the property's current one; with `propertyId` null it says that the property is gone. */
export async function retireSlug(db: Queries, slug: string, propertyId: string | null, now: Date) {
  const retired = { propertyId, retiredAt: now.toISOString() }
  await db
    .insertInto('retiredSlugs')
    .values({ slug, ...retired })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(retired))
    .execute()
}
