import { type PriceText, formatAmount, formatPrice } from './price.ts'
import { PRICE_ON_REQUEST } from '#app/catalogue/facts/quote-vocabulary.ts'
import type { Currency } from '#app/catalogue/facts/vocabulary.ts'
import { type Quoted, basisOf } from './quoted.ts'
import { shownPrice } from './shown-price.ts'
import { basisMark } from './tell-quote.ts'

/** No line begins with it. */
const MORE_VAT = '\u00A0+\u00A0IVA'

/** The words of a price that is quoted in another way than for the whole, by the month; null for that, and without one. */
export function quoteOf(property: Quoted): PriceText | null {
  const { priceCents, priceToCents, currency, category, priceOnRequest, vat } = property
  if (priceOnRequest) return { figure: PRICE_ON_REQUEST, rest: '' }
  const { base, period } = basisOf(property)
  if (priceCents === null || !(priceToCents || base || period || vat === 'mas_iva')) return null
  const code = currency === 'MXN' ? ' MXN' : ' '
  const rest = `${code}${basisMark({ base, period }, category === 'renta')}${vat === 'mas_iva' ? MORE_VAT : ''}`
  return { figure: spanOf(priceCents, priceToCents, currency), rest: rest.replace(/^ (?=\s)/, '').trimEnd() }
}

/** As it is quoted: '$110 MXN/m²/mes + IVA', 'USD 5.50 a 6.25 /ft²/año', '$264,000 MXN/mes', '$$ Precio por confirmar'. */
export function quotedPrice(property: Quoted): string {
  return shownPrice({ ...property, quote: quoteOf(property) })
}

/** '$110', '$110 a $130', 'USD 5.50 a 6.25'. */
export function spanOf(cents: number, toCents: number | null, currency: Currency): string {
  const from = formatAmount(cents, currency)
  if (toCents === null || toCents === cents) return from
  return `${from} a ${formatAmount(toCents, currency).replace(/^USD\u00A0/, '')}`
}

/** The same with its currency: '$110 a $130 MXN'. */
export function priceSpan(cents: number, toCents: number | null, currency: Currency): string {
  if (toCents === null || toCents === cents) return formatPrice(cents, currency)
  return currency === 'USD' ? spanOf(cents, toCents, currency) : `${spanOf(cents, toCents, currency)} MXN`
}
