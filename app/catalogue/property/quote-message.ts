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

/** What each text may take of the chat link, its letters escaped: the whole link stays under 2,000 characters. */
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
    fitting(title, MAX_ESCAPED.title),
    price && `Precio: ${(price.figure + price.rest).replaceAll('\u00A0', ' ')}`,
    location && `Ubicación: ${fitting(location, MAX_ESCAPED.location)}`,
    state && `Estado: ${state}`,
    `ID: ${fitting(propertyCode(property), MAX_ESCAPED.code)}`,
    `Tipo: ${PROPERTY_TYPE_LABELS[type]}`,
    `Categoría: ${CATEGORY_LABELS[category]}`,
    links.listing ? '¿Me pueden dar más información?' : '',
    links.listing?.photo ? `Imagen: ${links.listing.photo}` : '',
    links.page,
  ]
  return lines.filter(Boolean).join('\n')
}

/** The text, cut between two characters where it takes more than `max` in an address (an accented letter takes six). */
function fitting(text: string, max: number): string {
  if (encodeURIComponent(text).length <= max) return text
  let kept = ''
  let left = max - encodeURIComponent('…').length
  for (const character of text) {
    left -= encodeURIComponent(character).length
    if (left < 0) break
    kept += character
  }
  return `${kept}…`
}
