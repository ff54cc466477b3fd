import { type Category, PROPERTY_TYPE_LABELS, type PropertyType } from '#app/catalogue/facts/vocabulary.ts'
import { offerText } from '#app/catalogue/price/second-offer.ts'
import { totalCents } from '#app/catalogue/price/quoted.ts'
import {
  type PropertyDetail,
  addressLine,
  propertyCode,
  propertyName,
  typeAndCategory,
} from '#app/catalogue/property/property.ts'
import { dayIn } from '#app/calendar/calendar-day.ts'
import { type FeedContext, type FeedOffer, listingKey, listingUrl, pictureUrl } from './feed-property.ts'
import { element, shortText } from './feed-xml.ts'

/** Maximum characters of a short text of the format. */
const LONGEST_TEXT = 255
/** Minimum characters of the text of an ad. */
const SHORTEST_CONTENT = 30

/** Types of ads: those of commercial properties where the format names them. */
const AD_TYPES: Record<PropertyType, Record<Category, string>> = {
  casa: adTypes('For Sale', 'For Rent'),
  departamento: adTypes('For Sale', 'For Rent'),
  terreno: adTypes('Land For Sale', 'For Rent'),
  oficina: adTypes('Office For Sale', 'Office For Rent'),
  local: { ...adTypes('For Sale Local', 'For Rent Local'), traspaso: 'Transfer Local' },
  bodega: adTypes('Warehouse For Sale', 'Warehouse For Rent'),
}

function adTypes(venta: string, renta: string): Record<Category, string> {
  return { venta, renta, traspaso: 'Transfer Local' }
}

export const TROVIT_START = '<?xml version="1.0" encoding="UTF-8"?>\n<trovit>\n'
export const TROVIT_END = '</trovit>\n'

/** An operation of a property as an ad of the XML that LIFULL, Trovit and Mitula read. */
export function trovitAd(offer: FeedOffer, context: FeedContext): string {
  const { property } = offer
  const { type, category, location, municipality, state, photos } = property
  const isLand = type === 'terreno'
  return [
    '<ad>',
    element('id', listingKey(offer)),
    element('url', listingUrl(offer, context)),
    element('title', short(propertyName(property))),
    element('type', AD_TYPES[type][category]),
    element('content', contentOf(property)),
    price(property),
    element('property_type', PROPERTY_TYPE_LABELS[type]),
    measure('floor_area', isLand ? null : (property.constructionArea ?? property.area)),
    measure('plot_area', property.lotSize ?? (isLand ? property.area : null)),
    element('rooms', whole(property.bedrooms)),
    element('bathrooms', whole(property.bathrooms)),
    element('parking', whole(property.parkingSpaces)),
    element('address', short(property.address ?? '')),
    element('city_area', short(location)),
    element('city', short(municipality ?? location)),
    element('region', state),
    ...coordinates(property),
    element('year', property.yearBuilt === null ? null : String(property.yearBuilt)),
    element('agency', short(context.agency.name)),
    element('mls_database', short(propertyCode(property))),
    element('date', adDay(dayIn(context.timeZone, new Date(property.updatedAt ?? property.createdAt)))),
    photos.length === 0 ? '' : `<pictures>${photos.map((photo) => picture(photo, context)).join('')}</pictures>`,
    '</ad>\n',
  ].join('')
}

function short(text: string): string {
  return shortText(text, LONGEST_TEXT)
}

/** The operation and price in words and the description; what it is and where, if that alone is too short. */
function contentOf(property: PropertyDetail): string {
  const told = [`${offerText(property)}.`, ...(property.description?.trim() ? [property.description.trim()] : [])]
  if (told.length > 1 && told.join('\n\n').length >= SHORTEST_CONTENT) return told.join('\n\n')
  const what = `${typeAndCategory(property.type, property.category)}, ${addressLine(property)}`
  return [...told, `${propertyName(property)}. ${what}.`].join('\n\n')
}

/** Whole pesos. The format has no currency, so a price in dollars is only in the text: as pesos it would be wrong. */
function price(property: PropertyDetail): string {
  const total = property.priceOnRequest || property.currency !== 'MXN' ? null : totalCents(property)
  if (total === null) return ''
  return element('price', String(Math.round(total / 100)), property.category === 'renta' ? ' period="monthly"' : '')
}

function measure(name: string, value: number | null): string {
  return value === null || value < 1 ? '' : element(name, String(Math.round(value)), ' unit="meters"')
}

function whole(value: number | null): string | null {
  return value === null ? null : String(Math.ceil(value))
}

/** Only an exact point: a portal would show any other as exact. */
function coordinates({ precision, point }: PropertyDetail): string[] {
  if (!point || precision !== 'exacta') return []
  return [element('latitude', String(point.latitude)), element('longitude', String(point.longitude))]
}

/** DD/MM/YYYY. */
function adDay(day: string): string {
  return day.split('-').toReversed().join('/')
}

function picture({ key, alt }: PropertyDetail['photos'][number], context: FeedContext): string {
  const title = alt === null ? '' : element('picture_title', short(alt))
  return `<picture>${element('picture_url', pictureUrl(key, context))}${title}</picture>`
}
