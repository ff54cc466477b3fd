import { type Priced, priceText } from '#app/catalogue/price/price.ts'
import { propertyCode } from './property.ts'
import { CATEGORY_LABELS, PROPERTY_TYPE_LABELS, type PropertyType } from '#app/catalogue/facts/vocabulary.ts'

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
    'Hola, me interesa esta propiedad:',
    cutToFit(title, MAX_ESCAPED.title),
    price && `Precio: ${(price.figure + price.rest).replaceAll('\u00A0', ' ')}`,
    location && `Ubicación: ${cutToFit(location, MAX_ESCAPED.location)}`,
    state && `Estado: ${state}`,
    `ID: ${cutToFit(propertyCode(property), MAX_ESCAPED.code)}`,
    `Tipo: ${PROPERTY_TYPE_LABELS[type]}`,
    `Categoría: ${CATEGORY_LABELS[category]}`,
    links.listing ? '¿Me pueden dar más información?' : '',
    links.listing?.photo ? `Imagen: ${links.listing.photo}` : '',
    links.page,
  ]
  return lines.filter(Boolean).join('\n')
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
