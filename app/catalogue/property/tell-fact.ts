import { formatDay } from '#app/calendar/calendar-day.ts'
import { formatCount, formatLand, formatMeasure } from '#app/figures/measure.ts'
import type { EachSet } from '#app/photos/picture-sets.ts'
import { formatPrice } from '#app/catalogue/price/price.ts'
import { quotedPrice } from '#app/catalogue/price/quote-text.ts'
import { tellIncrease, tellMaintenance, tellMonths } from '#app/catalogue/price/tell-quote.ts'
import { AMENITIES, AMENITY_LABELS, type Amenity } from '#app/catalogue/facts/amenities.ts'
import type { Currency } from '#app/catalogue/facts/vocabulary.ts'
import { type Fact, belongsTo, goesWith } from '#app/catalogue/facts/fact.ts'
import { type FactColumn, type FactColumns, columnsOf } from '#app/catalogue/facts/fact-columns.ts'
import { FACT_NAMES, type FactName, factOf } from '#app/catalogue/facts/facts.ts'

/** A property whose facts can be told, whoever may know them. */
export type Known = Partial<FactColumns> &
  EachSet<readonly unknown[]> & {
    currency: Currency
    amenities: readonly Amenity[]
    /** Of its conjunto, where that was looked up. */
    complexName?: string | null
  }

/** A fact in words: 'Renta', '2,400 m²', '$45,000 MXN'; null where nothing is filled in. */
export function tellFact(name: FactName, property: Known): string | null {
  const fact = factOf(name)
  if (fact.kind === 'price') return tellPrice(property)
  if (fact.kind === 'codes') return amenityNames(property.amenities)
  if (name === 'maintenance') return tellMaintenance(property)
  if (name === 'increaseIndex') return tellIncrease(property)
  if (fact.kind === 'pictures') return property[fact.set].length === 0 ? null : String(property[fact.set].length)
  const value = valueOf(name, property)
  if (fact.kind === 'complex') return value === null ? null : (property.complexName ?? 'Sí')
  if (typeof value === 'number') return tellFigure(name, value, property)
  if (fact.kind === 'day' && value) return formatDay(value)
  return ((fact.kind === 'code' || fact.kind === 'choice') && value ? fact.labels[value] : value) || null
}

/** A fact in words, also where nothing is filled in. @param nothing what that is called where it means nothing of its own */
export function tellFactOr(nothing: string, name: FactName, property: Known): string {
  const fact = factOf(name)
  return tellFact(name, property) ?? ((fact.kind === 'choice' && fact.none) || nothing)
}

/**
 * What nothing means where a property could have something: 'Total' of a price for the whole, 'Al mes' of a rent. Null
 * where it means nothing, as what an amount is for without the amount.
 */
export function meaningOfNone(name: FactName, property: Known & Pick<FactColumns, 'type' | 'category'>): string | null {
  const fact = factOf(name)
  if (fact.kind !== 'choice' || !fact.none) return null
  if (!belongsTo(fact, property.type) || !goesWith(fact, property.category)) return null
  const host = hostOf(name)
  return host === null || valueOf(host, property) !== null ? fact.none : null
}

/** The fact in whose words it is told already, '$110 MXN/m²' for 'Por m²'; null for one that is told by itself. */
export function hostOf(name: FactName): FactName | null {
  const { saidWith } = factOf(name)
  return FACT_NAMES.find((other) => other === saidWith) ?? null
}

/** Whether the words of another fact say all of it, also that there is none of it. */
export function isSaidWithHost(name: FactName, property: Known): boolean {
  const host = hostOf(name)
  const [column] = columnsOf(name)
  if (host === null || !column) return false
  return (
    valueOf(name, property) === null || tellFact(host, property) !== tellFact(host, { ...property, [column]: null })
  )
}

/** What the first column of a fact holds; null for what has a table of its own. */
export function valueOf(name: FactName, property: Partial<FactColumns>): FactColumns[FactColumn] {
  const [column] = columnsOf(name)
  return (column && property[column]) ?? null
}

/** Conditions in the order of the vocabulary, whatever the stored one: 'Obra gris, Gimnasio'. */
export function amenityNames(amenities: readonly Amenity[]): string | null {
  const known = AMENITIES.filter((code) => amenities.includes(code))
  return known.map((code) => AMENITY_LABELS[code]).join(', ') || null
}

/** '$45,000 MXN/mes', '$110 MXN/m²/año': the amount with what it is for; the rest of the quote are facts of their own. */
function tellPrice({ priceCents = null, currency, category = 'venta', priceBase = null, pricePeriod = null }: Known) {
  if (priceCents === null) return `sin precio (${currency})`
  const rest = { priceToCents: null, priceOnRequest: null, vat: null }
  return quotedPrice({ priceCents, currency, category, priceBase, pricePeriod, ...rest })
}

function tellFigure(name: FactName, value: number, { currency, category, type }: Known): string {
  const fact: Fact = factOf(name)
  if (name === 'lotSize' || (name === 'area' && type === 'terreno')) return formatLand(value)
  if (fact.kind === 'money') {
    const isMonthly = category !== undefined && fact.monthly?.includes(category)
    return formatPrice(value, currency) + (isMonthly ? ' al mes' : '')
  }
  if (fact.kind !== 'figure') return String(value)
  if (fact.unit === 'meses') return tellMonths(value)
  return fact.unit === null ? formatCount(value) : formatMeasure(value, fact.unit)
}
