import { formatDayIn } from '#app/calendar/calendar-day.ts'
import type { ShownAsesor } from '#app/asesores/asesor-card.ts'
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
import { type OtherOffer, otherOffer } from '#app/catalogue/price/second-offer.ts'
import type { State } from '#app/catalogue/facts/places.ts'
import type { ReadOnDay } from '#app/catalogue/property/format-fact.ts'
import {
  type PropertyDetail,
  addressLine,
  mapPlace,
  placeName,
  propertyName,
} from '#app/catalogue/property/property.ts'

/** The data of a property's page, made by the server. Stored raw data (maps link, contact) is validated here. */
export type DetailView = {
  property: Omit<
    PropertyDetail,
    keyof ContactFields | 'complex' | 'googleMapsLink' | 'version' | 'createdAt' | 'updatedAt'
  > & { quote?: PriceText | null; isSecond: boolean }
  /** The other operation with its price, and the query that opens the page with it; null for a single operation. */
  also: OtherOffer | null
  /** The link to its complex; null if it isn't a space of one. */
  complex: CardComplex | null
  /** Its title, or else what kind of property it is. */
  name: string
  /** `place`: the line under the title; `address`: the full address of the section 'Ubicación'. */
  place: string
  address: string
  /** Description for search engines. */
  summary: string
  strip: LabelledFact[]
  groups: FactGroup[]
  /** Shown under the price: the price in other units, and the area. */
  figures: string[]
  /** 'Bajó de precio el 20 nov 2026'; null where the agency does not say it. */
  priceDrop: string | null
  bill: Bill | null
  /** Note on how derived figures are rounded; null without any. */
  rounding: string | null
  contact: DetailContact
  map: PropertyMap | null
  /** Its video or virtual tour, with the text of the link. */
  tour: { url: string; words: string } | null
  /** Note under the map if the public place isn't exact. */
  placeNote: string | null
  /** 'Publicada el 20 nov 2026'. */
  published: string
}

/**
 * @param configured the default contact of Configuración
 * @param asesor who is named as the contact
 * @param offered the property with the operation that was looked for first
 */
export function detailView(
  { today, homeState = null, ...stored }: PropertyDetail & ReadOnDay & { homeState?: State | null },
  configured: ContactFields | null,
  agency: Agency,
  asesor: ShownAsesor | null = null,
  offered: PropertyDetail = stored,
): DetailView {
  const { googleMapsLink, contactName, contactPhone, contactEmail, version, createdAt, updatedAt, ...shown } = offered
  const { complex, ...property } = shown
  const { address, location, municipality, state } = property
  // The typed price per m² is that of the first operation.
  const facts = { ...stored, pricePerM2Cents: offered.pricePerM2Cents }
  const isSecond = offered.category !== stored.category
  const bill = billOf(stored, offered)
  return {
    property: { ...property, quote: quoteOf(offered), isSecond },
    also: otherOffer(offered, isSecond),
    complex: complex && cardComplex(complex),
    name: propertyName(property),
    place: placeName([address || location, municipality, state]),
    address: addressLine(stored),
    summary: detailSummary(property),
    strip: factStrip(facts),
    groups: factGroups({ ...facts, today }, offered),
    figures: priceFigures(offered),
    priceDrop: null,
    bill,
    rounding: bill || derivedReadings(offered).length > 0 ? FEET_AND_ROUNDING : null,
    contact: detailContact({ contactName, contactPhone, contactEmail }, configured, agency, asesor),
    map: propertyMap(googleMapsLink, mapPlace(stored, homeState)),
    tour: tourLink(stored.tour),
    placeNote: placeNote(property.precision),
    published: `Publicada el ${formatDayIn(agency.timeZone, createdAt)}`,
  }
}

/** Without maintenance in the currency of the second price the total would be wrong. */
function billOf(stored: PropertyDetail, offered: PropertyDetail): Bill | null {
  return hasForeignMaintenance(stored, offered) ? null : monthlyBill(offered)
}

export function hasForeignMaintenance(stored: PropertyDetail, offered: PropertyDetail): boolean {
  return stored.maintenanceCents !== offered.maintenanceCents
}
