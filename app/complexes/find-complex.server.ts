import { compareTexts } from '#app/catalogue/catalogue.ts'
import type { CatalogueRow } from '#app/catalogue/catalogue-row.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { cardOf, isFreeSpace } from '#app/catalogue/listed-card.ts'
import { COMPLEX_FACTS, COMPLEX_PLACE } from '#app/catalogue/facts/fact-columns.ts'
import { shownPictures } from '#app/catalogue/property/pictures.server.ts'
import type { PropertyCard } from '#app/catalogue/property/property.ts'
import type { ComplexDetail } from '#app/catalogue/complex/complex.ts'
import { SPACE_TYPES } from '#app/catalogue/facts/complex-link.ts'
import { publicKey } from '#app/photos/public-key.server.ts'
import { readJsonOr } from '#app/text/stored-json.ts'
import type { DrawnFloor } from './floors/drawn-floors.ts'
import { type FloorView, floorViews } from './page/floor-view.ts'
import { FLOORS_JSON } from './floors/floors-json.ts'
import type { FreeSpaceRow } from './page/complex-view.ts'
import { type FreeSpace, SPACE_COLUMNS } from './spaces/free-space.ts'

/** Properties shown for a complex without a free space: one row of cards. */
const NEARBY = 3

type Drawn = { id: string; drawnFloors: DrawnFloor[] }

/** What the slug of a complex leads to. */
export type ComplexAnswer =
  | { found: 'complex'; complex: ComplexDetail & Drawn }
  | { found: 'renamed'; slug: string }
  | { found: 'deleted' }
  | { found: 'nothing' }

export async function findComplexBySlug({ db }: Store, slug: string): Promise<ComplexAnswer> {
  const row = await db
    .selectFrom('complexes')
    .where('slug', '=', slug)
    .select(['id', 'slug', 'name', 'kind', 'description', 'drawnFloors', ...COMPLEX_PLACE, ...COMPLEX_FACTS])
    .executeTakeFirst()
  if (row) {
    const owner = { kind: 'complex', id: row.id } as const
    const photos = await shownPictures(db, owner, 'photos')
    const plans = await shownPictures(db, owner, 'plans')
    return {
      found: 'complex',
      complex: { ...row, photos, plans, drawnFloors: readJsonOr(FLOORS_JSON, row.drawnFloors, []) },
    }
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

/** The drawn floors of a complex for its page: those with a free space. @param free the rows of the table, by property */
export async function findFloorViews(
  store: Store,
  { id, drawnFloors }: Drawn,
  free: ReadonlyMap<string, FreeSpaceRow>,
): Promise<FloorView[]> {
  if (drawnFloors.length === 0) return []
  const { all } = await currentCatalogue(store)
  const taken = all.filter((row) => row.complexId === id && isTakenSpace(row)).map((row) => row.id)
  const plans = await store.db
    .selectFrom('complexPlans')
    .innerJoin('photos', 'photos.id', 'complexPlans.photoId')
    .where('complexId', '=', id)
    .select(['photos.id', publicKey().as('key'), 'photos.width', 'photos.height'])
    .execute()
  const pictures = new Map(plans.map(({ id: photoId, ...picture }) => [photoId, picture]))
  return floorViews(drawnFloors, { free, taken: new Set(taken), plans: pictures })
}

/** Whether a space may be seen as taken: its exact place is public (decision 35), and it is not paused. */
function isTakenSpace({ status, precision }: CatalogueRow): boolean {
  return precision === 'exacta' && (status === 'separada' || status === 'vendida')
}

/** The free spaces of a complex by operation, the smallest first. */
export async function findFreeSpaces(store: Store, complexId: string): Promise<FreeSpace[]> {
  const { offered } = await currentCatalogue(store)
  return offered
    .filter((row) => row.complexId === complexId && isFreeSpace(row))
    .toSorted(
      (one, other) =>
        compareTexts(one.category, other.category) ||
        (one.area ?? Infinity) - (other.area ?? Infinity) ||
        compareTexts(one.id, other.id),
    )
    .map(toFreeSpace)
}

function toFreeSpace(row: CatalogueRow): FreeSpace {
  const columns = ['id', 'slug', 'createdAt', ...SPACE_COLUMNS] as const
  return Object.fromEntries(columns.map((column) => [column, row[column]])) as FreeSpace
}

/** Available properties of the type of its spaces: those of its municipality first, then the newest. */
export async function findNearby(store: Store, { kind, municipality }: ComplexDetail): Promise<PropertyCard[]> {
  const catalogue = await currentCatalogue(store)
  const sameType = catalogue.offered.filter(({ type }) => type === SPACE_TYPES[kind])
  const isNear = (row: CatalogueRow) => row.municipality === (municipality ?? '')
  return [...sameType.filter(isNear), ...sameType.filter((row) => !isNear(row))]
    .slice(0, NEARBY)
    .map((row) => cardOf(catalogue, row))
}

/** The slugs of the complexes that have a free space: no page links to the others. */
export async function findListedComplexes(store: Store): Promise<string[]> {
  const { offered } = await currentCatalogue(store)
  const slugs = offered.flatMap((row) => (row.complexSlug !== null && isFreeSpace(row) ? [row.complexSlug] : []))
  return [...new Set(slugs)].toSorted(compareTexts)
}
