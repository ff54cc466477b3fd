import type { FactColumns } from '#app/catalogue/facts/fact-columns.ts'
import type { PriceBase, PricePeriod } from '#app/catalogue/facts/quote-vocabulary.ts'
import { REFERENCE_PESOS_PER_DOLLAR } from './price.ts'
import type { Currency } from '#app/catalogue/facts/vocabulary.ts'
import { type Ratio, SQUARE_FEET, areaRatio, dividedBy, ratioOf, times, toCents } from './ratio.ts'

/** The columns that say how a price is quoted. */
export const QUOTE_COLUMNS = [
  'category',
  'currency',
  'priceCents',
  'priceToCents',
  'priceBase',
  'pricePeriod',
  'priceOnRequest',
  'vat',
] as const
export type Quoted = Pick<FactColumns, (typeof QUOTE_COLUMNS)[number]>

/** What an amount is for: 'a m² a year'. Null is for the whole property, and for a month. */
export type Basis = { base: PriceBase | null; period: PricePeriod | null }
/** What an amount comes to for the whole and for one m², in exact centavos; null where the surface is not known. */
export type Worth = { total: Ratio | null; perM2: Ratio | null }

const MONTHS: Ratio = { of: 12n, by: 1n }

/** Square metres, exact where a part is asked for: what is quoted for the `whole` goes by its share of that. */
export type Surface = number | { part: Ratio; whole: Ratio } | null

/** An amount of one month (of a sale: at once) out of one that is quoted on any basis. */
export function worthOf(cents: number, { base, period }: Basis, area: Surface): Worth {
  const { part, whole } = surfacesOf(area)
  const amount = period === 'anio' ? dividedBy(ratioOf(cents), MONTHS) : ratioOf(cents)
  if (base === null) {
    const perM2 = whole && dividedBy(amount, whole)
    return { total: perM2 && part ? times(perM2, part) : amount, perM2 }
  }
  const perM2 = base === 'por_ft2' ? times(amount, SQUARE_FEET) : amount
  return { total: part && times(perM2, part), perM2 }
}

function surfacesOf(area: Surface): { part: Ratio | null; whole: Ratio | null } {
  if (typeof area === 'object' && area !== null) return area
  const whole = area !== null && area > 0 ? areaRatio(area) : null
  return { part: whole, whole }
}

/** An amount for one m² a month as one for one ft² a year. */
export function perFootAYear(perM2: Ratio): Ratio {
  return times(dividedBy(perM2, SQUARE_FEET), MONTHS)
}

/** What the price is for: only a rent has a period, and a traspaso is for the whole. */
export function basisOf({ category, priceBase, pricePeriod }: Pick<Quoted, 'category' | 'priceBase' | 'pricePeriod'>) {
  return {
    base: category === 'traspaso' ? null : priceBase,
    period: category === 'renta' ? pricePeriod : null,
  }
}

/** Whole centavos of a month's rent or of a sale; null where that is not known. */
export function totalCents(property: Quoted & { area: Surface }): number | null {
  if (property.priceCents === null) return null
  const { total } = worthOf(property.priceCents, basisOf(property), property.area)
  return total && toCents(total)
}

/** Centavos on the one scale on which prices of both currencies are ordered: of a month's rent, or of a sale. */
export function comparableCents(property: Quoted & { area: number | null }): number | null {
  const cents = totalCents(property)
  return cents !== null && property.currency === 'USD' ? cents * REFERENCE_PESOS_PER_DOLLAR : cents
}

/** Centavos of that scale as they were before. */
export function inCurrency(comparable: number, currency: Currency): number {
  return currency === 'USD' ? comparable / REFERENCE_PESOS_PER_DOLLAR : comparable
}
