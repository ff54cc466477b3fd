import { type Priced, priceText } from '#app/catalogue/price/price.ts'
import { propertyCode } from './property.ts'
import { CATEGORY_LABELS, PROPERTY_TYPE_LABELS, type PropertyType } from '#app/catalogue/facts/vocabulary.ts'

const GREETING = 'Hola, me interesa esta propiedad:'
const ASKS_MORE = '¿Me pueden dar más información?'

type QuotedProperty = Priced & {
  id: string
  title: string
  location: string
  state: string | null
  propertyId: string | null
  type: PropertyType
}

/** The most escaped characters of each text, so that the chat link stays under 2,000 characters. */
const MAX_ESCAPED = { title: 600, location: 300, code: 120 }

/**
 * The WhatsApp text that asks for a quote (spec, section 7; decision 43): title, price with commas and currency, location, state,
 * ID, type, category. The listing adds the request for more information and the photo; the page comes last, because a
 * chat previews the last address (decision 18). A property without price leaves its line out.
 */
export function quoteMessage(
  property: QuotedProperty,
  links: { page: string; listing?: { photo: string | null } },
): string {
  const { title, priceCents, location, state, type, category } = property
  const price = priceCents !== null && priceText(property)
  const lines = [
    GREETING,
    cutToFit(title, MAX_ESCAPED.title),
    price && `Precio: ${(price.figure + price.rest).replaceAll('\u00A0', ' ')}`,
    location && `Ubicación: ${cutToFit(location, MAX_ESCAPED.location)}`,
    state && `Estado: ${state}`,
    `ID: ${cutToFit(propertyCode(property), MAX_ESCAPED.code)}`,
    `Tipo: ${PROPERTY_TYPE_LABELS[type]}`,
    `Categoría: ${CATEGORY_LABELS[category]}`,
    links.listing ? ASKS_MORE : '',
    links.listing?.photo ? `Imagen: ${links.listing.photo}` : '',
    links.page,
  ]
  return lines.filter(Boolean).join('\n')
}

const PAGE = /^https?:\/\/\S+\/propiedad\/\S+$/
const FACT = /^(?:Precio|Ubicación|Estado|ID|Tipo|Categoría|Imagen): /

/** What somebody wrote into a chat message beside the text that asks for a quote; '' for nothing. */
export function wordsBesideQuote(message: string): string {
  const lines = message.split('\n').map((line) => line.trim())
  const at = lines.findIndex((line) => line.endsWith(GREETING))
  if (at === -1) return lines.filter(Boolean).join('\n')
  // A copied chat says who wrote, and when, before the greeting. The title follows it.
  const who = lines[at]?.slice(0, -GREETING.length).trim() ?? ''
  const rest = lines.slice(at + 2).filter((line) => line !== ASKS_MORE && !FACT.test(line) && !PAGE.test(line))
  return [...lines.slice(0, at), who, ...rest].filter(Boolean).join('\n')
}

/** The ID of the property whose quote a message asks for; null without one. */
export function quotedCode(message: string): string | null {
  return (message.includes(GREETING) && /^ID: (\S+)\s*$/m.exec(message)?.[1]) || null
}

/** Cuts a text to `max` characters in a URL, where an accented letter takes six. */
function cutToFit(text: string, max: number): string {
  if (encodeURIComponent(text).length <= max) return text
  let cut = ''
  let left = max - encodeURIComponent('…').length
  for (const character of text) {
    left -= encodeURIComponent(character).length
    if (left < 0) break
    cut += character
  }
  return `${cut}…`
}
