import { type PriceText, formatAmount, formatPrice, shownPrice } from './price.ts'
import { INCREASE_LABELS, MAINTENANCE_BASE_LABELS, PRICE_ON_REQUEST } from '#app/catalogue/facts/quote-vocabulary.ts'
import type { Currency } from '#app/catalogue/facts/vocabulary.ts'
import { type Basis, type Quoted, basisOf } from './quoted.ts'
import { formatCount } from '#app/figures/measure.ts'
import type { FactColumns } from '#app/catalogue/facts/fact-columns.ts'

/** A narrow line breaks before the plus, never after it. */
const MORE_VAT = ' +\u00A0IVA'

/** The text of a price with a base, period, range or VAT; null for a plain price, and without a price. */
export function quoteOf(property: Quoted): PriceText | null {
  const { priceCents, priceToCents, currency, category, priceOnRequest, vat } = property
  if (priceOnRequest) return { figure: PRICE_ON_REQUEST, rest: '' }
  const { base, period } = basisOf(property)
  if (priceCents === null || !(priceToCents || base || period || vat === 'mas_iva')) return null
  const code = currency === 'MXN' ? ' MXN' : ' '
  const rest = `${code}${basisMark({ base, period }, category === 'renta')}${vat === 'mas_iva' ? MORE_VAT : ''}`
  return { figure: spanOf(priceCents, priceToCents, currency), rest: rest.replace(/^ (?=\s)/, '').trimEnd() }
}

/** The price as it is quoted: '$110 MXN/m²/mes + IVA', 'USD 5.50 a 6.25 /ft²/año', '$264,000 MXN/mes', '$$ Precio por confirmar'. */
export function quotedPrice(property: Quoted): string {
  return shownPrice({ ...property, quote: quoteOf(property) })
}

/** '$110', '$110 a $130', 'USD 5.50 a 6.25'. */
export function spanOf(cents: number, toCents: number | null, currency: Currency): string {
  const from = formatAmount(cents, currency)
  if (toCents === null || toCents === cents) return from
  return `${from} a ${formatAmount(toCents, currency).replace(/^USD\u00A0/, '')}`
}

/** A price range with its currency: '$110 a $130 MXN'. */
export function priceSpan(cents: number, toCents: number | null, currency: Currency): string {
  if (toCents === null || toCents === cents) return formatPrice(cents, currency)
  return currency === 'USD' ? spanOf(cents, toCents, currency) : `${spanOf(cents, toCents, currency)} MXN`
}

const BASES = { por_m2: ' por m²', por_ft2: ' por ft²' } as const
const MARKS = { por_m2: '/m²', por_ft2: '/ft²' } as const

/** Base and period after an amount: ' por m² al año', for a sale ' por m²'. */
export function basisWords({ base, period }: Basis, isMonthly: boolean): string {
  return (base ? BASES[base] : '') + (isMonthly ? (period ? ' al año' : ' al mes') : '')
}

/** The short form: '/m²/año'. */
export function basisMark({ base, period }: Basis, isMonthly: boolean): string {
  return (base ? MARKS[base] : '') + (isMonthly ? (period ? '/año' : '/mes') : '')
}

type Maintained = Partial<FactColumns> & Pick<FactColumns, 'currency'>

/** '$25 MXN por m² al mes', 'Incluido en el precio'. */
export function formatMaintenance({ currency, ...property }: Maintained): string | null {
  const { maintenanceCents = null, maintenanceBase = null, pricePeriod = null, category = 'renta' } = property
  if (maintenanceBase === 'incluido') return MAINTENANCE_BASE_LABELS.incluido
  if (maintenanceCents === null) return null
  // It has the period of the rent, also where that is the second operation.
  const period = [category, property.secondCategory].includes('renta') ? pricePeriod : null
  return formatPrice(maintenanceCents, currency) + basisWords({ base: maintenanceBase, period }, true)
}

/** 'INPC', 'INPC + 2 %', '5 %'. */
export function formatIncrease({ increaseIndex = null, increasePercent = null }: Partial<FactColumns>): string | null {
  const percent = increasePercent === null ? null : `${formatCount(increasePercent)}\u00A0%`
  if (increaseIndex === 'inpc') return percent ? `${INCREASE_LABELS.inpc} + ${percent}` : INCREASE_LABELS.inpc
  return percent ?? (increaseIndex && INCREASE_LABELS[increaseIndex])
}

/** '1 mes', '36 meses'. */
export function formatMonths(months: number): string {
  return `${formatCount(months)}\u00A0${months === 1 ? 'mes' : 'meses'}`
}
