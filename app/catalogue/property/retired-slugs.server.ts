import type { Queries } from '#app/db/store.server.ts'
import { revealsHiddenPlace } from '#app/catalogue/place/revealed-place.ts'

/**
 * Former slugs of public properties with the current ones. A former slug that reveals the hidden place is left out: guessing
 * a house number must not lead to the property (decision 35 before decision 4).
 */
export async function findRenamed(
  db: Queries,
  slugs: readonly string[],
): Promise<{ former: string; current: string }[]> {
  const rows = await db
    .selectFrom('retiredSlugs')
    .innerJoin('properties', 'properties.id', 'retiredSlugs.propertyId')
    .leftJoin('complexes', 'complexes.id', 'properties.complexId')
    .where('retiredSlugs.slug', 'in', slugs)
    .where('properties.status', '=', 'disponible')
    .select(['retiredSlugs.slug as former', 'properties.slug as current', 'complexes.name as complexName'])
    .select(['properties.precision', 'properties.address', 'properties.googleMapsLink'])
    .select(['properties.plaza', 'properties.industrialPark'])
    .execute()
  return rows.filter((row) => !revealsHiddenPlace(row.former, row))
}
