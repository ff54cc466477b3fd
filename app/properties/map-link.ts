/** What the detail page does with a stored maps link: the frame it builds itself, and where 'Ver en Google Maps' leads. */
export type PropertyMap = { embedUrl: string; linkUrl: string }

const EMBED_ORIGIN = 'https://www.google.com'
const MAPS_HOSTS = new Set([
  'www.google.com',
  'google.com',
  'maps.google.com',
  'www.google.com.mx',
  'google.com.mx',
  'maps.google.com.mx',
])
const SHORT_LINK_HOSTS = new Set(['maps.app.goo.gl', 'goo.gl'])
const COORDINATE = String.raw`(-?\d{1,3}(?:\.\d+)?)`

/**
 * Reads a Google Maps address or a pasted iframe (decision 19): only the iframe's `src` counts, only https and Google
 * Maps hosts, and the frame is always rebuilt for www.google.com. Anything else becomes a search of the location.
 * @param place the location in words; without it and without a usable link there is no map
 */
export function propertyMap(googleMapsLink: string | null, place: string): PropertyMap | null {
  const url = trustedMapsUrl(addressIn(googleMapsLink ?? ''))
  if (!url) return place ? searchMap(place) : null
  const embedded = embedOf(url)
  if (SHORT_LINK_HOSTS.has(url.hostname) || (!embedded && !isEmbed(url))) {
    // A short link or one without a place in it can't be framed: it stays the link, the frame searches the location.
    return place ? { embedUrl: searchMap(place).embedUrl, linkUrl: url.href } : null
  }
  const spot = coordinatesOf(url) ?? queryOf(url)
  const linkUrl = isEmbed(url) ? searchLink(spot ?? place) : url.href
  return { embedUrl: embedded ?? url.href, linkUrl }
}

function addressIn(text: string): string {
  const trimmed = text.trim()
  if (!trimmed.includes('<')) return trimmed
  const source = /<iframe\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(trimmed)
  return (source?.[1] ?? source?.[2] ?? '').replaceAll('&amp;', '&').trim()
}

function trustedMapsUrl(address: string): URL | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.protocol !== 'https:' || url.username || url.password || url.port) return null
  if (url.hostname === 'maps.app.goo.gl') return url
  if (url.hostname === 'goo.gl') return url.pathname.startsWith('/maps/') ? url : null
  if (!MAPS_HOSTS.has(url.hostname)) return null
  const isMaps = url.pathname === '/maps' || url.pathname.startsWith('/maps/')
  return isMaps || (url.hostname.startsWith('maps.') && url.pathname === '/') ? url : null
}

function isEmbed(url: URL): boolean {
  return url.pathname === '/maps/embed' || url.pathname.startsWith('/maps/embed/')
}

function embedOf(url: URL): string | null {
  if (isEmbed(url)) return url.search ? `${EMBED_ORIGIN}${url.pathname}${url.search}` : null
  const spot = coordinatesOf(url) ?? queryOf(url)
  return spot && frameOf(spot)
}

/** The pin (`!3d…!4d…`) is where the place is; `@…` is only where the camera was. */
function coordinatesOf(url: URL): string | null {
  const pin = new RegExp(`!3d${COORDINATE}!4d${COORDINATE}`).exec(url.href)
  const camera = new RegExp(`@${COORDINATE},${COORDINATE}`).exec(url.pathname)
  const [, latitude, longitude] = pin ?? camera ?? []
  return latitude && longitude && Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180
    ? `${latitude},${longitude}`
    : null
}

function queryOf(url: URL): string | null {
  const fromQuery = url.searchParams.get('q') ?? url.searchParams.get('query') ?? url.searchParams.get('daddr')
  if (fromQuery?.trim()) return fromQuery.trim()
  const named = /^\/maps\/(?:place|search)\/([^/@]+)/.exec(url.pathname)?.[1]
  return named ? decodeSafely(named.replaceAll('+', ' ')).trim() || null : null
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function searchMap(place: string): PropertyMap {
  return { embedUrl: frameOf(place), linkUrl: searchLink(place) }
}

function frameOf(query: string): string {
  return `${EMBED_ORIGIN}/maps?${new URLSearchParams({ q: query, hl: 'es', z: '16', output: 'embed' })}`
}

function searchLink(query: string): string {
  return `${EMBED_ORIGIN}/maps/search/?${new URLSearchParams({ api: '1', query })}`
}
