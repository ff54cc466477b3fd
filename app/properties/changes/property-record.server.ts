import { validate } from 'uuid'
import type { Queries } from '#app/db/store.server.ts'
import type { PropertyInput, PropertyRecord } from '#app/properties/property-input.ts'

/** The columns of a property that a form fills, in the shape of `PropertyInput`. */
const INPUT_COLUMNS = [
  'title',
  'description',
  'priceCents',
  'currency',
  'location',
  'address',
  'area',
  'constructionArea',
  'frontage',
  'depth',
  'lotSize',
  'pricePerM2Cents',
  'propertyId',
  'type',
  'category',
  'status',
  'state',
  'municipality',
  'timeAlert',
  'googleMapsLink',
  'yearBuilt',
  'bedrooms',
  'bathrooms',
  'contactName',
  'contactPhone',
  'contactEmail',
] as const satisfies readonly (keyof PropertyInput)[]

/** True for text that can be the id of a property: only then is the store asked for it. */
export function isId(text: string): boolean {
  return validate(text)
}

/** A property as it can be changed, with everything that a form fills; null when there is none. */
export async function findRecord(db: Queries, id: string): Promise<PropertyRecord | null> {
  if (!isId(id)) return null
  const row = await db
    .selectFrom('properties')
    .where('id', '=', id)
    .select(['id', 'slug', 'version', 'createdAt', 'updatedAt', 'updatedBy', ...INPUT_COLUMNS])
    .executeTakeFirst()
  if (!row) return null
  const { slug, version, createdAt, updatedAt, updatedBy, id: _id, ...fields } = row
  const amenities = await db
    .selectFrom('propertyAmenities')
    .where('propertyId', '=', id)
    .orderBy('code')
    .select('code')
    .execute()
  const photos = await db
    .selectFrom('propertyPhotos')
    .where('propertyId', '=', id)
    .orderBy('position')
    .select(['photoId', 'alt'])
    .execute()
  const input = { ...fields, amenities: amenities.map(({ code }) => code), photos }
  return { id, slug, version, createdAt, updatedAt, updatedBy, input }
}
