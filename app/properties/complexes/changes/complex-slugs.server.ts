import type { Queries } from '#app/db/store.server.ts'
import { slugCandidates } from '#app/properties/slug.ts'

/** The first slug that no other conjunto has or had: links to a renamed one must keep leading to it (decision 4). */
export async function freeComplexSlug(db: Queries, { id, name }: { id: string; name: string }): Promise<string> {
  for (const slug of slugCandidates({ id, title: name, propertyId: null })) {
    const living = await db
      .selectFrom('complexes')
      .where('slug', '=', slug)
      .where('id', '!=', id)
      .select('id')
      .executeTakeFirst()
    const retired = await db
      .selectFrom('retiredComplexSlugs')
      .where('slug', '=', slug)
      .where('complexId', '!=', id)
      .select('slug')
      .executeTakeFirst()
    if (!living && !retired) return slug
  }
  throw new Error('slugCandidates never ends')
}

/** The slug is in use again. */
export async function reviveComplexSlug(db: Queries, slug: string) {
  await db.deleteFrom('retiredComplexSlugs').where('slug', '=', slug).execute()
}

/** From now on the slug leads to the conjunto's current one; with `complexId` null it says that the conjunto is gone. */
export async function retireComplexSlug(db: Queries, slug: string, complexId: string | null, now: Date) {
  const retired = { complexId, retiredAt: now.toISOString() }
  await db
    .insertInto('retiredComplexSlugs')
    .values({ slug, ...retired })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(retired))
    .execute()
}
