import type { FactColumns } from '#app/catalogue/facts/fact-columns.ts'
import type { PriceBase, PricePeriod } from '#app/catalogue/facts/quote-vocabulary.ts'
import type { ReferenceRate } from './price.ts'
import type { Currency } from '#app/catalogue/facts/vocabulary.ts'
import { type Ratio, SQUARE_FEET, areaRatio, dividedBy, ratioOf, times, toCents } from './ratio.ts'

/** The columns of a quoted price. */
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

/** What an amount pays for, such as one m² for a year. Null base: the whole property; null period: a month. */
export type Basis = { base: PriceBase | null; period: PricePeriod | null }
/** An amount for the whole property and for one m², in exact centavos; null where the surface is unknown. */
export type Worth = { total: Ratio | null; perM2: Ratio | null }

const MONTHS: Ratio = { of: 12n, by: 1n }

/** Square metres. For a `part`, an amount that is quoted for the `whole` is divided by its share. */
export type Surface = number | { part: Ratio; whole: Ratio } | null

/** Converts an amount with any base and period to one month, or to the price of a sale. */
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

/** Converts an amount per m² and month to one per ft² and year. */
export function perFootAYear(perM2: Ratio): Ratio {
  return times(dividedBy(perM2, SQUARE_FEET), MONTHS)
}

/** Base and period of a price: only a rent has a period, and a traspaso has no base. */
export function basisOf({ category, priceBase, pricePeriod }: Pick<Quoted, 'category' | 'priceBase' | 'pricePeriod'>) {
  return {
    base: category === 'traspaso' ? null : priceBase,
    period: category === 'renta' ? pricePeriod : null,
  }
}

/** Whole centavos of a month's rent or of a sale; null where they can't be computed. */
export function totalCents(property: Quoted & { area: Surface }): number | null {
  if (property.priceCents === null) return null
  const { total } = worthOf(property.priceCents, basisOf(property), property.area)
  return total && toCents(total)
}

/** Whole centavos of pesos of a month's rent or of a sale, for ordering prices of both currencies. */
export function comparableCents(
  property: Quoted & { area: number | null },
  { pesosPerDollar }: ReferenceRate,
): number | null {
  const cents = totalCents(property)
  return cents !== null && property.currency === 'USD' ? Math.round(cents * pesosPerDollar) : cents
}

/** Converts comparable centavos back to the currency. */
export function inCurrency(comparable: number, currency: Currency, { pesosPerDollar }: ReferenceRate): number {
  return currency === 'USD' ? Math.round(comparable / pesosPerDollar) : comparable
}
