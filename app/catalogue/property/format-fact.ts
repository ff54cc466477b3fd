import { formatDay } from '#app/calendar/calendar-day.ts'
import { formatCount, formatLand, formatMeasure } from '#app/figures/measure.ts'
import type { EachSet } from '#app/photos/picture-sets.ts'
import { formatPrice } from '#app/catalogue/price/price.ts'
import { quotedPrice } from '#app/catalogue/price/quote-text.ts'
import { formatIncrease, formatMaintenance, formatMonths } from '#app/catalogue/price/quote-text.ts'
import { AMENITIES, AMENITY_LABELS, type Amenity } from '#app/catalogue/facts/amenities.ts'
import type { Currency } from '#app/catalogue/facts/vocabulary.ts'
import { type DayFact, type Fact, belongsTo, goesWith } from '#app/catalogue/facts/fact.ts'
import { type FactColumn, type FactColumns, columnsOf } from '#app/catalogue/facts/fact-columns.ts'
import { FACT_NAMES, type FactName, factOf } from '#app/catalogue/facts/facts.ts'

/** Today, in the time zone of the agency: people read a day that has passed in other words (`formatDayFact`). */
export type ReadOnDay = { today?: string }

/** A property with the data that formatting its facts needs. */
export type PropertyFacts = Partial<FactColumns> &
  ReadOnDay &
  EachSet<readonly unknown[]> & {
    currency: Currency
    amenities: readonly Amenity[]
    /** The name of its complex, if it was looked up. */
    complexName?: string | null
    /** The name of its asesor, if it was looked up. */
    asesorName?: string | null
    /** The name of its owner, if it was looked up. */
    ownerName?: string | null
  }

/** The text of a fact: 'Renta', '2,400 m²', '$45,000 MXN'; null for an empty fact. */
export function formatFact(name: FactName, property: PropertyFacts): string | null {
  const fact = factOf(name)
  if (fact.kind === 'price') return formatFactPrice(property)
  if (fact.kind === 'codes') return amenityNames(property.amenities)
  if (name === 'secondPrice') return formatSecondPrice(property)
  if (name === 'maintenance') return formatMaintenance(property)
  if (name === 'increaseIndex') return formatIncrease(property)
  if (fact.kind === 'pictures') return property[fact.set].length === 0 ? null : String(property[fact.set].length)
  const value = valueOf(name, property)
  if (fact.kind === 'complex') return value === null ? null : (property.complexName ?? 'Sí')
  if (fact.kind === 'asesor') return value === null ? null : (property.asesorName ?? 'Sí')
  if (fact.kind === 'owner') return value === null ? null : (property.ownerName ?? 'Sí')
  if (typeof value === 'number') return formatFigure(name, value, property)
  if (fact.kind === 'day' && value) return formatDayFact(fact, value, property)
  return ((fact.kind === 'code' || fact.kind === 'choice') && value ? fact.labels[value] : value) || null
}

/** '20 nov 2026'; 'Inmediata' for an availability that has come, 'Venció el 20 nov 2026' for a deadline that has passed. */
function formatDayFact({ past, isDeadline }: DayFact, day: string, { today }: ReadOnDay): string {
  if (today !== undefined && past !== undefined && day <= today) return past
  return today !== undefined && isDeadline && day < today ? expiredOn(day) : formatDay(day)
}

export function expiredOn(day: string): string {
  return `Venció el ${formatDay(day)}`
}

/** The text of a fact, empty or not. @param nothing the text of an empty fact without a meaning of its own */
export function formatFactOr(nothing: string, name: FactName, property: PropertyFacts): string {
  const fact = factOf(name)
  return formatFact(name, property) ?? ((fact.kind === 'choice' && fact.none) || nothing)
}

/**
 * What an empty choice means: 'Total' for the base of a price, 'Al mes' for the period of a rent. Null where it means
 * nothing, such as the base of a missing price.
 */
export function emptyMeaning(
  name: FactName,
  property: PropertyFacts & Pick<FactColumns, 'type' | 'category' | 'secondCategory'>,
): string | null {
  const fact = factOf(name)
  if (fact.kind !== 'choice' || !fact.none) return null
  if (!belongsTo(fact, property.type) || !goesWith(fact, property)) return null
  const host = hostOf(name)
  return host === null || valueOf(host, property) !== null ? fact.none : null
}

/** The fact whose text includes this one: the price '$110 MXN/m²' includes the base 'Por m²'. Null without one. */
export function hostOf(name: FactName): FactName | null {
  const { shownWith } = factOf(name)
  return FACT_NAMES.find((other) => other === shownWith) ?? null
}

/** Whether the text of the host fact already includes this fact; true for an empty one. */
export function isShownWithHost(name: FactName, property: PropertyFacts): boolean {
  const host = hostOf(name)
  const [column] = columnsOf(name)
  if (host === null || !column) return false
  return (
    valueOf(name, property) === null || formatFact(host, property) !== formatFact(host, { ...property, [column]: null })
  )
}

/** The value of the first column of a fact; null for facts with a table of their own. */
export function valueOf(name: FactName, property: Partial<FactColumns>): FactColumns[FactColumn] {
  const [column] = columnsOf(name)
  return (column && property[column]) ?? null
}

/** The labels of amenities in the order of the vocabulary: 'Obra gris, Gimnasio'. */
export function amenityNames(amenities: readonly Amenity[]): string | null {
  const sorted = AMENITIES.filter((code) => amenities.includes(code))
  return sorted.map((code) => AMENITY_LABELS[code]).join(', ') || null
}

/** '$45,000 MXN/mes', '$110 MXN/m²/año': the amount with base and period; the rest of the quote are separate facts. */
function formatFactPrice({
  priceCents = null,
  currency,
  category = 'venta',
  priceBase = null,
  pricePeriod = null,
}: PropertyFacts) {
  if (priceCents === null) return `sin precio (${currency})`
  const rest = { priceToCents: null, priceOnRequest: null, vat: null }
  return quotedPrice({ priceCents, currency, category, priceBase, pricePeriod, ...rest })
}

/** The same of the second operation; null without an amount. */
function formatSecondPrice({
  secondCategory,
  secondPriceCents,
  secondCurrency,
  secondPriceBase = null,
  ...property
}: PropertyFacts) {
  if (!secondPriceCents) return null
  const currency: Currency = secondCurrency ?? 'MXN'
  const category = secondCategory ?? 'venta'
  return formatFactPrice({ ...property, priceCents: secondPriceCents, priceBase: secondPriceBase, currency, category })
}

function formatFigure(name: FactName, value: number, property: PropertyFacts): string {
  const { currency, category, type, secondCurrency } = property
  const fact: Fact = factOf(name)
  if (name === 'lotSize' || (name === 'area' && type === 'terreno')) return formatLand(value)
  if (fact.kind === 'money') {
    if (fact.inPesosAYear) return `${formatPrice(value, 'MXN')} al año`
    const isMonthly = category !== undefined && fact.monthly?.includes(category)
    const own = fact.operation === 'second' ? (secondCurrency ?? 'MXN') : currency
    return formatPrice(value, own) + (isMonthly ? ' al mes' : '')
  }
  if (fact.kind !== 'figure') return String(value)
  if (fact.unit === 'meses') return formatMonths(value)
  return fact.unit === null ? formatCount(value) : formatMeasure(value, fact.unit)
}
