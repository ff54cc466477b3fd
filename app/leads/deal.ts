import { addDays, daysBetween, formatDay } from '#app/calendar/calendar-day.ts'
import { CATEGORY_LABELS, type Category, type Currency } from '#app/catalogue/facts/vocabulary.ts'
import { shownPrice } from '#app/catalogue/price/price.ts'

/**
 * A closed deal of a lead. `priceCents`: a month of a rent, or the whole of a sale; days are of the agency; `commission` as
 * `readCommission` stores it: '5 %', '1.5 meses'; `sharedPercent`: the share of `sharedWith`, 0 to 100. Nothing refers to the
 * property: a deal outlives it, and `propertyTitle` is null for a deal about none of the catalogue. `leadVersion` and
 * `propertyVersion`: the versions that the closing made, for undoing it; `propertyVersion` is null where it changed nothing, and
 * `leadVersion` is 0 once the deal moved to another record of the person.
 */
export type Deal = {
  id: string
  propertyId: string | null
  propertyCode: string | null
  propertyTitle: string | null
  operation: Category
  priceCents: number
  currency: Currency
  signedOn: string | null
  startsOn: string | null
  endsOn: string | null
  commission: string | null
  sharedWith: string | null
  sharedPercent: number | null
  closedAt: string
  leadVersion: number
  propertyVersion: number | null
}

/** What a person says of a deal. */
export type DealTerms = Pick<
  Deal,
  | 'operation'
  | 'priceCents'
  | 'currency'
  | 'signedOn'
  | 'startsOn'
  | 'endsOn'
  | 'commission'
  | 'sharedWith'
  | 'sharedPercent'
>

/**
 * Months of a contract; both days belong to it. A part of a month counts by its days, except one day more or less than whole
 * months, which is how people write them.
 */
export function contractMonths(startsOn: string, endsOn: string): number {
  const after = addDays(endsOn, 1)
  const [from, to] = [startsOn, after].map((day) => day.split('-').map(Number))
  const [[year = 0, month = 0] = [], [endYear = 0, endMonth = 0] = []] = [from, to]
  const touched = (endYear - year) * 12 + endMonth - month
  const whole = monthsAfter(startsOn, touched) > after ? touched - 1 : touched
  const [last, next] = [monthsAfter(startsOn, whole), monthsAfter(startsOn, whole + 1)]
  const [days, length] = [daysBetween(last, after), daysBetween(last, next)]
  if (whole > 0 && days <= 1) return whole
  return length - days <= 1 ? whole + 1 : whole + days / length
}

/** The same day of a later month, or the last one of a month without it. */
function monthsAfter(from: string, count: number): string {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + count, Math.min(day, lastDay))).toISOString().slice(0, 10)
}

/**
 * Centavos of a commission, and what the agency keeps of it. A percentage of a rent is of all rents of the contract.
 * @returns null where it is unknown
 */
export function commissionOf(terms: DealTerms): { totalCents: number; ownCents: number } | null {
  const [figure = '', unit = ''] = terms.commission?.split(' ') ?? []
  const base = unit.startsWith('mes') ? terms.priceCents : wholeCents(terms)
  if (figure === '' || base === null) return null
  const totalCents = Math.round(unit === '%' ? (base * Number(figure)) / 100 : base * Number(figure))
  return { totalCents, ownCents: Math.round((totalCents * (100 - (terms.sharedPercent ?? 0))) / 100) }
}

/** Centavos of a sale, or of all rents of a contract; null for a rent without its days. */
function wholeCents({ operation, priceCents, startsOn, endsOn }: DealTerms): number | null {
  if (operation !== 'renta') return priceCents
  return startsOn === null || endsOn === null ? null : Math.round(priceCents * contractMonths(startsOn, endsOn))
}

/** A deal on another record of the same person, where nothing undoes its closing. */
export function movedDeal(deal: Deal): Deal {
  return { ...deal, leadVersion: 0 }
}

export const NO_CATALOGUE_PROPERTY = 'Sin propiedad del catálogo'

/** 'PROP-434 Nave', or that it is none of the catalogue. */
export function dealProperty({ propertyCode, propertyTitle }: Pick<Deal, 'propertyCode' | 'propertyTitle'>): string {
  return propertyTitle === null ? NO_CATALOGUE_PROPERTY : [propertyCode, propertyTitle].filter(Boolean).join(' ')
}

/** '$120,000 MXN/mes'. */
export function dealPrice({ priceCents, currency, operation }: DealTerms): string {
  return shownPrice({ priceCents, currency, category: operation })
}

/** '1 ene 2027 a 31 dic 2029'; '' without days. */
export function dealPeriod({ startsOn, endsOn }: Pick<DealTerms, 'startsOn' | 'endsOn'>): string {
  if (startsOn !== null && endsOn !== null) return `${formatDay(startsOn)} a ${formatDay(endsOn)}`
  return startsOn !== null ? `desde el ${formatDay(startsOn)}` : endsOn !== null ? `hasta el ${formatDay(endsOn)}` : ''
}

/** 'PROP-434 Nave, renta, $120,000 MXN/mes, firma 3 dic 2026, 1 ene 2027 a 31 dic 2029': without the commission. */
export function dealText(deal: Deal): string {
  return [
    dealProperty(deal),
    CATEGORY_LABELS[deal.operation].toLowerCase(),
    dealPrice(deal),
    deal.signedOn && `firma ${formatDay(deal.signedOn)}`,
    dealPeriod(deal),
  ]
    .filter(Boolean)
    .join(', ')
}

/** '5 %, comparte 50 % con Casa Norte'; '' without a commission. */
export function commissionText({
  commission,
  sharedWith,
  sharedPercent,
}: Pick<DealTerms, 'commission' | 'sharedWith' | 'sharedPercent'>): string {
  return [commission, sharedWith && `comparte ${sharedPercent} % con ${sharedWith}`].filter(Boolean).join(', ')
}
