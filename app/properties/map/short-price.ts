import type { Currency } from '#app/properties/vocabulary.ts'

/** A price as a pin has room for: '$45 mil', '$2.3 M', 'USD 12 mil'; '$$' without one. */
export function shortPrice(cents: number | null, currency: Currency): string {
  if (cents === null) return '$$'
  const sign = currency === 'USD' ? 'USD\u00A0' : '$'
  const amount = cents / 100
  if (amount >= 999_500) return `${sign}${rounded(amount / 1_000_000)}\u00A0M`
  if (amount >= 1_000) return `${sign}${rounded(amount / 1_000)}\u00A0mil`
  return sign + Math.round(amount)
}

/** Two figures that mean something, or all before the point. */
function rounded(value: number): string {
  return value >= 10 ? String(Math.round(value)) : String(Math.round(value * 10) / 10)
}
