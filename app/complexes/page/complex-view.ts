import type { State } from '#app/catalogue/facts/places.ts'
import type { TimeZone } from '#app/calendar/time-zones.ts'
import { dayIn, formatDay } from '#app/calendar/calendar-day.ts'
import { formatArea } from '#app/figures/measure.ts'
import type { ComplexDetail } from '#app/catalogue/complex/complex.ts'
import { spaceCount } from '#app/catalogue/facts/complex-link.ts'
import { type FreeRanges, freeRanges } from '#app/complexes/spaces/free-ranges.ts'
import { formatLevel } from '#app/complexes/spaces/space-level.ts'
import type { LabelledFact } from '#app/property/page/detail-facts.ts'
import { COMPLEX_FACTS } from '#app/catalogue/facts/fact-columns.ts'
import { AT_ONCE } from '#app/catalogue/facts/technical-parts.ts'
import { factOf } from '#app/catalogue/facts/facts.ts'
import { formatFact } from '#app/catalogue/property/format-fact.ts'
import { type PropertyMap, propertyMap } from '#app/catalogue/place/map-link.ts'
import type { ReferenceRate } from '#app/catalogue/price/price.ts'
import { quotedPrice } from '#app/catalogue/price/quote-text.ts'
import { type OtherOffer, otherOffer } from '#app/catalogue/price/second-offer.ts'
import { totalCents } from '#app/catalogue/price/quoted.ts'
import {
  addressLine,
  mapPlace,
  placeName,
  propertyCode,
  propertyName,
  typeAndCategory,
} from '#app/catalogue/property/property.ts'
import { COMPLEX_KIND_LABELS } from '#app/catalogue/facts/complex-kinds.ts'
import { CATEGORY_LABELS } from '#app/catalogue/facts/vocabulary.ts'
import type { FreeSpace } from '#app/complexes/spaces/free-space.ts'

/** The texts of a free space; '' for what is unknown. `since` is the day from which it is free, or else when it was added. */
export type FreeSpaceRow = {
  slug: string
  name: string
  code: string
  what: string
  area: string
  price: string
  /** The other operation with its price; null for a single operation. */
  also: OtherOffer | null
  level: string
  since: string
  /** The same in a sentence. */
  sinceWords: string
}

/** The texts of a complex's page, made by the server. */
export type ComplexView = {
  slug: string
  name: string
  kind: string
  place: string
  /** The place without street and number. */
  zone: string
  address: string
  description: string | null
  photos: ComplexDetail['photos']
  plans: ComplexDetail['plans']
  facts: LabelledFact[]
  map: PropertyMap | null
  spaces: FreeSpaceRow[]
  /** '6 espacios disponibles' or 'Sin espacios disponibles'. */
  free: string
  /** The ranges of the free spaces: surface, 'Desde 45 m² hasta 240 m²', and price of each operation. */
  ranges: LabelledFact[]
  /** The range of surface; '' if no surface is known. */
  surface: string
  /** For search engines. */
  summary: string
}

type ReadOn = { today: string; timeZone: TimeZone }

/**
 * @param today the day of the agency, in its time zone
 * @param rate converts dollars where prices of both currencies are ordered
 * @param homeState the state of a place that says none
 */
export function complexView(
  complex: ComplexDetail,
  spaces: readonly FreeSpace[],
  { today, timeZone, rate, homeState = null }: ReadOn & { rate: ReferenceRate; homeState?: State | null },
): ComplexView {
  const { slug, name, description, photos, plans, address, location, municipality, state } = complex
  const kind = COMPLEX_KIND_LABELS[complex.kind]
  const place = placeName([address || location, municipality, state])
  const zone = placeName([location, municipality, state])
  const between = freeRanges(spaces, rate)
  const ranges = formatRanges(between)
  const count = spaces.length === 1 ? '1 espacio disponible' : `${spaceCount(spaces.length)} disponibles`
  const figures = ranges
    .map(({ label, value }) => `${label.toLowerCase()}, ${value.replace(/^Desde/, 'desde')}`)
    .join('; ')
  return {
    slug,
    name,
    kind,
    place,
    zone,
    address: addressLine(complex),
    description: description?.trim() || null,
    photos,
    plans,
    facts: sharedFacts(complex),
    map: propertyMap(complex.googleMapsLink, mapPlace({ ...complex, precision: 'exacta' }, homeState)),
    spaces: spaces.map((space) => spaceRow(space, { today, timeZone })),
    free: spaces.length === 0 ? 'Sin espacios disponibles' : count,
    ranges,
    surface: formatSurfaces(between) ?? '',
    summary: `${kind} en ${zone}: ${
      spaces.length === 0 ? 'hoy sin espacios disponibles' : count
    }${figures && ` (${figures})`}.`,
  }
}

function sharedFacts(complex: ComplexDetail): LabelledFact[] {
  const facts = { ...complex, currency: 'MXN', amenities: [] } as const
  return COMPLEX_FACTS.flatMap((name) => {
    const value = formatFact(name, facts)
    const { label, page } = factOf(name)
    return value && value !== '0' ? [{ label: page?.label ?? label, value }] : []
  })
}

function spaceRow(space: FreeSpace, { today, timeZone }: ReadOn): FreeSpaceRow {
  const { slug, type, category, area, availableFrom, createdAt } = space
  const day = formatDay(availableFrom ?? dayIn(timeZone, new Date(createdAt)))
  return {
    slug,
    name: propertyName(space),
    code: propertyCode(space),
    what: typeAndCategory(type, category),
    area: area === null ? '' : formatArea(area),
    price: quotedPrice(space),
    also: otherOffer(space),
    level: formatLevel(space) ?? '',
    ...(availableFrom !== null && availableFrom <= today
      ? { since: AT_ONCE, sinceWords: 'disponibilidad inmediata' }
      : { since: day, sinceWords: `desde el ${day}` }),
  }
}

/** Each range as 'Desde … hasta …', or as the one figure that all have. */
function formatRanges({ area, prices }: FreeRanges<FreeSpace>): LabelledFact[] {
  const surface = formatSurfaces({ area })
  const quoted = prices.map(({ category, least, most }) => {
    return { label: CATEGORY_LABELS[category], value: fromTo(totalPrice(least), totalPrice(most)) }
  })
  return [...(surface === null ? [] : [{ label: 'Superficie', value: surface }]), ...quoted]
}

function formatSurfaces({ area }: Pick<FreeRanges<FreeSpace>, 'area'>): string | null {
  return area && fromTo(formatArea(area.least), formatArea(area.most))
}

/** The total per month or for the whole, however it is quoted: only totals can be ordered. */
function totalPrice(space: FreeSpace): string {
  const asTotal = { priceToCents: null, priceBase: null, pricePeriod: null }
  return quotedPrice({ ...space, priceCents: totalCents(space), ...asTotal })
}

function fromTo(from: string, to: string): string {
  return from === to ? from : `Desde ${from} hasta ${to}`
}
