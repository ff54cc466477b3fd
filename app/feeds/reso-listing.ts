import type { Category, PropertyType } from '#app/catalogue/facts/vocabulary.ts'
import { CIRCLE_METRES } from '#app/catalogue/place/public-place.ts'
import { textFromCents } from '#app/catalogue/price/price.ts'
import { totalCents } from '#app/catalogue/price/quoted.ts'
import { quotedPrice } from '#app/catalogue/price/quote-text.ts'
import { type PropertyDetail, addressLine, propertyCode, propertyName } from '#app/catalogue/property/property.ts'
import { type FeedContext, type FeedOffer, cleanText, listingKey, listingUrl, pictureUrl } from './feed-property.ts'

/** Maximum characters of PublicRemarks. */
const LONGEST_REMARKS = 4_000
const METRES = 'Square Meters'

const SUB_TYPES: Record<PropertyType, string> = {
  casa: 'Single Family Residence',
  departamento: 'Apartment',
  terreno: 'Unimproved Land',
  oficina: 'Office',
  local: 'Retail',
  bodega: 'Warehouse',
}
const VAT = { mas_iva: 'Excluded', incluido: 'Included', no_aplica: 'Exempt' } as const

type Field = string | number | boolean | null | readonly object[]

/**
 * An operation of a property with the names of RESO Data Dictionary 2.0. What the dictionary has no name for starts with
 * `X_`. Fields without a value are left out.
 */
export function resoListing(offer: FeedOffer, context: FeedContext): Record<string, Field> {
  const { property } = offer
  const { municipality, location, state, photos, plans, type } = property
  const isLand = type === 'terreno'
  return withoutNulls({
    ListingKey: listingKey(offer),
    ListingId: propertyCode(property),
    ListingURL: listingUrl(offer, context),
    StandardStatus: 'Active',
    PropertyType: propertyType(type, property.category),
    PropertySubType: SUB_TYPES[type],
    X_Title: cleanText(propertyName(property)),
    PublicRemarks: property.description && cleanText(property.description).slice(0, LONGEST_REMARKS).toWellFormed(),
    ...prices(property),
    UnparsedAddress: cleanText(addressLine(property)) || null,
    City: municipality ?? location,
    CountyOrParish: municipality,
    SubdivisionName: location || null,
    StateOrProvince: state,
    Country: 'MX',
    ...coordinates(property),
    InternetAddressDisplayYN: property.precision === 'exacta',
    ...area('LeasableArea', 'LeasableAreaUnits', isLand ? null : property.area),
    ...area('BuildingAreaTotal', 'BuildingAreaUnits', property.constructionArea),
    ...area('LotSizeArea', 'LotSizeUnits', property.lotSize ?? (isLand ? property.area : null)),
    FrontageLength: property.frontage === null ? null : `${property.frontage} m`,
    YearBuilt: property.yearBuilt,
    BedroomsTotal: property.bedrooms,
    BathroomsTotalInteger: property.bathrooms && Math.ceil(property.bathrooms),
    ParkingTotal: property.parkingSpaces,
    OriginalEntryTimestamp: property.createdAt,
    ModificationTimestamp: property.updatedAt ?? property.createdAt,
    ListOfficeName: context.agency.name,
    ListOfficePhone: context.agency.phone,
    ListOfficeEmail: context.agency.email,
    PhotosCount: photos.length,
    Media: [...media(photos, 'Photo', context), ...media(plans, 'Floor Plan', context)],
  })
}

function withoutNulls(fields: Record<string, Field | undefined>): Record<string, Field> {
  const given = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(given) as Record<string, Field>
}

function propertyType(type: PropertyType, category: Category): string {
  if (category === 'traspaso') return 'Business Opportunity'
  if (type === 'terreno') return 'Land'
  const isHome = type === 'casa' || type === 'departamento'
  if (category === 'renta') return isHome ? 'Residential Lease' : 'Commercial Lease'
  return isHome ? 'Residential' : 'Commercial Sale'
}

/** The total price or monthly rent, and the price in words, as the page shows it. */
function prices(property: PropertyDetail): Record<string, Field> {
  const { category, currency, vat, priceOnRequest, priceToCents } = property
  const total = priceOnRequest ? null : totalCents(property)
  const to = priceOnRequest ? null : totalCents({ ...property, priceCents: priceToCents })
  return {
    ListPrice: total === null ? null : amountOf(total),
    X_ListPriceTo: total === null || to === null ? null : amountOf(to),
    X_Currency: currency,
    X_PriceText: quotedPrice(property),
    X_VAT: vat && VAT[vat],
    ...(category === 'renta' && {
      LeaseAmount: total === null ? null : amountOf(total),
      LeaseAmountFrequency: total === null ? null : 'Monthly',
    }),
  }
}

function amountOf(cents: number): number {
  return Number(textFromCents(cents))
}

/** As precise as the page shows it: an approximate point is the middle of a circle, a zone has none. */
function coordinates({ precision, point }: PropertyDetail): Record<string, Field> {
  if (!point || precision === 'zona') return {}
  const at = { Latitude: point.latitude, Longitude: point.longitude }
  return precision === 'exacta' ? at : { ...at, X_CoordinatesRadius: CIRCLE_METRES }
}

function area(name: string, units: string, value: number | null): Record<string, Field> {
  return value === null ? {} : { [name]: value, [units]: METRES }
}

function media(pictures: PropertyDetail['photos'], category: string, context: FeedContext): object[] {
  return pictures.map(({ key, alt }, at) => ({
    MediaURL: pictureUrl(key, context),
    MediaCategory: category,
    Order: at + 1,
    PreferredPhotoYN: category === 'Photo' && at === 0,
    ...(alt && { ShortDescription: cleanText(alt) }),
  }))
}
