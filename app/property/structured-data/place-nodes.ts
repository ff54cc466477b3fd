import type { GeoCoordinatesLeaf, PostalAddressLeaf } from 'schema-dts'
import { mapPoint, propertyMap } from '#app/catalogue/place/map-link.ts'
import type { Precision } from '#app/catalogue/facts/precision.ts'
import type { State } from '#app/catalogue/facts/places.ts'
import { mapPlace } from '#app/catalogue/property/property.ts'
import { thing } from '#app/seo/json-ld.ts'

type Place = { address: string | null; location: string; municipality: string | null; state: string | null }

export function addressNode({ address: street, location, municipality, state }: Place): PostalAddressLeaf {
  return thing<PostalAddressLeaf>({
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: municipality ?? location,
    addressRegion: state,
    addressCountry: 'MX',
  })
}

/** The point of a maps link; null without one. */
export function geoNode(googleMapsLink: string | null): GeoCoordinatesLeaf | null {
  const at = mapPoint(googleMapsLink)
  return at && { '@type': 'GeoCoordinates', latitude: at.latitude, longitude: at.longitude }
}

export function mapUrl(
  place: Place & { precision: Precision; googleMapsLink: string | null },
  homeState: State | null,
): string | null {
  return propertyMap(place.googleMapsLink, mapPlace(place, homeState))?.linkUrl ?? null
}
