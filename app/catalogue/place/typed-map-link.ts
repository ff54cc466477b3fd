import { mapSearchUrl } from '#app/site/google-maps.ts'
import { coordinatesOf, coordinatesIn, trustedMapsUrl } from './maps-address.ts'

/** The longest real links (a place with all its data, a pasted iframe) have less than 2,000 characters. */
const MAX_LENGTH = 4000
/**
 * A link in a text, also without its scheme or with http, which becomes https. Before it stand only signs that part it from
 * other words: an address that contains another one is not trusted.
 */
const LINK =
  /(?<![^\s"'“”‘’«»()[\]{}<>|,;])(?:https?:\/\/|\/\/)?((?:(?:www\.|maps\.)?google\.com(?:\.mx)?|maps\.app\.goo\.gl|goo\.gl)(?=[/?])[^\s“”«»<>]*)/gi
/** A tag; '<https://…>' is a link in a mail. */
const TAG = /<(?!https?:)[a-z/!]/i
const SIGNS_AFTER = `.,;:!?"'’*_|`
/** The coordinates of a 'geo:' address, and its query, which may name the place itself. */
const GEO = /(?<![^\s"'“”‘’«»()[\]{}<>|,;])geo:(-?\d[\d.]*,-?\d[\d.]*)?[^\s?]*(?:\?(.*))?/i

/**
 * The text that is stored for a typed one: a link without the words around it, with https. Coordinates, an iframe and what
 * is no link stay as they are.
 */
export function storedMapLink(text: string): string {
  const typed = text.trim()
  return TAG.test(typed) || coordinatesIn(typed) ? text : (linkIn(typed) ?? geoAddress(typed) ?? text)
}

/** The address of the map that a text names: of a link in it, an iframe, or coordinates; '' without one. */
export function mapAddressIn(text: string): string {
  if (text.length > MAX_LENGTH) return ''
  const trimmed = text.trim()
  const spot = coordinatesIn(trimmed)
  if (spot) return mapSearchUrl(spot)
  if (TAG.test(trimmed)) return iframeSource(trimmed).replace(/^(?:http:)?\/\//i, 'https://')
  return linkIn(trimmed) ?? geoAddress(trimmed) ?? ''
}

/** The first Google Maps link in a text, with https; null without one. */
function linkIn(text: string): string | null {
  for (const { 0: typed, 1: address = '', index } of text.matchAll(LINK)) {
    const link = `https://${withoutSignsAfter(address)}`
    const url = trustedMapsUrl(link)
    if (url && coordinatesOf(url)) return link
    // Some links are copied with their spaces as they are.
    const isStart = index === 0 && !text.includes('\n')
    const whole = isStart ? `https://${text.slice(typed.length - address.length)}` : link
    if (trustedMapsUrl(whole)) return whole
    if (url) return link
  }
  return null
}

/** Signs that end a sentence or a quotation are no part of a link; a bracket is, where one was opened in the link. */
function withoutSignsAfter(address: string): string {
  const signs = /[([{]/.test(address) ? SIGNS_AFTER : `${SIGNS_AFTER})]}`
  let end = address.length
  while (end > 0 && signs.includes(address.charAt(end - 1))) end -= 1
  return address.slice(0, end)
}

/** The search for the place of a 'geo:' address; null for any other text. */
function geoAddress(text: string): string | null {
  const [, coordinates = '', query = ''] = GEO.exec(text) ?? []
  const named = new URLSearchParams(query).get('q')?.trim() ?? ''
  const place = coordinatesIn(named) ?? (coordinates === '0,0' ? null : coordinatesIn(coordinates)) ?? named
  return place === '' ? null : mapSearchUrl(place)
}

/** The first `src` of the first iframe. Attributes are read one by one, so that a quoted value is not taken for one. */
function iframeSource(text: string): string {
  // Word processors and chats replace the quotes of a pasted code.
  const html = text.replaceAll(/[“”„″]/g, '"').replaceAll(/[‘’]/g, "'")
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
