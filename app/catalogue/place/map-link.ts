import { type Point, isInMexico } from './point.ts'
import { likelyPoint, pointQuestion, readTypedPoint, typedQuestion } from './typed-point.ts'
import { MAPS_ORIGIN, mapFrameUrl, mapSearchUrl } from '#app/site/google-maps.ts'

/** The map of a detail page: the frame's address, and the link of 'Ver en Google Maps'. */
export type PropertyMap = { embedUrl: string; linkUrl: string }

const MAPS_HOSTS = new Set([
  'www.google.com',
  'google.com',
  'maps.google.com',
  'www.google.com.mx',
  'google.com.mx',
  'maps.google.com.mx',
])
/** The longest real links (a place with all its data, a pasted iframe) have less than 2,000 characters. */
const MAX_LENGTH = 4000
const COORDINATE = String.raw`(-?\d{1,3}(?:\.\d{1,15})?)`
const PIN = new RegExp(`!3d${COORDINATE}!4d${COORDINATE}`)
const CAMERA = new RegExp(`@${COORDINATE},${COORDINATE}`)
const BARE_COORDINATES = new RegExp(`^${COORDINATE}\\s*,\\s*${COORDINATE}$`)
const EMBED_CENTRE = new RegExp(`!2d${COORDINATE}!3d${COORDINATE}`)
/** The camera of directions and searches shows several places. */
const SHOWS_MANY = /^\/maps\/(?:dir|search)\//
/** The destination of directions, before camera and data. */
const LAST_LEG = /^\/maps\/dir\/[^@]*\/(?!data=)([^/@]+)\/?(?:@|data=|$)/
const PLACE_PARAMS = ['q', 'query', 'destination', 'daddr', 'll', 'center']

/**
 * Reads a Google Maps address, a pasted iframe or the coordinates that Maps copies (decision 19): only the iframe's
 * `src` counts, only https and Google Maps hosts, and the frame is always rebuilt for www.google.com. Anything else
 * becomes a search of the location.
 * @param place the location in words; without it and without a usable link there is no map
 */
export function propertyMap(googleMapsLink: string | null, place: string): PropertyMap | null {
  const url = trustedMapsUrl(addressIn(googleMapsLink ?? ''))
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

/** The point of a link, anywhere on earth. */
function namedPoint(googleMapsLink: string | null): Point | null {
  const url = trustedMapsUrl(addressIn(googleMapsLink ?? ''))
  if (!url || isShortLink(url)) return null
  const spot = coordinatesOf(url)
  if (!spot) return null
  const [latitude = 0, longitude = 0] = spot.split(',').map(Number)
  return { latitude, longitude }
}

function addressIn(text: string): string {
  if (text.length > MAX_LENGTH) return ''
  const trimmed = text.trim()
  const spot = spotIn(trimmed)
  if (spot) return mapSearchUrl(spot)
  return trimmed.includes('<') ? iframeSource(trimmed) : trimmed
}

/** The first `src` of the first iframe. Attributes are read one by one, so that a quoted value is not taken for one. */
function iframeSource(html: string): string {
  const start = /<iframe(?=[\s/])/i.exec(html)
  if (!start) return ''
  const attributes = /[\s/]*([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/y
  attributes.lastIndex = start.index + start[0].length
  for (let found = attributes.exec(html); found; found = attributes.exec(html)) {
    const [, name = '', quoted, apostrophed, bare] = found
    if (name.toLowerCase() === 'src')
      return (quoted ?? apostrophed ?? bare ?? '').replaceAll(/&(?:amp|#38|#x26);/gi, '&')
  }
  return ''
}

function trustedMapsUrl(address: string): URL | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.protocol !== 'https:' || url.username || url.password || url.port) return null
  // A server may decode '..', which would lead out of /maps to an open redirect.
  if (/\.\.|%2e|%5c/i.test(url.pathname)) return null
  if (isShortLink(url)) return url
  if (!MAPS_HOSTS.has(url.hostname)) return null
  const isMaps = /^\/maps(?:\/|$)/.test(url.pathname) || (url.hostname.startsWith('maps.') && url.pathname === '/')
  const namesPlace = url.search.length > 1 || !/^\/(?:maps\/?)?$/.test(url.pathname)
  return isMaps && namesPlace ? url : null
}

/** A short link contains no place, so the frame searches the location. */
function isShortLink({ hostname, pathname }: URL): boolean {
  return /^\/[\w-]+$/.test(pathname)
    ? hostname === 'maps.app.goo.gl'
    : hostname === 'goo.gl' && /^\/maps\/[\w-]+$/.test(pathname)
}

function isEmbed(url: URL): boolean {
  return /^\/maps\/embed(?:\/|$)/.test(url.pathname) || url.searchParams.get('output') === 'embed'
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

function spotOf(url: URL): string | null {
  return coordinatesOf(url) ?? queryOf(url)
}

/**
 * The coordinates of a link, best first: the pin (`!3d…!4d…`), coordinates that are searched for, `ll`, which is the place
 * of searched words, and last the camera (`@…`) or the centre of an embed.
 */
function coordinatesOf(url: URL): string | null {
  const [, pinLatitude, pinLongitude] = PIN.exec(url.href) ?? []
  if (pinLatitude && pinLongitude) return onEarth(pinLatitude, pinLongitude)
  const named = spotIn(queryOf(url) ?? '') ?? spotIn(url.searchParams.get('ll') ?? '')
  if (named) return named
  const [, latitude, longitude] = (!SHOWS_MANY.test(url.pathname) && CAMERA.exec(url.pathname)) || []
  if (latitude && longitude) return onEarth(latitude, longitude)
  const [, east, north] = (isEmbed(url) && EMBED_CENTRE.exec(url.search)) || []
  return east && north ? onEarth(north, east) : null
}

/** Coordinates in any notation, in the notation of Google Maps; its own notation stays unchanged. */
function spotIn(text: string): string | null {
  const named = text.trim().replace(/^loc: ?/i, '')
  const [, latitude, longitude] = BARE_COORDINATES.exec(named) ?? []
  if (latitude && longitude) return onEarth(latitude, longitude)
  const point = readTypedPoint(named)
  return point && onEarth(String(point.latitude), String(point.longitude))
}

function onEarth(latitude: string, longitude: string): string | null {
  return Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180 ? `${latitude},${longitude}` : null
}

function queryOf(url: URL): string | null {
  for (const param of PLACE_PARAMS) {
    const value = url.searchParams.get(param)?.trim()
    if (value) return value
  }
  const named = (/^\/maps\/(?:place|search)\/([^/@]+)/.exec(url.pathname) ?? LAST_LEG.exec(url.pathname))?.[1]
  return named ? decodeSafely(named.replaceAll('+', ' ')).trim() || null : null
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
