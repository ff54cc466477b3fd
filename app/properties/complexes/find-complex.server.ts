import type { Queries, Store } from '#app/db/store.server.ts'
import { cardColumns, toCard } from '#app/properties/card-row.server.ts'
import { COMPLEX_FACTS, COMPLEX_PLACE } from '#app/properties/facts/fact-columns.ts'
import { shownPictures } from '#app/properties/pictures.server.ts'
import type { PropertyCard } from '#app/properties/property.ts'
import type { ComplexDetail } from './complex.ts'
import { SPACE_TYPES } from './complex-link.ts'
import { type FreeSpace, SPACE_COLUMNS } from './spaces/free-space.ts'
import { isFreeSpace } from './spaces/is-free-space.server.ts'

/** Spaces near a conjunto that has none free: one row of the grid. */
const NEARBY = 3

/** What the slug of a conjunto stands for, as that of a property does (`SlugAnswer`). */
export type ComplexAnswer =
  | { found: 'complex'; complex: ComplexDetail }
  | { found: 'renamed'; slug: string }
  | { found: 'deleted' }
  | { found: 'nothing' }

export async function findComplexBySlug({ db }: Store, slug: string): Promise<ComplexAnswer> {
  const row = await db
    .selectFrom('complexes')
    .where('slug', '=', slug)
    .select(['id', 'slug', 'name', 'kind', 'description', ...COMPLEX_PLACE, ...COMPLEX_FACTS])
    .executeTakeFirst()
  if (row) {
    const owner = { kind: 'complex', id: row.id } as const
    const photos = await shownPictures(db, owner, 'photos')
    const plans = await shownPictures(db, owner, 'plans')
    return { found: 'complex', complex: { ...row, photos, plans } }
  }
  const retired = await db
    .selectFrom('retiredComplexSlugs')
    .leftJoin('complexes', 'complexes.id', 'retiredComplexSlugs.complexId')
    .where('retiredComplexSlugs.slug', '=', slug)
    .select('complexes.slug as current')
    .executeTakeFirst()
  if (!retired) return { found: 'nothing' }
  return retired.current === null ? { found: 'deleted' } : { found: 'renamed', slug: retired.current }
}

/** The free spaces of a conjunto, an operation after the other, the smallest first. */
export function findFreeSpaces(db: Queries, complexId: string): Promise<FreeSpace[]> {
  return db
    .selectFrom('properties')
    .where('complexId', '=', complexId)
    .where(isFreeSpace())
    .orderBy('category')
    .orderBy('area', (order) => order.asc().nullsLast())
    .orderBy('id')
    .select(['id', 'slug', 'createdAt', ...SPACE_COLUMNS])
    .execute()
}

/** Available properties such as its spaces are, in its municipality and then elsewhere, the newest first. */
export async function findNearby(store: Store, { kind, municipality }: ComplexDetail): Promise<PropertyCard[]> {
  const found: PropertyCard[] = []
  for (const operator of ['=', 'is distinct from'] as const) {
    const rows = await store.lists
      .selectFrom('properties')
      .where('status', '=', 'disponible')
      .where('type', '=', SPACE_TYPES[kind])
      .where('municipality', operator, municipality ?? '')
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(NEARBY - found.length)
      .select(cardColumns)
      .execute()
    found.push(...rows.map(toCard))
    if (found.length === NEARBY) break
  }
  return found
}

/** The conjuntos that something leads to: those with a free space. */
export function findListedComplexes(db: Queries): Promise<{ slug: string }[]> {
  return db
    .selectFrom('complexes')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('properties')
          .whereRef('properties.complexId', '=', 'complexes.id')
          .where(isFreeSpace())
          .select('properties.id'),
      ),
    )
    .orderBy('slug')
    .select('slug')
    .execute()
}
