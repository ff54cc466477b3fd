import type { Category, PropertyType } from '#app/catalogue/facts/vocabulary.ts'
import { textFromCents } from '#app/catalogue/price/price.ts'
import { totalCents } from '#app/catalogue/price/quoted.ts'
import { offerText } from '#app/catalogue/price/second-offer.ts'
import { type PropertyDetail, propertyName } from '#app/catalogue/property/property.ts'
import { type FeedContext, type FeedOffer, listingKey, listingUrl, pictureUrl } from './feed-property.ts'
import { element, shortText } from './feed-xml.ts'

/** The most pictures of a listing, and characters of its texts. */
const MOST_PICTURES = 20
const LONGEST_NAME = 150
const LONGEST_DESCRIPTION = 5_000

/** The format has neither shops, offices nor warehouses. */
const TYPES: Record<PropertyType, string> = {
  casa: 'house',
  departamento: 'apartment',
  terreno: 'land',
  oficina: 'other',
  local: 'other',
  bodega: 'other',
}
/** A transfer of a lease is neither for rent nor for sale. */
const AVAILABILITY: Record<Category, 'for_rent' | 'for_sale' | null> = {
  renta: 'for_rent',
  venta: 'for_sale',
  traspaso: null,
}

export const META_START = '<?xml version="1.0" encoding="UTF-8"?>\n<listings>\n'
export const META_END = '</listings>\n'

/**
 * An operation of a property as a listing of a Meta catalogue of home listings; '' where something that Meta requires is
 * missing: a price, a picture or a point, or where it is a transfer.
 */
export function metaListing(offer: FeedOffer, context: FeedContext): string {
  const { property } = offer
  const { category, location, municipality, state, point, precision, photos, type } = property
  const availability = AVAILABILITY[category]
  const price = priceOf(property)
  if (availability === null || price === null || !point || precision === 'zona' || photos.length === 0) return ''
  const address = [
    ['addr1', (precision === 'exacta' && property.address) || location],
    ['city', municipality ?? location],
    ['region', state],
    ['country', 'Mexico'],
  ] as const
  const text = [`${offerText(property)}.`, property.description ?? ''].join('\n\n')
  return [
    '<listing>',
    element('home_listing_id', listingKey(offer)),
    element('name', shortText(propertyName(property), LONGEST_NAME)),
    element('availability', availability),
    element('description', shortText(text, LONGEST_DESCRIPTION)),
    '<address format="simple">',
    ...address.map(([name, part]) => element('component', part, ` name="${name}"`)),
    '</address>',
    element('latitude', String(point.latitude)),
    element('longitude', String(point.longitude)),
    element('neighborhood', location),
    ...photos.slice(0, MOST_PICTURES).map(({ key }) => `<image>${element('url', pictureUrl(key, context))}</image>`),
    element('listing_type', `${availability}_by_agent`),
    element('property_type', TYPES[type]),
    element('price', price),
    element('url', listingUrl(offer, context)),
    element('num_beds', property.bedrooms === null ? null : String(property.bedrooms)),
    element('num_baths', property.bathrooms === null ? null : String(property.bathrooms)),
    element('year_built', property.yearBuilt === null ? null : String(property.yearBuilt)),
    '</listing>\n',
  ].join('')
}

/** The whole price, or the rent of a month, with its currency; null for one on request. */
function priceOf(property: PropertyDetail): string | null {
  const total = property.priceOnRequest ? null : totalCents(property)
  return total === null ? null : `${textFromCents(total)} ${property.currency}`
}
