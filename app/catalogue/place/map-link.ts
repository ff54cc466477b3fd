import { type Point, isInMexico } from './point.ts'
import { MAPS_ORIGIN, mapFrameUrl, mapSearchUrl } from '#app/site/google-maps.ts'
import { coordinatesOf, isEmbed, isShortLink, spotOf, trustedMapsUrl } from './maps-address.ts'
import { mapAddressIn } from './typed-map-link.ts'
import { likelyPoint, pointQuestion, typedQuestion } from './typed-point.ts'

/** The map of a detail page: the frame's address, and the link of 'Ver en Google Maps'. */
export type PropertyMap = { embedUrl: string; linkUrl: string }

/**
 * Reads a Google Maps address, a pasted iframe or the coordinates that Maps copies (decision 19): only the iframe's
 * `src` counts, only Google Maps hosts, always with https, and the frame is always rebuilt for www.google.com. Anything else
 * becomes a search of the location.
 * @param place the location in words; without it and without a usable link there is no map
 */
export function propertyMap(googleMapsLink: string | null, place: string): PropertyMap | null {
  const url = trustedMapsUrl(mapAddressIn(googleMapsLink ?? ''))
  const embedUrl = url && embedOf(url)
  const frame = embedUrl ?? (place && mapFrameUrl(place))
  if (!frame) return null
  return { embedUrl: frame, linkUrl: url ? linkOf(url, place) : mapSearchUrl(place) }
}

/** The point in Mexico of a maps link; null without coordinates. */
export function mapPoint(googleMapsLink: string | null): Point | null {
  const point = namedPoint(googleMapsLink)
  return point && isInMexico(point) ? point : null
}

/** The question about a text whose point is probably wrong (swapped, without its minus); null where there is none. */
export function placeQuestion(text: string): string | null {
  const question = typedQuestion(text)
  if (question) return question
  // A link to a place abroad is accepted, unless a point in Mexico was probably intended.
  const named = namedPoint(text)
  return named && likelyPoint(named) ? pointQuestion(named) : null
}

/** How to get a link that says its point, for a short one that could not be followed. */
export const HOW_TO_GET_LONG_LINK =
  'Ese enlace corto no dice el punto y no se pudo abrir. Ábrelo en el navegador y copia la dirección que queda arriba, o escribe la latitud y la longitud'

/** The short link of Google Maps in a text; null for any other text. */
export function shortMapLink(text: string): string | null {
  const url = trustedMapsUrl(mapAddressIn(text))
  return url && isShortLink(url) ? url.href : null
}

/** The point of a link, anywhere on earth. */
function namedPoint(googleMapsLink: string | null): Point | null {
  const url = trustedMapsUrl(mapAddressIn(googleMapsLink ?? ''))
  if (!url || isShortLink(url)) return null
  const spot = coordinatesOf(url)
  if (!spot) return null
  const [latitude = 0, longitude = 0] = spot.split(',').map(Number)
  return { latitude, longitude }
}

function embedOf(url: URL): string | null {
  const drawn = url.pathname === '/maps/embed' && /[?&]pb=([^&]+)/.exec(url.search)?.[1]
  if (drawn) return `${MAPS_ORIGIN}/maps/embed?pb=${drawn}`
  const spot = isShortLink(url) ? null : spotOf(url)
  return spot && mapFrameUrl(spot)
}

/** An embed address shows nothing when opened as a page, so its link is a search. Any other link stays as pasted. */
function linkOf(url: URL, place: string): string {
  if (isShortLink(url)) return url.origin + url.pathname
  return isEmbed(url) ? mapSearchUrl(spotOf(url) ?? place) : url.href
}
