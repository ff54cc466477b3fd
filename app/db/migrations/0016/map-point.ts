/** The point that a maps link named when migration 0016 landed; what it is named in other words is not in any store. */
const MAPS_HOSTS = new Set([
  'www.google.com',
  'google.com',
  'maps.google.com',
  'www.google.com.mx',
  'google.com.mx',
  'maps.google.com.mx',
])
const COORDINATE = String.raw`(-?\d{1,3}(?:\.\d{1,15})?)`
const PIN = new RegExp(`!3d${COORDINATE}!4d${COORDINATE}`)
const CAMERA = new RegExp(`@${COORDINATE},${COORDINATE}`)
const BARE = new RegExp(`^${COORDINATE}\\s*,\\s*${COORDINATE}$`)
const EMBED_CENTRE = new RegExp(`!2d${COORDINATE}!3d${COORDINATE}`)
const PARAMS = ['q', 'query', 'destination', 'daddr', 'll', 'center']
const LONGEST = 4000

type Point = { latitude: number; longitude: number }

export function mapPoint(link: string): Point | null {
  const text = link.length > LONGEST ? '' : link.trim()
  const bare = BARE.exec(text)
  const pair = bare ? [bare[1], bare[2]] : pairIn(urlIn(text.includes('<') ? iframeSource(text) : text))
  const [latitude = Number.NaN, longitude = Number.NaN] = pair?.map(Number) ?? []
  const isInMexico = latitude >= 14.3 && latitude <= 32.8 && longitude >= -118.7 && longitude <= -86.5
  return isInMexico ? { latitude, longitude } : null
}

function iframeSource(html: string): string {
  const start = /<iframe(?=[\s/])/i.exec(html)
  if (!start) return ''
  const attributes = /[\s/]*([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/y
  attributes.lastIndex = start.index + start[0].length
  for (let found = attributes.exec(html); found; found = attributes.exec(html)) {
    const [, name = '', quoted, apostrophed, plain] = found
    if (name.toLowerCase() === 'src')
      return (quoted ?? apostrophed ?? plain ?? '').replaceAll(/&(?:amp|#38|#x26);/gi, '&')
  }
  return ''
}

function urlIn(address: string): URL | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.protocol !== 'https:' || url.username || url.password || url.port) return null
  if (/\.\.|%2e|%5c/i.test(url.pathname) || !MAPS_HOSTS.has(url.hostname)) return null
  const isMaps = /^\/maps(?:\/|$)/.test(url.pathname) || (url.hostname.startsWith('maps.') && url.pathname === '/')
  const namesPlace = url.search.length > 1 || !/^\/(?:maps\/?)?$/.test(url.pathname)
  return isMaps && namesPlace ? url : null
}

function pairIn(url: URL | null): (string | undefined)[] | null {
  if (!url) return null
  const [, ...seen] = PIN.exec(url.href) ?? CAMERA.exec(url.pathname) ?? []
  if (seen.length > 0) return seen
  const isEmbed = /^\/maps\/embed(?:\/|$)/.test(url.pathname) || url.searchParams.get('output') === 'embed'
  const [, longitude, latitude] = (isEmbed && EMBED_CENTRE.exec(url.search)) || []
  if (latitude && longitude) return [latitude, longitude]
  const asked = PARAMS.map((param) => url.searchParams.get(param)?.trim()).find(Boolean)
  const [, ...typed] = BARE.exec(asked ?? namedIn(url)) ?? []
  return typed.length > 0 ? typed : null
}

function namedIn(url: URL): string {
  const name = /^\/maps\/(?:place|search)\/([^/@]+)/.exec(url.pathname)?.[1]?.replaceAll('+', ' ') ?? ''
  try {
    return decodeURIComponent(name).trim()
  } catch {
    return name.trim()
  }
}
