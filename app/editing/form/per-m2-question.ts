import { centsFromText, textFromCents } from '#app/catalogue/price/price.ts'
import { contradictedPerM2 } from '#app/catalogue/price/price-per-m2.ts'
import type { PropertyFormValues } from '#app/editing/form-state/form-values.ts'
import type { ControlFault } from './read-controls.ts'
import { typedPrice } from './typed-price.ts'

/** The control that answers which price per m² is saved: the computed one, or exactly the typed one. */
export const PER_M2_ANSWER = 'perM2'
export const COMPUTED = 'calculado'

const UNANSWERED = 'No cuadra con el precio y la superficie: elige aquí abajo cuál se guarda, o corrígelo'

/** Centavos of both. `keep`: the answer that keeps the typed one, void for any other two figures. */
export type PerM2Question = { typed: number; computed: number; keep: string }

/**
 * What a form asks about a price per m² that a person typed and that contradicts price and area (decision 51); null for
 * one that agrees, or that was stored before: that one follows the price.
 * @param began the text with which the form began; null for a new property
 */
export function perM2Question(values: PropertyFormValues, began: string | null): PerM2Question | null {
  const typed = centsFromText(values.pricePerM2)
  if (!typed || (began !== null && typed === centsFromText(began))) return null
  const computed = contradictedPerM2({ ...typedPrice(values), pricePerM2Cents: typed })
  return computed === null ? null : { typed, computed, keep: `escrito-${typed}-${computed}` }
}

/** The values with the answer, or the fault of a question without one. */
export function answerPerM2(
  values: PropertyFormValues,
  { began, answer }: { began: string | null; answer: string },
): { values: PropertyFormValues; faults: ControlFault[] } {
  const question = perM2Question(values, began)
  if (question === null || answer === question.keep) return { values, faults: [] }
  if (answer === COMPUTED) return { values: { ...values, pricePerM2: textFromCents(question.computed) }, faults: [] }
  return { values, faults: [{ control: 'pricePerM2', message: UNANSWERED }] }
}
