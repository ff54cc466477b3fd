import type { Insertable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { recordActivity } from '#app/activity/record.server.ts'
import type { Schema } from '#app/db/schema.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { derivedColumns } from './derived-columns.ts'
import { slugCandidates } from './slug.ts'
import type { Amenity, Category, Currency, PropertyType, Status } from './vocabulary.ts'

/** A property as a form or an import gives it: everything but what the product itself keeps. Photos in order, the cover first. */
export type PropertyInput = {
  title: string
  description: string | null
  priceCents: number | null
  currency: Currency
  location: string
  address: string | null
  area: number | null
  constructionArea: number | null
  frontage: number | null
  depth: number | null
  lotSize: number | null
  pricePerM2Cents: number | null
  propertyId: string | null
  type: PropertyType
  category: Category
  status: Status
  state: string | null
  municipality: string | null
  timeAlert: string | null
  googleMapsLink: string | null
  yearBuilt: number | null
  bedrooms: number | null
  bathrooms: number | null
  contactName: string | null
  contactPhone: string | null
  contactEmail: string | null
  amenities: Amenity[]
  photos: { photoId: string; alt: string | null }[]
}

/** Who makes a change; `id` null for the product itself. */
export type Actor = { id: string | null; name: string | null }

/** Adds a property and its log entry in one transaction. @returns its id and slug */
export async function createProperty(store: Store, input: PropertyInput, actor: Actor, now: Date) {
  return store.db.transaction().execute(async (db) => {
    const created = await insertProperty(db, input, { createdBy: actor.id, now })
    await recordActivity(db, {
      action: 'create_property',
      type: 'property_creation',
      property: { id: created.id, title: input.title },
      actor,
      now,
    })
    return created
  })
}

/** Writes a property with its conditions and photos, without a log entry: inside a caller's transaction. */
export async function insertProperty(db: Queries, input: PropertyInput, made: { createdBy: string | null; now: Date }) {
  const { amenities, photos, ...fields } = input
  const id = uuidv7({ msecs: made.now.getTime() })
  const slug = await freeSlug(db, { id, ...fields })
  const row: Insertable<Schema['properties']> = {
    ...fields,
    ...derivedColumns(fields),
    id,
    slug,
    version: 1,
    createdAt: made.now.toISOString(),
    createdBy: made.createdBy,
    updatedAt: null,
    updatedBy: null,
  }
  await db.insertInto('properties').values(row).execute()
  // A deleted property's address may serve again; a renamed one's never does (freeSlug).
  await db.deleteFrom('retiredSlugs').where('slug', '=', slug).execute()
  await writeAmenities(db, id, amenities)
  await writePhotos(db, id, photos)
  return { id, slug }
}

/** The title changed: the property takes a slug that fits, and the old one leads to it from now on (decision 4). */
export async function renameProperty(db: Queries, id: string, title: string, now: Date): Promise<string> {
  const property = await db.selectFrom('properties').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
  await db
    .updateTable('properties')
    .set({
      title,
      ...derivedColumns({ ...property, title }),
      version: property.version + 1,
      updatedAt: now.toISOString(),
    })
    .where('id', '=', id)
    .execute()
  const slug = await freeSlug(db, { ...property, title })
  if (slug === property.slug) return slug
  await db.deleteFrom('retiredSlugs').where('slug', '=', slug).execute()
  await db.updateTable('properties').set({ slug }).where('id', '=', id).execute()
  await db
    .insertInto('retiredSlugs')
    .values({ slug: property.slug, propertyId: id, retiredAt: now.toISOString() })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ propertyId: id, retiredAt: now.toISOString() }))
    .execute()
  return slug
}

/** Removes a property for good with its log entry; its slugs answer 410 afterwards. @returns false when there is none */
export async function deleteProperty(store: Store, id: string, actor: Actor, now: Date): Promise<boolean> {
  return store.db.transaction().execute(async (db) => {
    const property = await db.selectFrom('properties').where('id', '=', id).select(['slug', 'title']).executeTakeFirst()
    if (!property) return false
    await db.deleteFrom('properties').where('id', '=', id).execute()
    await db
      .insertInto('retiredSlugs')
      .values({ slug: property.slug, propertyId: null, retiredAt: now.toISOString() })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet({ propertyId: null, retiredAt: now.toISOString() }))
      .execute()
    await recordActivity(db, {
      action: 'delete_property',
      type: 'property_deletion',
      property: { id, title: property.title },
      actor,
      now,
    })
    return true
  })
}

/** The first slug that no other living property has or had: links to a renamed property must keep leading to it. */
async function freeSlug(db: Queries, property: { id: string; title: string; propertyId: string | null }) {
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

async function writeAmenities(db: Queries, propertyId: string, amenities: readonly Amenity[]) {
  if (amenities.length === 0) return
  await db
    .insertInto('propertyAmenities')
    .values([...new Set(amenities)].map((code) => ({ propertyId, code })))
    .execute()
}

async function writePhotos(db: Queries, propertyId: string, photos: PropertyInput['photos']) {
  if (photos.length === 0) return
  await db
    .insertInto('propertyPhotos')
    .values(photos.map(({ photoId, alt }, position) => ({ propertyId, photoId, alt, position })))
    .execute()
}
