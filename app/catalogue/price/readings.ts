import type { FactColumns } from '#app/catalogue/facts/fact-columns.ts'
import type { Category } from '#app/catalogue/facts/vocabulary.ts'
import { priceSpan } from './quote-text.ts'
import { type Basis, type Quoted, type Surface, type Worth, basisOf, perFootAYear, worthOf } from './quoted.ts'
import { type Ratio, SQUARE_FEET, dividedBy, toCents } from './ratio.ts'

/** One line of a price: 'al mes', '$264,000 MXN'. */
export type PriceReading = { label: string; value: string }
export type Measured = Quoted & { area: Surface }

type Way = {
  /** After the amount: '$110 MXN por m² al mes'. */
  label: string
  /** Before it, among other facts. */
  name: string
  /** Whether the quote says it already. */
  same: (basis: Basis) => boolean
  of: (worth: Worth) => Ratio | null
}

const RENT: readonly Way[] = [
  { label: 'al mes', name: 'Renta al mes', same: ({ base, period }) => !base && !period, of: ({ total }) => total },
  {
    label: 'por m² al mes',
    name: 'Renta por m² al mes',
    same: ({ base, period }) => base === 'por_m2' && !period,
    of: ({ perM2 }) => perM2,
  },
  {
    label: 'por ft² al año',
    name: 'Renta por ft² al año',
    same: ({ base, period }) => base === 'por_ft2' && period === 'anio',
    of: ({ perM2 }) => perM2 && perFootAYear(perM2),
  },
]
const SALE: readonly Way[] = [
  { label: 'en total', name: 'Precio total', same: ({ base }) => !base, of: ({ total }) => total },
  // A fact of the form is called 'Precio por m²': that one stands as it was typed.
  { label: 'por m²', name: 'Por m² (calculado)', same: ({ base }) => base === 'por_m2', of: ({ perM2 }) => perM2 },
  {
    label: 'por ft²',
    name: 'Por ft² (calculado)',
    same: ({ base }) => base === 'por_ft2',
    of: ({ perM2 }) => perM2 && dividedBy(perM2, SQUARE_FEET),
  },
]
const WAYS: Record<Category, readonly Way[]> = { renta: RENT, venta: SALE, traspaso: [] }

/** The names of the ways of each category, in their order. */
export const READING_NAMES: Record<Category, readonly string[]> = {
  renta: RENT.map(({ name }) => name),
  venta: SALE.map(({ name }) => name),
  traspaso: [],
}

/** Facts by which a price is told as the trade does; without any of them it stands as it was typed, and nothing is derived. */
const TRADE = ['priceToCents', 'priceBase', 'pricePeriod', 'vat', 'maintenanceCents', 'maintenanceBase'] as const
export type Traded = Measured & Pick<FactColumns, (typeof TRADE)[number]>

/** Whether more is told of the price than an amount. */
export function isTraded(property: Traded): boolean {
  return property.priceCents !== null && TRADE.some((name) => property[name] !== null)
}

/** The price in the ways in which people compare it, each rounded once, to the nearest centavo. */
export function priceReadings(property: Traded): (PriceReading & { name: string; isQuoted: boolean })[] {
  const { category, priceCents, priceToCents, currency, area } = property
  if (priceCents === null) return []
  const basis = basisOf(property)
  const from = worthOf(priceCents, basis, area)
  const to = priceToCents === null ? null : worthOf(priceToCents, basis, area)
  return WAYS[category].flatMap(({ label, name, same, of }) => {
    const least = of(from)
    if (least === null) return []
    const most = to && of(to)
    const value = priceSpan(toCents(least), most && toCents(most), currency)
    return [{ label, name, value, isQuoted: same(basis) }]
  })
}

/** Those that the quote does not say already, of a price that is told as the trade does. */
export function derivedReadings(property: Traded) {
  return isTraded(property) ? priceReadings(property).filter(({ isQuoted }) => !isQuoted) : []
}
