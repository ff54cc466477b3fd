import { mapSearchUrl } from '#app/site/google-maps.ts'
import { coordinatesOf, coordinatesIn, trustedMapsUrl } from './maps-address.ts'

/** The longest real links (a place with all its data, a pasted iframe) have less than 2,000 characters. */
const MAX_LENGTH = 4000
/**
 * A link in a text, with https, http or no scheme. It must follow a space, a bracket, a quote or the start of the text, so
 * that a link inside another address is not accepted.
 */
const LINK =
  /(?<![^\s"'“”‘’«»()[\]{}<>|,;])(?:https?:\/\/|\/\/)?((?:(?:www\.|maps\.)?google\.com(?:\.mx)?|maps\.app\.goo\.gl|goo\.gl)(?=[/?])[^\s“”«»<>]*)/gi
/** An HTML tag. '<https://…>' is not a tag: mails write links like this. */
const TAG = /<(?!https?:)[a-z/!]/i
const SIGNS_AFTER = `.,;:!?"'’*_|`
/** The coordinates of a 'geo:' address, and its query, which may name the place itself. */
const GEO = /(?<![^\s"'“”‘’«»()[\]{}<>|,;])geo:(-?\d[\d.]*,-?\d[\d.]*)?[^\s?]*(?:\?(.*))?/i

/**
 * The text to store for a typed text: the link alone, with https. Coordinates, an iframe and a text without a link are
 * stored unchanged.
 */
export function storedMapLink(text: string): string {
  const typed = text.trim()
  return TAG.test(typed) || coordinatesIn(typed) ? text : (linkIn(typed) ?? geoAddress(typed) ?? text)
}

/** The address of the map in a text, from a link, an iframe or coordinates; '' if there is none. */
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
    // Some copied links contain unescaped spaces.
    const isStart = index === 0 && !text.includes('\n')
    const whole = isStart ? `https://${text.slice(typed.length - address.length)}` : link
    if (trustedMapsUrl(whole)) return whole
    if (url) return link
  }
  return null
}

/**
 * Removes the punctuation that ends a sentence or a quotation. A closing bracket stays if the link contains an opening
 * one.
 */
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

/** The first `src` of the first iframe. Attributes are read one by one: a quoted value may contain the text 'src='. */
function iframeSource(text: string): string {
  // Word processors and chats replace straight quotes with typographic ones.
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
