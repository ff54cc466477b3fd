import { sql } from 'kysely'
import type { Queries } from '#app/db/store.server.ts'
import { endsInCode, numberedSlugs, plainSlugs } from '#app/catalogue/property/slug.ts'

/** The tables of slugs: those in use, and the retired ones with the id that they lead to (null once that was deleted). */
type Registry =
  | { living: 'properties'; retired: 'retiredSlugs'; leadsTo: 'propertyId' }
  | { living: 'complexes'; retired: 'retiredComplexSlugs'; leadsTo: 'complexId' }

export const PROPERTY_SLUGS: Registry = { living: 'properties', retired: 'retiredSlugs', leadsTo: 'propertyId' }
export const COMPLEX_SLUGS: Registry = { living: 'complexes', retired: 'retiredComplexSlugs', leadsTo: 'complexId' }

type Named = { id: string; title: string; propertyId: string | null }

/** The first free slug. A number at its end must not look like the ID of another property. */
export async function freeSlug(db: Queries, registry: Registry, named: Named): Promise<string> {
  for (const slug of plainSlugs(named)) if (await isFreeSlug(db, registry, slug, named.id)) return slug
  const codes = await codesOfOthers(db, named.id)
  for (const slug of numberedSlugs(named))
    if (!codes.some((code) => endsInCode(slug, code)) && (await isFreeSlug(db, registry, slug, named.id))) return slug
  throw new Error('numberedSlugs never ends')
}

async function codesOfOthers(db: Queries, id: string): Promise<string[]> {
  const others = await db.selectFrom('properties').where('id', '<>', id).select('propertyId').execute()
  return others.flatMap(({ propertyId }) => propertyId ?? [])
}

/** Whether no other property or complex has or had the slug: links to a renamed one must keep working (decision 4). */
export async function isFreeSlug(
  db: Queries,
  { living, retired, leadsTo }: Registry,
  slug: string,
  id: string,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(living)} where slug = ${slug} and id <> ${id}
    union all
    select 1 from ${sql.table(retired)} where slug = ${slug} and ${sql.ref(leadsTo)} <> ${id}
    limit 1`.execute(db)
  return rows.length === 0
}

/** Marks a retired slug as used again. Only slugs of something deleted are reused, never those of something renamed. */
export async function reviveSlug(db: Queries, { retired }: Registry, slug: string) {
  await db.deleteFrom(retired).where('slug', '=', slug).execute()
}

/** Retires a slug: it redirects to the current slug of `id`, or answers 410 if that is null. */
export async function retireSlug(
  db: Queries,
  { retired, leadsTo }: Registry,
  slug: string,
  { id, now }: { id: string | null; now: Date },
) {
  const row = { [leadsTo]: id, retiredAt: now.toISOString() }
  await db
    .insertInto(retired)
    .values({ slug, ...row })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
    .execute()
}
