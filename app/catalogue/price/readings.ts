import type { FactColumns } from '#app/catalogue/facts/fact-columns.ts'
import type { Category } from '#app/catalogue/facts/vocabulary.ts'
import { priceSpan } from './quote-text.ts'
import { type Basis, type Quoted, type Surface, type Worth, basisOf, perFootAYear, worthOf } from './quoted.ts'
import { type Ratio, SQUARE_FEET, dividedBy, toCents } from './ratio.ts'

/** One line of a price: 'al mes', '$264,000 MXN'. */
export type PriceReading = { label: string; value: string }
export type Measured = Quoted & { area: Surface }

type ReadingKind = {
  /** The text after the amount: '$110 MXN por m² al mes'. */
  label: string
  /** The label before the amount, among other facts. */
  name: string
  /** Whether the price is quoted this way. */
  isQuoted: (basis: Basis) => boolean
  of: (worth: Worth) => Ratio | null
}

const RENT: readonly ReadingKind[] = [
  { label: 'al mes', name: 'Renta al mes', isQuoted: ({ base, period }) => !base && !period, of: ({ total }) => total },
  {
    label: 'por m² al mes',
    name: 'Renta por m² al mes',
    isQuoted: ({ base, period }) => base === 'por_m2' && !period,
    of: ({ perM2 }) => perM2,
  },
  {
    label: 'por ft² al año',
    name: 'Renta por ft² al año',
    isQuoted: ({ base, period }) => base === 'por_ft2' && period === 'anio',
    of: ({ perM2 }) => perM2 && perFootAYear(perM2),
  },
]
const SALE: readonly ReadingKind[] = [
  { label: 'en total', name: 'Precio total', isQuoted: ({ base }) => !base, of: ({ total }) => total },
  // A fact of the form is called 'Precio por m²': that one stands as it was typed.
  { label: 'por m²', name: 'Por m² (calculado)', isQuoted: ({ base }) => base === 'por_m2', of: ({ perM2 }) => perM2 },
  {
    label: 'por ft²',
    name: 'Por ft² (calculado)',
    isQuoted: ({ base }) => base === 'por_ft2',
    of: ({ perM2 }) => perM2 && dividedBy(perM2, SQUARE_FEET),
  },
]
const KINDS: Record<Category, readonly ReadingKind[]> = { renta: RENT, venta: SALE, traspaso: [] }

/** The labels of the readings of each category, in order. */
export const READING_NAMES: Record<Category, readonly string[]> = {
  renta: RENT.map(({ name }) => name),
  venta: SALE.map(({ name }) => name),
  traspaso: [],
}

/** Details of a quote. Without any of them the price stands as it was typed, and nothing is derived from it. */
const QUOTE_DETAILS = [
  'priceToCents',
  'priceBase',
  'pricePeriod',
  'vat',
  'maintenanceCents',
  'maintenanceBase',
] as const
export type DetailedQuote = Measured & Pick<FactColumns, (typeof QUOTE_DETAILS)[number]>

/** Whether the price has details beyond its amount. */
export function hasQuoteDetails(property: DetailedQuote): boolean {
  return property.priceCents !== null && QUOTE_DETAILS.some((name) => property[name] !== null)
}

/** The price in all forms in which people compare it. Each is rounded once, to the nearest centavo. */
export function priceReadings(property: Measured): (PriceReading & { name: string; isQuoted: boolean })[] {
  const { category, priceCents, priceToCents, currency, area } = property
  if (priceCents === null) return []
  const basis = basisOf(property)
  const from = worthOf(priceCents, basis, area)
  const to = priceToCents === null ? null : worthOf(priceToCents, basis, area)
  return KINDS[category].flatMap(({ label, name, isQuoted, of }) => {
    const least = of(from)
    if (least === null) return []
    const most = to && of(to)
    const value = priceSpan(toCents(least), most && toCents(most), currency)
    return [{ label, name, value, isQuoted: isQuoted(basis) }]
  })
}

/**
 * The other usual reading of a price: for a price of the whole property the one per m², for any other the total. Null
 * where the surface is unknown and for a traspaso.
 */
export function otherReading(property: Measured): string | null {
  const { base, period } = basisOf(property)
  const [total, perM2] = READING_NAMES[property.category]
  const wanted = base === null && period === null ? perM2 : total
  const other = priceReadings(property).find(({ name }) => name === wanted)
  return other ? `${other.value} ${other.label}` : null
}

/** The readings other than the quoted one, for a price with details. */
export function derivedReadings(property: DetailedQuote) {
  return hasQuoteDetails(property) ? priceReadings(property).filter(({ isQuoted }) => !isQuoted) : []
}
