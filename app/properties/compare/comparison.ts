import { type Fact, detailFacts } from '#app/properties/detail/detail-facts.ts'
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
  const labels = [...new Set(facts.flatMap((all) => all.map(({ label }) => label)))]
  const rows = labels.map((label) => {
    const values = facts.map((all) => all.find((fact) => fact.label === label)?.value ?? '—')
    return { label, values, differs: new Set(values).size > 1 }
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

function factsOf(property: PropertyDetail): Fact[] {
  const { location, municipality, state, amenities } = property
  const conditions = amenities.map((code) => AMENITY_LABELS[code]).toSorted((a, b) => a.localeCompare(b, 'es'))
  return [
    { label: 'Ubicación', value: placeName([location, municipality, state]) },
    ...detailFacts(property),
    ...(conditions.length > 0 ? [{ label: 'Condiciones', value: conditions.join(', ') }] : []),
  ]
}
