import { bestValues } from './best-value.ts'
import { everyFact } from '#app/property/page/detail-facts.ts'
import { type PropertyDetail, placeName, propertyName } from '#app/catalogue/property/property.ts'
import { quoteOf, quotedPrice } from '#app/catalogue/price/quote-text.ts'
import { monthlyBill } from '#app/catalogue/price/monthly-bill.ts'
import { READING_NAMES, isTraded, priceReadings } from '#app/catalogue/price/readings.ts'
import { quoteMessage } from '#app/catalogue/property/quote-message.ts'
import { AMENITY_LABELS } from '#app/catalogue/facts/amenities.ts'
import type { Category } from '#app/catalogue/facts/vocabulary.ts'

/** Properties that a table still shows side by side. */
export const MOST_COMPARED = 4

export type Compared = {
  slug: string
  name: string
  photo: PropertyDetail['photos'][number] | null
  price: string
  /** What a chat about it begins with. */
  message: string
}
/** One fact of all; '—' where a property has none. `best`: the places of those with the best value. */
type Row = { label: string; values: string[]; differs: boolean; best: readonly number[] }
/** Properties of one operation: a rent is not weighed against a sale. */
export type Comparison = { category: Category; properties: Compared[]; rows: Row[] }

/** One comparison an operation, in the order in which they come. @param publicUrl the site's origin */
export function compareByOperation(properties: readonly PropertyDetail[], publicUrl: string): Comparison[] {
  const categories = [...new Set(properties.map(({ category }) => category))]
  return categories.map((category) => {
    const alike = properties.filter((property) => property.category === category)
    return { category, properties: alike.map((property) => toCompared(property, publicUrl)), rows: compare(alike) }
  })
}

/** The same words and figures as on each property's page, fact by fact. */
export function compare(properties: readonly PropertyDetail[]): Row[] {
  const best = bestValues(properties)
  const withReadings = properties.some(isTraded)
  const facts = properties.map((property) => factsOf(property, withReadings))
  return (facts[0] ?? []).flatMap(({ label }, at) => {
    const values = facts.map((all) => all[at]?.value ?? '—')
    const row = { label, values, differs: new Set(values).size > 1, best: best.get(label) ?? [] }
    return values.some((value) => value !== '—') ? [row] : []
  })
}

function toCompared(property: PropertyDetail, publicUrl: string): Compared {
  const { slug, photos } = property
  return {
    slug,
    name: propertyName(property),
    photo: photos[0] ?? null,
    price: quotedPrice(property),
    message: quoteMessage({ ...property, quote: quoteOf(property) }, { page: `${publicUrl}/propiedad/${slug}` }),
  }
}

/** The same facts in the same order of every property of an operation, null what it has not. */
function factsOf(property: PropertyDetail, withReadings: boolean): { label: string; value: string | null }[] {
  const { location, municipality, state, amenities } = property
  const conditions = amenities.map((code) => AMENITY_LABELS[code]).toSorted((a, b) => a.localeCompare(b, 'es'))
  return [
    { label: 'Ubicación', value: placeName([location, municipality, state]) },
    ...(withReadings ? readingsOf(property) : []),
    ...everyFact(property),
    { label: 'Condiciones', value: conditions.join(', ') || null },
  ]
}

/** The price in every way, so that a rent per m² is weighed against one for the whole. */
function readingsOf(property: PropertyDetail) {
  const readings = new Map(priceReadings(property).map(({ name, value }) => [name, value]))
  const total = monthlyBill(property)?.total.value
  return [
    ...READING_NAMES[property.category].map((name) => ({ label: name, value: readings.get(name) ?? null })),
    { label: 'Lo que se paga al mes', value: total ? total + (property.vat === null ? ' sin IVA' : '') : null },
  ]
}
