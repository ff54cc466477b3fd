import { readTypedPoint } from './typed-point.ts'

const MAPS_HOSTS = new Set([
  'www.google.com',
  'google.com',
  'maps.google.com',
  'www.google.com.mx',
  'google.com.mx',
  'maps.google.com.mx',
])
const COORDINATE = String.raw`(-?\d{1,3}(?:\.\d{1,15})?)`
/** Points of places, latitude first. A link with several has its own place last. */
const PINS = new RegExp(`!3d${COORDINATE}!4d${COORDINATE}`, 'g')
/** Points of directions, longitude first; the destination is the last. */
const STOPS = new RegExp(`!1d${COORDINATE}!2d${COORDINATE}`, 'g')
/** Points of directions in a frame, latitude first. */
const FRAME_STOPS = new RegExp(`!3m2!1d${COORDINATE}!2d${COORDINATE}`, 'g')
const CAMERA = new RegExp(`@${COORDINATE},${COORDINATE}`)
const BARE_COORDINATES = new RegExp(`^${COORDINATE}\\s*,\\s*${COORDINATE}$`)
const EMBED_CENTRE = new RegExp(`!2d${COORDINATE}!3d${COORDINATE}`)
/** The camera of directions and searches shows several places. */
const SHOWS_MANY = /^\/maps\/(?:dir|search)\//
/** The destination of directions, before camera and data. */
const LAST_LEG = /^\/maps\/dir\/[^@]*\/(?!data=)([^/@]+)\/?(?:@|data=|$)/
const PLACE_PARAMS = ['q', 'query', 'destination', 'daddr', 'll', 'center']

/** The URL of a Google Maps address with https; null for any other address. */
export function trustedMapsUrl(address: string): URL | null {
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
export function isShortLink({ hostname, pathname }: URL): boolean {
  return /^\/[\w-]+$/.test(pathname)
    ? hostname === 'maps.app.goo.gl'
    : hostname === 'goo.gl' && /^\/maps\/[\w-]+$/.test(pathname)
}

export function isEmbed(url: URL): boolean {
  return /^\/maps\/embed(?:\/|$)/.test(url.pathname) || url.searchParams.get('output') === 'embed'
}

/** The place of a link: its coordinates, else its words. */
export function spotOf(url: URL): string | null {
  return coordinatesOf(url) ?? queryOf(url)
}

/**
 * The coordinates of a link, best first: those in its path; the last of its points, which is the place or the destination;
 * those that are searched for; `ll`, which is the place of searched words; and last the camera (`@…`) or the centre of an
 * embed.
 */
export function coordinatesOf(url: URL): string | null {
  const point = LAST_LEG.test(url.pathname)
    ? lastPoint(url.pathname, STOPS, 'longitude first')
    : lastPoint(url.href, PINS)
  const stop = isEmbed(url) ? lastPoint(url.search, FRAME_STOPS) : null
  const named =
    coordinatesIn(nameInPath(url) ?? '') ??
    point ??
    stop ??
    coordinatesIn(queryOf(url) ?? '') ??
    coordinatesIn(url.searchParams.get('ll') ?? '')
  if (named) return named
  const [, latitude, longitude] = (!SHOWS_MANY.test(url.pathname) && CAMERA.exec(url.pathname)) || []
  if (latitude && longitude) return onEarth(latitude, longitude)
  const [, east, north] = (isEmbed(url) && EMBED_CENTRE.exec(url.search)) || []
  return east && north ? onEarth(north, east) : null
}

/** The last pair of figures that is a point on earth. */
function lastPoint(text: string, pairs: RegExp, order?: 'longitude first'): string | null {
  const points = [...text.matchAll(pairs)].map(([, one = '', other = '']) =>
    order ? onEarth(other, one) : onEarth(one, other),
  )
  return points.findLast((point) => point !== null) ?? null
}

/** Coordinates in any notation, in the notation of Google Maps; its own notation stays unchanged. A label is left out. */
export function coordinatesIn(text: string): string | null {
  const named = text
    .trim()
    .replace(/^loc: ?/i, '')
    .replace(/^([^(]+)\(.*\)$/s, '$1')
    .trim()
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
  return nameInPath(url)
}

/** The place or the destination that the path names. */
function nameInPath({ pathname }: URL): string | null {
  const named = (/^\/maps\/(?:place|search)\/([^/@]+)/.exec(pathname) ?? LAST_LEG.exec(pathname))?.[1]
  return named ? decodeSafely(named.replaceAll('+', ' ')).trim() || null : null
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
