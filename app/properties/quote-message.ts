import { formatPrice } from './price.ts'
import { propertyCode } from './property.ts'
import { CATEGORY_LABELS, type Category, type Currency, PROPERTY_TYPE_LABELS, type PropertyType } from './vocabulary.ts'

type QuotedProperty = {
  id: string
  title: string
  priceCents: number | null
  currency: Currency
  location: string
  state: string | null
  propertyId: string | null
  type: PropertyType
  category: Category
}

/** Longest title that still leaves the whole chat link under 2,000 characters once every letter is escaped. */
const MAX_TITLE = 120

/**
 * The WhatsApp text that asks for a quote (spec, section 7): title, price with commas and currency, location, state,
 * ID, type, category. The listing adds the request for more information and the photo; the page comes last, because a
 * chat previews the last address (decision 18). A property without price leaves its line out.
 */
export function quoteMessage(property: QuotedProperty, links: { page: string; listing?: { photo: string | null } }): string {
  const { title, priceCents, currency, location, state, type, category } = property
  const lines = [
    'Hola, me interesa esta propiedad:',
    title.length > MAX_TITLE ? `${title.slice(0, MAX_TITLE - 1)}…` : title,
    priceCents === null ? '' : `Precio: ${formatPrice(priceCents, currency).replaceAll('\u00A0', ' ')}`,
    location && `Ubicación: ${location.slice(0, MAX_TITLE)}`,
    state && `Estado: ${state}`,
    `ID: ${propertyCode(property)}`,
    `Tipo: ${PROPERTY_TYPE_LABELS[type]}`,
    `Categoría: ${CATEGORY_LABELS[category]}`,
    links.listing ? '¿Me pueden dar más información?' : '',
    links.listing?.photo ? `Imagen: ${links.listing.photo}` : '',
    links.page,
  ]
  return lines.filter(Boolean).join('\n')
}
