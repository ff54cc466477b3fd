import { withCommas } from '#app/figures/thousands.ts'
import type { Category, Currency } from '#app/catalogue/facts/vocabulary.ts'

/** Digits before the decimal point that can be stored (999,999,999,999.99). */
const MAX_INTEGER_DIGITS = 12

/** Shown for a property without price (spec, section 2, Landing), and the text beside it. */
export const NO_PRICE = '$$'
export const PRICE_TO_CONFIRM = 'Precio por confirmar'

/**
 * Pesos for one dollar and the day of that rate, YYYY-MM-DD, for ordering and filtering prices of both currencies. Pages
 * mark every conversion as such: it is no quote. The agency sets it in Configuración → Agencia.
 */
export type ReferenceRate = { pesosPerDollar: number; day: string }

/** The rate of an agency that has set none. */
export const DEFAULT_RATE: ReferenceRate = { pesosPerDollar: 18, day: '2026-11-21' }

/**
 * Whole centavos of a price as people or the store write it ('1,250,000.5'); exact, no binary fraction involved.
 * @returns null when the text is not a price of at most 12 digits and 2 decimals
 */
export function centsFromText(text: string): number | null {
  const match = /^(\d*)(?:\.(\d{0,2}))?$/.exec(text.replaceAll(/[\s,$]/g, ''))
  if (!match) return null
  const [, whole = '', fraction = ''] = match
  if (whole === '' && fraction === '') return null
  const digits = whole.replace(/^0+(?=\d)/, '')
  if (digits.length > MAX_INTEGER_DIGITS) return null
  return Number(digits || '0') * 100 + Number(fraction.padEnd(2, '0') || '0')
}

/** The stored form of the spec: digits without thousands commas, decimals only when there are some ('264000', '110.50'). */
export function textFromCents(cents: number): string {
  const whole = String(Math.trunc(cents / 100))
  const rest = cents % 100
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, '0')}`
}

/**
 * Figure with thousands commas: '$264,000', '$110.50'; dollars as 'USD 27,500' with a no-break space, never a bare $
 * (decision 20).
 */
export function formatAmount(cents: number, currency: Currency): string {
  const [whole = '', ...fraction] = textFromCents(cents).split('.')
  const figure = [withCommas(whole), ...fraction].join('.')
  return currency === 'USD' ? `USD\u00A0${figure}` : `$${figure}`
}

/** The figure with its currency code: '$264,000 MXN', 'USD 27,500'; '$$' without a price. */
export function formatPrice(cents: number | null, currency: Currency): string {
  return cents === null ? NO_PRICE : formatAmount(cents, currency) + priceSuffix(currency, 'venta')
}

/** The parts of a price: the figure is shown large, the rest small. */
export type PriceText = { figure: string; rest: string }

/** `quote`: the text of a price with a base, period, range or VAT; null for a plain price. */
export type Priced = { priceCents: number | null; currency: Currency; category: Category; quote?: PriceText | null }

/** The two parts of a price; null without one. */
export function priceText({ priceCents, currency, category, quote = null }: Priced): PriceText | null {
  return quote === null && priceCents !== null
    ? { figure: formatAmount(priceCents, currency), rest: priceSuffix(currency, category) }
    : quote
}

/** The text after the figure: ' MXN/mes', ' MXN', ' /mes', ''. */
export function priceSuffix(currency: Currency, category: Category): string {
  const period = category === 'renta' ? '/mes' : ''
  if (currency === 'USD') return period && ` ${period}`
  return ` MXN${period}`
}

/** The full text of a price with its period (decision 43): '$264,000 MXN/mes', 'USD 27,500 /mes', '$$ Precio por confirmar'. */
export function shownPrice(property: Priced): string {
  const { figure, rest } = priceText(property) ?? { figure: NO_PRICE, rest: ` ${PRICE_TO_CONFIRM}` }
  return figure + rest
}
