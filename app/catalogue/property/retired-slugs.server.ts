import type { Queries } from '#app/db/store.server.ts'
import { tellsHiddenPlace } from '#app/catalogue/place/told-elsewhere.ts'

/**
 * Slugs that public properties no longer have, each with the one of today. One that says what the property hides leads
 * nowhere: whoever guesses a house number in it must not be sent to the property (decision 35 before decision 4).
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
  return rows.filter((row) => !tellsHiddenPlace(row.former, row))
}
