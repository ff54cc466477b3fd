import type {
  AccommodationLeaf,
  ApartmentLeaf,
  GeoCircleLeaf,
  GeoCoordinatesLeaf,
  HouseLeaf,
  LocationFeatureSpecificationLeaf,
  PlaceLeaf,
  PropertyValueLeaf,
} from 'schema-dts'
import { CIRCLE_METRES } from '#app/catalogue/place/public-place.ts'
import { type PropertyDetail, propertyCode, propertyName } from '#app/catalogue/property/property.ts'
import type { Unit } from '#app/catalogue/facts/fact.ts'
import { FACT_NAMES, factOf } from '#app/catalogue/facts/facts.ts'
import { formatFact, valueOf } from '#app/catalogue/property/format-fact.ts'
import type { State } from '#app/catalogue/facts/places.ts'
import { AMENITY_LABELS, type Amenity } from '#app/catalogue/facts/amenities.ts'
import { PROPERTY_TYPE_LABELS, type PropertyType } from '#app/catalogue/facts/vocabulary.ts'
import { thing } from '#app/seo/json-ld.ts'
import { complexNode } from './complex-node.ts'
import { floorPlans, planDrawings } from './plan-nodes.ts'
import { addressNode, mapUrl } from './place-nodes.ts'

type Premises = AccommodationLeaf | HouseLeaf | ApartmentLeaf | PlaceLeaf
type Building = Pick<
  AccommodationLeaf,
  | 'accommodationCategory'
  | 'accommodationFloorPlan'
  | 'floorSize'
  | 'yearBuilt'
  | 'numberOfBedrooms'
  | 'numberOfBathroomsTotal'
>

/** schema.org has no type for commercial premises: they are an `Accommodation` with a category. Land is a `Place`. */
const TYPES: Record<PropertyType, Premises['@type']> = {
  casa: 'House',
  departamento: 'Apartment',
  terreno: 'Place',
  oficina: 'Accommodation',
  local: 'Accommodation',
  bodega: 'Accommodation',
}

/** The property itself, with only the data that the page shows. */
export function premisesNode(
  property: PropertyDetail,
  { id, origin, homeState }: { id: string; origin: string; homeState: State | null },
): Premises {
  const { type, amenities } = property
  return thing<Premises>({
    '@type': TYPES[type],
    '@id': id,
    name: propertyName(property),
    identifier: { '@type': 'PropertyValue', propertyID: 'ID de propiedad', value: propertyCode(property) },
    ...(type !== 'terreno' && built(property, origin)),
    subjectOf: type === 'terreno' ? planDrawings(property.plans, origin) : null,
    address: addressNode(property),
    geo: geo(property),
    hasMap: mapUrl(property, homeState),
    containedInPlace: property.complex && complexNode(property.complex, origin),
    amenityFeature: amenities.length === 0 ? null : amenities.map(amenity),
    additionalProperty: measures(property),
  })
}

function amenity(code: Amenity): LocationFeatureSpecificationLeaf {
  return { '@type': 'LocationFeatureSpecification', name: AMENITY_LABELS[code], value: true }
}

/** Data that only buildings have. */
function built(property: PropertyDetail, origin: string): Building {
  const { type, area, constructionArea, yearBuilt, bedrooms, bathrooms, plans } = property
  // The area of a house may include its garden, so only its construction counts as floor.
  const floor = constructionArea || (type === 'casa' ? null : area)
  return thing<Building>({
    accommodationCategory: TYPES[type] === 'Accommodation' ? PROPERTY_TYPE_LABELS[type] : null,
    floorSize: floor ? { '@type': 'QuantitativeValue', value: floor, unitCode: 'MTK' } : null,
    accommodationFloorPlan: floorPlans(plans, origin),
    yearBuilt: yearBuilt || null,
    numberOfBedrooms: bedrooms || null,
    // A count of rooms: a half bathroom counts as one.
    numberOfBathroomsTotal: bathrooms ? Math.ceil(bathrooms) : null,
  })
}

/** The circle of an approximate place. Nothing for a zone, whose centre isn't the place of the property. */
function geo({ precision, point }: PropertyDetail): GeoCoordinatesLeaf | GeoCircleLeaf | null {
  if (!point || precision === 'zona') return null
  const at = { '@type': 'GeoCoordinates', latitude: point.latitude, longitude: point.longitude } as const
  return precision === 'exacta' ? at : { '@type': 'GeoCircle', geoMidpoint: at, geoRadius: CIRCLE_METRES }
}

/** UN/CEFACT codes of the units, which schema.org expects. */
const UNIT_CODES: Partial<Record<Unit, string>> = {
  'm²': 'MTK',
  m: 'MTR',
  kVA: 'KVA',
  t: 'TNE',
  meses: 'MON',
  '%': 'P1',
}

/** The code of a unit, or its name if it has none. */
function unitOf(unit: Unit) {
  const unitCode = UNIT_CODES[unit]
  return unitCode ? { unitCode } : { unitText: unit }
}

function measures(property: PropertyDetail): PropertyValueLeaf[] | null {
  const values = FACT_NAMES.flatMap((name): PropertyValueLeaf[] => {
    const fact = factOf(name)
    const stored = fact.structuredData === 'additionalProperty' && !fact.staffOnly && valueOf(name, property)
    // A choice has its label, a day its ISO form.
    const value = stored && fact.kind === 'choice' ? formatFact(name, property) : stored
    if (!value) return []
    const unit = fact.kind === 'figure' && fact.unit ? unitOf(fact.unit) : {}
    return [{ '@type': 'PropertyValue', propertyID: name, name: fact.page?.label ?? fact.label, value, ...unit }]
  })
  return values.length > 0 ? values : null
}
