import { type Priced, formatAmount } from '#app/catalogue/price/price.ts'

/** A price short enough for a pin: '$45 mil', '$2.3 M', 'USD 12 mil', '$110/m²'; '$$' without one. */
export function shortPrice({ priceCents, currency, quote }: Priced): string {
  // A price per surface keeps its unit, because the figure alone would look like the total.
  const unit = /m²|ft²/.exec(quote?.rest ?? '')?.[0]
  if (quote && unit) return `${quote.figure}/${unit}`
  if (priceCents === null) return quote?.figure ?? '$$'
  // A range stays as it is quoted.
  if (quote && quote.figure !== formatAmount(priceCents, currency)) return quote.figure
  const sign = currency === 'USD' ? 'USD\u00A0' : '$'
  const amount = priceCents / 100
  if (amount >= 999_500) return `${sign}${rounded(amount / 1_000_000)}\u00A0M`
  if (amount >= 1_000) return `${sign}${rounded(amount / 1_000)}\u00A0mil`
  return sign + Math.round(amount)
}

/** At most one decimal, and none from 10 on. */
function rounded(value: number): string {
  return value >= 10 ? String(Math.round(value)) : String(Math.round(value * 10) / 10)
}
