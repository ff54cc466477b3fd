import type { Agency } from '#app/agency/agency.ts'
import { type ContactFields, type DetailContact, detailContact } from './detail-contact.ts'
import {
  type FactGroup,
  type LabelledFact,
  detailSummary,
  factGroups,
  factStrip,
  priceFigures,
} from './detail-facts.ts'
import type { PriceText } from '#app/catalogue/price/price.ts'
import { type Bill, monthlyBill } from '#app/catalogue/price/monthly-bill.ts'
import { quoteOf } from '#app/catalogue/price/quote-text.ts'
import { FEET_AND_ROUNDING } from '#app/catalogue/price/ratio.ts'
import { derivedReadings } from '#app/catalogue/price/readings.ts'
import { tourLink } from '#app/catalogue/facts/tour-link.ts'
import { type CardComplex, cardComplex } from '#app/catalogue/facts/complex-link.ts'
import { type PropertyMap, propertyMap } from '#app/catalogue/place/map-link.ts'
import { placeNote } from '#app/catalogue/place/public-place.ts'
import {
  type PropertyDetail,
  addressLine,
  mapPlace,
  placeName,
  propertyName,
} from '#app/catalogue/property/property.ts'

/** A property as its page shows it, made by the server: what was stored raw (maps link, contact) is already judged. */
export type DetailView = {
  property: Omit<
    PropertyDetail,
    keyof ContactFields | 'complex' | 'googleMapsLink' | 'version' | 'createdAt' | 'updatedAt'
  > & { quote?: PriceText | null }
  /** The way to its conjunto, where it is a space of one. */
  complex: CardComplex | null
  /** Its title, or what it is where it has none. */
  name: string
  /** The line under the title, and the whole address of the section 'Ubicación'. */
  place: string
  address: string
  /** For search engines. */
  summary: string
  strip: LabelledFact[]
  groups: FactGroup[]
  /** Under the price: the same in other ways, and the surface. */
  figures: string[]
  bill: Bill | null
  /** How the derived figures were rounded; null where there are none. */
  rounding: string | null
  contact: DetailContact
  map: PropertyMap | null
  /** Its video or walk, with the words that lead there. */
  tour: { url: string; words: string } | null
  /** What is said under the map of a place that is not told exactly. */
  placeNote: string | null
}

/** @param configured the contact of properties that have none; what it lacks is the firm's */
export function detailView(stored: PropertyDetail, configured: ContactFields | null, agency: Agency): DetailView {
  const { googleMapsLink, contactName, contactPhone, contactEmail, version, createdAt, updatedAt, ...shown } = stored
  const { complex, ...property } = shown
  const { address, location, municipality, state } = property
  const bill = monthlyBill(stored)
  return {
    property: { ...property, quote: quoteOf(stored) },
    complex: complex && cardComplex(complex),
    name: propertyName(property),
    place: placeName([address || location, municipality, state]),
    address: addressLine(stored),
    summary: detailSummary(property),
    strip: factStrip(property),
    groups: factGroups(property),
    figures: priceFigures(stored),
    bill,
    rounding: bill || derivedReadings(stored).length > 0 ? FEET_AND_ROUNDING : null,
    contact: detailContact({ contactName, contactPhone, contactEmail }, configured, agency),
    map: propertyMap(googleMapsLink, mapPlace(stored)),
    tour: tourLink(stored.tour),
    placeNote: placeNote(property.precision),
  }
}
