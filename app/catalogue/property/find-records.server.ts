import { inBatches } from '#app/db/in-batches.ts'
import type { Queries } from '#app/db/store.server.ts'
import type { Amenity } from '#app/catalogue/facts/amenities.ts'
import { FACT_COLUMNS } from '#app/catalogue/facts/fact-columns.ts'
import { chosenPicturesOf } from './pictures.server.ts'
import type { PropertyRecord } from './property-input.ts'

/**
 * Properties as they can be changed, with everything that a form fills: four queries, however many they are.
 * @param ids valid ids; @returns those that there are, in their order
 */
export async function findRecords(db: Queries, ids: readonly string[]): Promise<PropertyRecord[]> {
  const records: PropertyRecord[] = []
  for (const batch of inBatches(ids, 1)) records.push(...(await findBatch(db, batch)))
  return records
}

async function findBatch(db: Queries, ids: readonly string[]): Promise<PropertyRecord[]> {
  const rows = await db
    .selectFrom('properties')
    .where('id', 'in', ids)
    .select(['id', 'slug', 'version', 'createdAt', 'updatedAt', 'updatedBy', ...FACT_COLUMNS])
    .select(({ selectFrom }) =>
      selectFrom('complexes')
        .whereRef('complexes.id', '=', 'properties.complexId')
        .select('complexes.name')
        .as('complexName'),
    )
    .execute()
  const amenities = await amenitiesOf(db, ids)
  const pictures = await chosenPicturesOf(db, 'property', ids)
  const found = new Map(
    rows.map(({ id, slug, version, createdAt, updatedAt, updatedBy, complexName, ...fields }) => {
      const input = { ...fields, amenities: amenities.get(id) ?? [], ...pictures(id) }
      return [id, { id, slug, version, createdAt, updatedAt, updatedBy, complexName, input }]
    }),
  )
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** The conditions of properties, by their ids; of one without any, nothing. */
export async function amenitiesOf(db: Queries, ids: readonly string[]): Promise<Map<string, Amenity[]>> {
  const rows = await db
    .selectFrom('propertyAmenities')
    .where('propertyId', 'in', ids)
    .orderBy('code')
    .select(['propertyId', 'code'])
    .execute()
  const found = new Map<string, Amenity[]>()
  for (const { propertyId, code } of rows) found.set(propertyId, [...(found.get(propertyId) ?? []), code])
  return found
}
