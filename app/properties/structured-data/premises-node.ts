import { mapCoordinates, propertyMap } from '#app/properties/map-link.ts'
import { type PropertyDetail, placeName, propertyCode, propertyName } from '#app/properties/property.ts'
import { FACT_NAMES, factOf } from '#app/properties/facts/facts.ts'
import { valueOf } from '#app/properties/facts/tell-fact.ts'
import { AMENITY_LABELS, PROPERTY_TYPE_LABELS, type PropertyType } from '#app/properties/vocabulary.ts'
import type { JsonNode, JsonValue } from '#app/seo/json-ld.ts'

/** schema.org has no type for commercial premises: they are accommodation of a category. Land is but a place. */
const TYPES: Record<PropertyType, 'Accommodation' | 'House' | 'Apartment' | 'Place'> = {
  casa: 'House',
  departamento: 'Apartment',
  terreno: 'Place',
  oficina: 'Accommodation',
  local: 'Accommodation',
  bodega: 'Accommodation',
}

/** The thing itself: what the page shows of it, and nothing that the page does not. */
export function premisesNode(property: PropertyDetail, { id }: { id: string }): JsonNode {
  const { type, amenities } = property
  return {
    '@type': TYPES[type],
    '@id': id,
    name: propertyName(property),
    identifier: { '@type': 'PropertyValue', propertyID: 'ID de propiedad', value: propertyCode(property) },
    ...(type !== 'terreno' && built(property)),
    address: address(property),
    geo: geo(property.googleMapsLink),
    hasMap: hasMap(property),
    amenityFeature:
      amenities.length === 0
        ? null
        : amenities.map((code) => ({
            '@type': 'LocationFeatureSpecification',
            name: AMENITY_LABELS[code],
            value: true,
          })),
    additionalProperty: measures(property),
  }
}

/** What only buildings have. */
function built(property: PropertyDetail): JsonNode {
  const { type, area, constructionArea, yearBuilt, bedrooms, bathrooms } = property
  // Of a house the whole area may be its garden: only what is built is floor.
  const floor = constructionArea || (type === 'casa' ? null : area)
  return {
    accommodationCategory: TYPES[type] === 'Accommodation' ? PROPERTY_TYPE_LABELS[type] : null,
    floorSize: floor ? { '@type': 'QuantitativeValue', value: floor, unitCode: 'MTK' } : null,
    yearBuilt: yearBuilt || null,
    numberOfBedrooms: bedrooms || null,
    // Rooms counted, a half bathroom as one.
    numberOfBathroomsTotal: bathrooms ? Math.ceil(bathrooms) : null,
  }
}

function address({ address: street, location, municipality, state }: PropertyDetail): JsonNode {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: municipality ?? location,
    addressRegion: state,
    addressCountry: 'MX',
  }
}

function geo(googleMapsLink: string | null): JsonNode | null {
  const at = mapCoordinates(googleMapsLink)
  return at && { '@type': 'GeoCoordinates', latitude: at.latitude, longitude: at.longitude }
}

function hasMap({ googleMapsLink, address: street, location, municipality, state }: PropertyDetail): string | null {
  return propertyMap(googleMapsLink, placeName([street, location, municipality, state]))?.linkUrl ?? null
}

/** UN/CEFACT codes of the units, as schema.org wants them. */
const UNIT_CODES = { 'm²': 'MTK', m: 'MTR' } as const

function measures(property: PropertyDetail): JsonValue {
  const values = FACT_NAMES.flatMap((name) => {
    const fact = factOf(name)
    const value = fact.structuredData === 'additionalProperty' && !fact.staffOnly && valueOf(name, property)
    if (!value) return []
    const unitCode = fact.kind === 'figure' && fact.unit ? UNIT_CODES[fact.unit] : null
    return [{ '@type': 'PropertyValue', propertyID: name, name: fact.page?.label ?? fact.label, value, unitCode }]
  })
  return values.length > 0 ? values : null
}
