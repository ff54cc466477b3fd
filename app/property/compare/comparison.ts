import { referenceRateText } from '#app/catalogue/price/reference-rate-text.ts'
import { everyFact } from '#app/property/page/detail-facts.ts'
import { type PropertyDetail, placeName, propertyName } from '#app/catalogue/property/property.ts'
import { quoteOf, quotedPrice } from '#app/catalogue/price/quote-text.ts'
import { eachOffer, operationQuery } from '#app/catalogue/price/second-offer.ts'
import { billSpan, fullBill } from '#app/catalogue/price/monthly-bill.ts'
import { DEFAULT_RATE, type ReferenceRate, formatPrice } from '#app/catalogue/price/price.ts'
import { comparableCents } from '#app/catalogue/price/quoted.ts'
import { type Read, bestFigures, bestOf } from './best-figures.ts'
import { READING_NAMES, hasQuoteDetails, priceReadings } from '#app/catalogue/price/readings.ts'
import { quoteMessage } from '#app/catalogue/property/quote-message.ts'
import { PRICE, isEmptyRow, labelsOfHead, withoutRepeats } from './repeated-rows.ts'
import { FACT_NAMES, factOf } from '#app/catalogue/facts/facts.ts'
import { AMENITY_LABELS } from '#app/catalogue/facts/amenities.ts'
import { CATEGORIES, type Category } from '#app/catalogue/facts/vocabulary.ts'

/** The most properties of a comparison. */
export const MOST_COMPARED = 4

export type Compared = {
  slug: string
  name: string
  photo: PropertyDetail['photos'][number] | null
  price: string
  /** Whether its price is the lowest one that can be compared. */
  isBestPrice: boolean
  /** The query that opens its page with the operation that is compared; '' for its first one. */
  query: string
  /** The WhatsApp message that asks for a quote. */
  message: string
}
/** The values of one fact, one per property; '—' without a value. `best`: indexes of the best values. */
type Row = { label: string; values: string[]; differs: boolean; best: readonly number[] }
/** Properties of one operation: rents are never compared with sales. */
export type Comparison = { category: Category; properties: Compared[]; rows: Row[] }

/**
 * One comparison for each first operation, in the order of the properties. A property with two operations is in both, but
 * not alone in one of them. @param publicUrl the site's origin
 */
export function compareByOperation(
  properties: readonly Read[],
  publicUrl: string,
  rate: ReferenceRate = DEFAULT_RATE,
): Comparison[] {
  const categories = [...new Set(properties.map(({ category }) => category))]
  const offers = properties.flatMap(eachOffer)
  const groups = categories.map((category) => offers.filter((offer) => offer.category === category))
  const isElsewhere = ({ id }: Read, group: readonly Read[]) =>
    groups.some((other) => other !== group && other.some((offer) => offer.id === id))
  return groups
    .filter((group) => group.length > 1 || !group.every((offer) => isElsewhere(offer, group)))
    .flatMap((group) => {
      const [first] = group
      const all = compare(group, rate)
      const best = all.find(({ label }) => label === PRICE)?.best ?? []
      const compared = group.map((offer, at) => ({
        ...toCompared(offer, { publicUrl, isSecond: !properties.includes(offer) }),
        isBestPrice: best.includes(at),
      }))
      const rows = withoutRepeats(all, labelsOfHead(group))
      return first ? [{ category: first.category, properties: compared, rows }] : []
    })
}

/** One row per fact, with the same texts as on the properties' pages. */
export function compare(properties: readonly Read[], rate: ReferenceRate = DEFAULT_RATE): Row[] {
  const best = bestValues(properties, rate)
  const withReadings = properties.some(hasQuoteDetails)
  const withPesos = new Set(properties.map(({ currency }) => currency)).size > 1
  const facts = properties.map((property) => factsOf(property, { withReadings, pesosAt: withPesos ? rate : null }))
  return (facts[0] ?? []).flatMap(({ label }, at) => {
    const values = facts.map((all) => all[at]?.value ?? '—')
    const row = { label, values, differs: new Set(values).size > 1, best: best.get(label) ?? [] }
    return isEmptyRow(row) ? [] : [row]
  })
}

type Opened = { publicUrl: string; isSecond: boolean }

function toCompared(property: Read, { publicUrl, isSecond }: Opened): Omit<Compared, 'isBestPrice'> {
  const { slug, category, photos } = property
  const query = operationQuery({ isSecond, category })
  return {
    slug,
    name: propertyName(property),
    photo: photos[0] ?? null,
    price: quotedPrice(property),
    query,
    message: quoteMessage(
      { ...property, quote: quoteOf(property) },
      { page: `${publicUrl}/propiedad/${slug}${query}` },
    ),
  }
}

/** All facts in a fixed order; null without a value. */
function factsOf(property: Read, { withReadings, pesosAt }: { withReadings: boolean; pesosAt: ReferenceRate | null }) {
  const { location, municipality, state, amenities } = property
  const conditions = amenities.map((code) => AMENITY_LABELS[code]).toSorted((a, b) => a.localeCompare(b, 'es'))
  return [
    { label: 'Ubicación', value: placeName([location, municipality, state]) },
    ...(withReadings ? readingsOf(property) : []),
    ...(pesosAt ? [{ label: pesosLabel(property.category, pesosAt), value: inPesos(property, pesosAt) }] : []),
    ...everyFact(property),
    { label: 'Condiciones', value: conditions.join(', ') || null },
  ]
}

/** The price in every unit, so that a rent per m² can be compared with a total rent. */
function readingsOf(property: Read) {
  const readings = new Map(priceReadings(property).map(({ name, value }) => [name, value]))
  return [
    ...READING_NAMES[property.category].map((name) => ({ label: name, value: readings.get(name) ?? null })),
    { label: PAID_MONTHLY, value: monthlyTotal(property) },
  ]
}

const PAID_MONTHLY = 'Lo que se paga al mes'
/** One figure for prices of both currencies, at the reference rate. */
function pesosLabel(category: Category, rate: ReferenceRate): string {
  return `${category === 'renta' ? 'Al mes con mantenimiento e IVA' : 'En pesos'}, a ${referenceRateText(rate)}`
}

/** The figure, with what is missing for it. */
function inPesos(property: Read, rate: ReferenceRate): string {
  const cents = paidCents(property, rate)
  if (cents !== null) return formatPrice(cents, 'MXN')
  return property.category === 'renta' && billSpan(property) ? 'IVA por confirmar' : (monthlyTotal(property) ?? '—')
}

/**
 * Centavos of pesos that are paid at least: a month's rent with maintenance and IVA, or a price. Null where it is not known.
 */
function paidCents(property: Read, rate: ReferenceRate): number | null {
  const { category, currency, vat } = property
  if (category !== 'renta') return comparableCents(property, rate)
  const total = vat === null ? null : (billSpan(property)?.from.total ?? null)
  return total !== null && currency === 'USD' ? Math.round(total * rate.pesosPerDollar) : total
}

/** The total of a rent, with what is missing for it; null for another operation. */
function monthlyTotal(property: Read): string | null {
  const { category, priceCents, vat } = property
  if (category !== 'renta') return null
  const total = fullBill(property)?.total.value
  if (total) return vat === null ? `${total} sin IVA (por confirmar)` : total
  return priceCents === null ? quotedPrice(property) : 'Falta la superficie'
}

/**
 * The indexes of the properties with the best value of a fact, by the fact's label. Empty if all values are equal or the
 * prices have different terms.
 */
function bestValues(properties: readonly Read[], rate: ReferenceRate): ReadonlyMap<string, readonly number[]> {
  // A price without its IVA might be the lowest one, so nothing is the best beside it.
  const figures = properties.map((property) => paidCents(property, rate))
  const isKnown = properties.every(({ priceCents }, at) => priceCents === null || figures[at] !== null)
  const paid = isKnown ? bestFigures(figures, 'least') : []
  return new Map([
    [PAID_MONTHLY, paid],
    ...CATEGORIES.map((category) => [pesosLabel(category, rate), paid] as const),
    ...FACT_NAMES.flatMap((name) => {
      const { label, page } = factOf(name)
      return page?.best ? [[page.label ?? label, bestOf(name, page.best, properties)] as const] : []
    }),
  ])
}
