import type { Category, PropertyType } from '#app/catalogue/facts/vocabulary.ts'
import { textFromCents } from '#app/catalogue/price/price.ts'
import { totalCents } from '#app/catalogue/price/quoted.ts'
import { offerText } from '#app/catalogue/price/second-offer.ts'
import { type PropertyDetail, propertyName } from '#app/catalogue/property/property.ts'
import { type FeedContext, type FeedOffer, listingKey, listingUrl, pictureUrl } from './feed-property.ts'
import { shortText } from './feed-xml.ts'

/** The most pictures of a listing, and characters of its texts. */
const MOST_PICTURES = 20
const LONGEST_NAME = 150
const LONGEST_DESCRIPTION = 5_000

/** The catalogue has neither shops, offices nor warehouses. */
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

type Listing = {
  offer: FeedOffer
  property: PropertyDetail
  context: FeedContext
  availability: 'for_rent' | 'for_sale'
  price: string
  point: { latitude: number; longitude: number }
}
type Read = (listing: Listing) => string | null

/**
 * The fields of a listing of a Meta catalogue of home listings, in the order of the XML: the path that heads their column
 * in the CSV, and their text.
 */
const FIELDS: readonly (readonly [path: string, read: Read])[] = [
  ['home_listing_id', ({ offer }) => listingKey(offer)],
  ['name', ({ property }) => shortText(propertyName(property), LONGEST_NAME)],
  ['availability', ({ availability }) => availability],
  ['description', ({ property }) => descriptionOf(property)],
  ['address.addr1', ({ property }) => (property.precision === 'exacta' && property.address) || property.location],
  ['address.city', ({ property }) => property.municipality ?? property.location],
  ['address.region', ({ property }) => property.state],
  ['address.country', () => 'Mexico'],
  ['latitude', ({ point }) => String(point.latitude)],
  ['longitude', ({ point }) => String(point.longitude)],
  ['neighborhood[0]', ({ property }) => property.location],
  ...Array.from({ length: MOST_PICTURES }, (_none, at) => [`image[${at}].url`, pictureReader(at)] as const),
  ['listing_type', ({ availability }) => `${availability}_by_agent`],
  ['property_type', ({ property }) => TYPES[property.type]],
  ['price', ({ price }) => price],
  ['url', ({ offer, context }) => listingUrl(offer, context)],
  ['num_beds', ({ property }) => figureText(property.bedrooms)],
  ['num_baths', ({ property }) => figureText(property.bathrooms)],
  ['year_built', ({ property }) => figureText(property.yearBuilt)],
]

export const META_PATHS = FIELDS.map(([path]) => path)

/**
 * The fields of an operation of a property with their texts, null for one without; or null where something that Meta
 * requires is missing: a price, a picture or a point, or where it is a transfer.
 */
export function metaFields(
  offer: FeedOffer,
  context: FeedContext,
): (readonly [path: string, text: string | null])[] | null {
  const { property } = offer
  const availability = AVAILABILITY[property.category]
  const { point, precision, photos } = property
  const price = priceOf(property)
  if (availability === null || price === null || !point || precision === 'zona' || photos.length === 0) return null
  return FIELDS.map(([path, read]) => [path, read({ offer, property, context, availability, price, point })])
}

function pictureReader(at: number): Read {
  return ({ property, context }) => {
    const photo = property.photos[at]
    return photo ? pictureUrl(photo.key, context) : null
  }
}

function descriptionOf(property: PropertyDetail): string {
  return shortText([`${offerText(property)}.`, property.description ?? ''].join('\n\n'), LONGEST_DESCRIPTION)
}

function figureText(figure: number | null): string | null {
  return figure === null ? null : String(figure)
}

/** The whole price, or the rent of a month, with its currency; null for one on request. */
function priceOf(property: PropertyDetail): string | null {
  const total = property.priceOnRequest ? null : totalCents(property)
  return total === null ? null : `${textFromCents(total)} ${property.currency}`
}
