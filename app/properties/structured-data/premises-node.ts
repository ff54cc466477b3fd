import type {
  AccommodationLeaf,
  ApartmentLeaf,
  GeoCoordinatesLeaf,
  HouseLeaf,
  LocationFeatureSpecificationLeaf,
  PlaceLeaf,
  PostalAddressLeaf,
  PropertyValueLeaf,
} from 'schema-dts'
import { mapCoordinates, propertyMap } from '#app/properties/map-link.ts'
import { type PropertyDetail, placeName, propertyCode, propertyName } from '#app/properties/property.ts'
import { AMENITY_LABELS, type Amenity, PROPERTY_TYPE_LABELS, type PropertyType } from '#app/properties/vocabulary.ts'
import { thing } from '#app/seo/json-ld.ts'

type Premises = AccommodationLeaf | HouseLeaf | ApartmentLeaf | PlaceLeaf
type Building = Pick<
  AccommodationLeaf,
  'accommodationCategory' | 'floorSize' | 'yearBuilt' | 'numberOfBedrooms' | 'numberOfBathroomsTotal'
>

/** schema.org has no type for commercial premises: they are accommodation of a category. Land is but a place. */
const TYPES: Record<PropertyType, Premises['@type']> = {
  casa: 'House',
  departamento: 'Apartment',
  terreno: 'Place',
  oficina: 'Accommodation',
  local: 'Accommodation',
  bodega: 'Accommodation',
}

/** The thing itself: what the page shows of it, and nothing that the page does not. */
export function premisesNode(property: PropertyDetail, { id }: { id: string }): Premises {
  const { type, amenities } = property
  return thing<Premises>({
    '@type': TYPES[type],
    '@id': id,
    name: propertyName(property),
    identifier: { '@type': 'PropertyValue', propertyID: 'ID de propiedad', value: propertyCode(property) },
    ...(type !== 'terreno' && built(property)),
    address: address(property),
    geo: geo(property.googleMapsLink),
    hasMap: hasMap(property),
    amenityFeature: amenities.length === 0 ? null : amenities.map(amenity),
    additionalProperty: measures(property),
  })
}

function amenity(code: Amenity): LocationFeatureSpecificationLeaf {
  return { '@type': 'LocationFeatureSpecification', name: AMENITY_LABELS[code], value: true }
}

/** What only buildings have. */
function built(property: PropertyDetail): Building {
  const { type, area, constructionArea, yearBuilt, bedrooms, bathrooms } = property
  // Of a house the whole area may be its garden: only what is built is floor.
  const floor = constructionArea || (type === 'casa' ? null : area)
  return thing<Building>({
    accommodationCategory: TYPES[type] === 'Accommodation' ? PROPERTY_TYPE_LABELS[type] : null,
    floorSize: floor ? { '@type': 'QuantitativeValue', value: floor, unitCode: 'MTK' } : null,
    yearBuilt: yearBuilt || null,
    numberOfBedrooms: bedrooms || null,
    // Rooms counted, a half bathroom as one.
    numberOfBathroomsTotal: bathrooms ? Math.ceil(bathrooms) : null,
  })
}

function address({ address: street, location, municipality, state }: PropertyDetail): PostalAddressLeaf {
  return thing<PostalAddressLeaf>({
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: municipality ?? location,
    addressRegion: state,
    addressCountry: 'MX',
  })
}

function geo(googleMapsLink: string | null): GeoCoordinatesLeaf | null {
  const at = mapCoordinates(googleMapsLink)
  return at && { '@type': 'GeoCoordinates', latitude: at.latitude, longitude: at.longitude }
}

function hasMap({ googleMapsLink, address: street, location, municipality, state }: PropertyDetail): string | null {
  return propertyMap(googleMapsLink, placeName([street, location, municipality, state]))?.linkUrl ?? null
}

function measures({ area, lotSize, frontage, depth }: PropertyDetail): PropertyValueLeaf[] | null {
  const told = [
    ['area', 'Superficie', area, 'MTK'],
    ['lotSize', 'Terreno', lotSize, 'MTK'],
    ['frontage', 'Frente', frontage, 'MTR'],
    ['depth', 'Fondo', depth, 'MTR'],
  ] as const
  const values = told.flatMap(([propertyID, name, value, unitCode]): PropertyValueLeaf[] =>
    value ? [{ '@type': 'PropertyValue', propertyID, name, value, unitCode }] : [],
  )
  return values.length > 0 ? values : null
}
