import type { CatalogueRow } from '#app/catalogue/catalogue-row.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { isStoreUnreachable } from '#app/db/unreachable.server.ts'
import { newIds } from '#app/listing/search/list.ts'
import { cardOf } from '#app/catalogue/listed-card.ts'
import { PUBLIC_COLUMNS } from '#app/catalogue/facts/fact-columns.ts'
import { complexFrom } from '#app/catalogue/facts/complex-link.ts'
import { complexColumns } from '#app/catalogue/complex/complexes.server.ts'
import { shownPictures } from '#app/catalogue/property/pictures.server.ts'
import { findRenamed } from '#app/catalogue/property/retired-slugs.server.ts'
import { withPublicPlace } from '#app/catalogue/place/public-place.ts'
import type { Point } from '#app/catalogue/place/point.ts'
import type { PropertyCard, PropertyDetail } from '#app/catalogue/property/property.ts'

/** Newest properties on the landing (spec, section 9). */
const LATEST = 3
/** Similar properties on the detail page: one row of the grid. */
const SIMILAR = 3

/** The three newest available properties (decision 26). */
export async function findLatest(store: Store): Promise<PropertyCard[]> {
  const catalogue = await currentCatalogue(store)
  return catalogue.offered.slice(0, LATEST).map((row) => cardOf(catalogue, row))
}

/** The newest ones, for a page that is also shown while the store is unreachable: none then. */
export async function findLatestIfReachable(store: Store): Promise<PropertyCard[]> {
  return findLatest(store).catch((failure: unknown) => {
    if (isStoreUnreachable(failure)) return []
    throw failure
  })
}

/**
 * The result for a public slug: an available property, the current slug of a renamed one, a deleted one (410), or nothing
 * public (404).
 */
export type SlugAnswer =
  | { found: 'property'; property: PropertyDetail }
  | { found: 'renamed'; slug: string }
  | { found: 'deleted' }
  | { found: 'nothing' }

export async function findBySlug(store: Store, slug: string): Promise<SlugAnswer> {
  const row = await store.db
    .selectFrom('properties')
    .where('slug', '=', slug)
    .select(['id', 'status'])
    .executeTakeFirst()
  if (row) {
    const property = row.status === 'disponible' ? await findById(store.db, row.id) : null
    return property ? { found: 'property', property } : { found: 'nothing' }
  }
  const retired = await store.db
    .selectFrom('retiredSlugs')
    .where('slug', '=', slug)
    .select('propertyId')
    .executeTakeFirst()
  if (!retired) return { found: 'nothing' }
  if (retired.propertyId === null) return { found: 'deleted' }
  const [renamed] = await findRenamed(store.db, [slug])
  return renamed ? { found: 'renamed', slug: renamed.current } : { found: 'nothing' }
}

/** The public data of a property with its photos in order, whatever its status; null if it doesn't exist. */
export async function findById(db: Queries, id: string): Promise<PropertyDetail | null> {
  const property = await readProperty(db, id)
  if (property?.precision === 'exacta') return withComplexPhotos(db, property)
  // The complex would reveal the exact place.
  return property && withPublicPlace({ ...property, complexId: null, complex: null })
}

/** The same with its exact place, only for the panel. */
export async function findForStaff(db: Queries, id: string): Promise<PropertyDetail | null> {
  const property = await readProperty(db, id)
  return property && withComplexPhotos(db, property)
}

/** A space without photos of its own shows those of its complex. */
async function withComplexPhotos(db: Queries, property: PropertyDetail): Promise<PropertyDetail> {
  const { photos, complexId } = property
  if (photos.length > 0 || complexId === null) return property
  return { ...property, photos: await shownPictures(db, { kind: 'complex', id: complexId }, 'photos') }
}

async function readProperty(db: Queries, id: string): Promise<PropertyDetail | null> {
  const row = await db
    .selectFrom('properties')
    .where('id', '=', id)
    .select(['id', 'slug', 'version', 'createdAt', 'updatedAt', 'publicLatitude', 'publicLongitude', ...PUBLIC_COLUMNS])
    .select(complexColumns)
    .executeTakeFirst()
  if (!row) return null
  const { publicLatitude, publicLongitude, complexSlug, complexName, complexKind, complexFree, ...columns } = row
  const complex = complexFrom({ complexSlug, complexName, complexKind, complexFree })
  const amenities = await db.selectFrom('propertyAmenities').where('propertyId', '=', id).select('code').execute()
  const owner = { kind: 'property', id } as const
  const photos = await shownPictures(db, owner, 'photos')
  const plans = await shownPictures(db, owner, 'plans')
  const point = pointOf(publicLatitude, publicLongitude)
  return { ...columns, point, amenities: amenities.map(({ code }) => code), photos, plans, complex }
}

function pointOf(latitude: number | null, longitude: number | null): Point | null {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

type Compared = Pick<PropertyDetail, 'id' | 'type' | 'category' | 'municipality'>

/** For somebody who wrote about a property: similar ones. About none, or where nothing is similar: the newest. */
export async function findSuggested(store: Store, id: string | null) {
  const { offered } = await currentCatalogue(store)
  const property = offered.find((row) => row.id === id)
  const similar = property ? await findSimilar(store, property) : []
  return similar.length > 0
    ? { areSimilar: true, properties: similar }
    : { areSimilar: false, properties: await findLatest(store) }
}

/**
 * Other available properties of the same type: first those that are offered for the same operation, then of the same
 * municipality, then the
 * newest. A single one is left out, because the section needs at least two (design, section 9).
 */
export async function findSimilar(store: Store, property: Compared): Promise<PropertyCard[]> {
  const catalogue = await currentCatalogue(store)
  const { id, type, category, municipality } = property
  const sameType = catalogue.offers.filter((row) => row.type === type && row.id !== id)
  const similarity = (row: CatalogueRow) =>
    (row.category === category ? 2 : 0) + (row.municipality === (municipality ?? '') ? 1 : 0)
  const ranked = [3, 2, 1, 0].flatMap((degree) => sameType.filter((row) => similarity(row) === degree))
  const found = ranked.filter(newIds()).slice(0, SIMILAR)
  return found.length < 2 ? [] : found.map((row) => cardOf(catalogue, row))
}
