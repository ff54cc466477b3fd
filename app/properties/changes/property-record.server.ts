import { validate } from 'uuid'
import type { Queries } from '#app/db/store.server.ts'
import { FACT_COLUMNS } from '#app/properties/facts/fact-columns.ts'
import { chosenPictures } from '#app/properties/pictures.server.ts'
import type { PropertyRecord } from '#app/properties/property-input.ts'

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
    .select(['id', 'slug', 'version', 'createdAt', 'updatedAt', 'updatedBy', ...FACT_COLUMNS])
    .executeTakeFirst()
  if (!row) return null
  const { slug, version, createdAt, updatedAt, updatedBy, id: _id, ...fields } = row
  const amenities = await db
    .selectFrom('propertyAmenities')
    .where('propertyId', '=', id)
    .orderBy('code')
    .select('code')
    .execute()
  const input = {
    ...fields,
    amenities: amenities.map(({ code }) => code),
    ...(await chosenPictures(db, { kind: 'property', id })),
  }
  return { id, slug, version, createdAt, updatedAt, updatedBy, input }
}
