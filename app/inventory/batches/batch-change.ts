import type { Result } from '#app/forms/result.ts'
import type { Amenity } from '#app/catalogue/facts/amenities.ts'
import type { Control } from '#app/catalogue/facts/fact-controls.ts'
import type { Precision } from '#app/catalogue/facts/precision.ts'
import type { Category, Currency } from '#app/catalogue/facts/vocabulary.ts'

export const PRICE_WAYS = ['percent', 'amount'] as const
export const PRICE_DIRECTIONS = ['up', 'down'] as const
/** Whole pesos or dollars to which a new price is rounded; '0' keeps the centavos. */
export const ROUNDINGS = ['0', '1', '10', '100', '1000'] as const

/** `percent`: hundredths of a percent; `amount`: centavos of the currency. */
export type PriceAdjustment = {
  kind: 'price'
  /** The operation whose price changes. */
  operation: Category | 'all'
  direction: (typeof PRICE_DIRECTIONS)[number]
  /** Centavos; 0 for none. */
  rounding: number
} & ({ way: 'percent'; percent: number } | { way: 'amount'; cents: number; currency: Currency })

/** What a batch does to each of its properties. `values`: texts of controls of the form. */
export type BatchChange =
  | { kind: 'facts'; values: Partial<Record<Control, string>> }
  | { kind: 'amenities'; add: Amenity[]; remove: Amenity[] }
  | PriceAdjustment
  | { kind: 'precision'; precision: Precision }
  | { kind: 'trash' }

export type ChangeErrors = Readonly<Record<string, string>>
/** A change with its words, or the errors by control. */
export type ReadChange = Result<{ change: BatchChange; title: string }, ChangeErrors>

/** Whether a change takes properties off the offer or moves them to the trash. */
export function isClosing(change: BatchChange): boolean {
  if (change.kind === 'trash') return true
  const status = change.kind === 'facts' ? change.values.status : undefined
  return status !== undefined && status !== 'disponible'
}
