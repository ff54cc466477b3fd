import { everyFact } from '#app/properties/detail/detail-facts.ts'
import { type PropertyDetail, placeName, propertyName } from '#app/properties/property.ts'
import { AMENITY_LABELS } from '#app/properties/vocabulary.ts'

/** Properties that a table still shows side by side. */
export const MOST_COMPARED = 4

export type Compared = { slug: string; name: string; photo: PropertyDetail['photos'][number] | null }
/** One fact of all; '—' where a property has none. */
type Row = { label: string; values: string[]; differs: boolean }
export type Comparison = { properties: Compared[]; rows: Row[] }

/** The same words and figures as on each property's page, fact by fact. */
export function compare(properties: readonly PropertyDetail[]): Comparison {
  const facts = properties.map(factsOf)
  const rows = (facts[0] ?? []).flatMap(({ label }, at) => {
    const values = facts.map((all) => all[at]?.value ?? '—')
    return values.some((value) => value !== '—') ? [{ label, values, differs: new Set(values).size > 1 }] : []
  })
  return {
    properties: properties.map((property) => ({
      slug: property.slug,
      name: propertyName(property),
      photo: property.photos[0] ?? null,
    })),
    rows,
  }
}

/** The same facts in the same order of every property, null what it has not. */
function factsOf(property: PropertyDetail) {
  const { location, municipality, state, amenities } = property
  const conditions = amenities.map((code) => AMENITY_LABELS[code]).toSorted((a, b) => a.localeCompare(b, 'es'))
  return [
    { label: 'Ubicación', value: placeName([location, municipality, state]) },
    ...everyFact(property),
    { label: 'Condiciones', value: conditions.join(', ') || null },
  ]
}
