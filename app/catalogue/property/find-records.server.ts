import { validate } from 'uuid'
import type { Queries } from '#app/db/store.server.ts'
import { asesorName } from '#app/asesores/asesores.server.ts'
import { ownerName } from '#app/owners/owners.server.ts'
import type { PropertyRecord } from './property-input.ts'
import { inBatches } from '#app/db/in-batches.ts'
import type { Amenity } from '#app/catalogue/facts/amenities.ts'
import { FACT_COLUMNS } from '#app/catalogue/facts/fact-columns.ts'
import { chosenPicturesOf } from './pictures.server.ts'

/** Whether a text can be an id; others are not looked up. */
export function isId(text: string): boolean {
  return validate(text)
}

/** A property with everything that a form fills; null when it does not exist. */
export async function findRecord(db: Queries, id: string): Promise<PropertyRecord | null> {
  const [record = null] = isId(id) ? await findRecords(db, [id]) : []
  return record
}

/**
 * Properties with everything that a form fills, in four queries per batch.
 * @param ids valid ids; @returns those that exist, in the same order
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
    .select([asesorName, ownerName])
    .execute()
  const amenities = await amenitiesOf(db, ids)
  const pictures = await chosenPicturesOf(db, 'property', ids)
  const found = new Map(
    rows.map(({ id, slug, version, createdAt, updatedAt, updatedBy, ...others }) => {
      const { complexName, asesorName: asesor, ownerName: owner, ...fields } = others
      const input = { ...fields, amenities: amenities.get(id) ?? [], ...pictures(id) }
      const names = { complexName, asesorName: asesor, ownerName: owner }
      return [id, { id, slug, version, createdAt, updatedAt, updatedBy, ...names, input }]
    }),
  )
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** The amenities of properties by id; a property without any has no entry. */
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
