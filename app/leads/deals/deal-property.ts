import { UNKNOWN, columnsOf } from '#app/catalogue/facts/fact-columns.ts'
import { FACT_NAMES } from '#app/catalogue/facts/facts.ts'
import type { Category } from '#app/catalogue/facts/vocabulary.ts'
import { secondOffer } from '#app/catalogue/price/second-offer.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { isApplicable } from '#app/editing/form/applicable-facts.ts'
import type { DealFields } from './deal-rules.ts'

const NO_SECOND = {
  secondCategory: null,
  secondCurrency: null,
  secondPriceCents: null,
  secondPriceToCents: null,
  secondPriceBase: null,
  secondVat: null,
  secondPriceOnRequest: null,
} as const

/** The operation of a property that a deal does not close; null for a property with one operation, or for a third one. */
export function otherOperation(
  { category, secondCategory }: Pick<PropertyInput, 'category' | 'secondCategory'>,
  closed: Category,
): Category | null {
  if (secondCategory === null) return null
  return closed === category ? secondCategory : closed === secondCategory ? category : null
}

/**
 * A property after a deal: its status, what becomes of its other operation, and the day on which its contract ends. A day in the
 * past is not written (decision 10).
 */
export function closedProperty(
  input: PropertyInput,
  { operation, status, other, endsOn }: Pick<DealFields, 'operation' | 'status' | 'other' | 'endsOn'>,
  today: string,
): PropertyInput {
  const left = other === null ? null : otherOperation(input, operation)
  const kept = left === null || other === 'pausar' ? input : onlyOperation(input, other === 'seguir' ? left : operation)
  const isOffered = left !== null && other === 'seguir'
  return {
    ...kept,
    ...(status !== null && !isOffered && { status }),
    ...(endsOn !== null && endsOn >= today && { timeAlert: endsOn }),
  }
}

/** The property with one of its two operations, and without what only the other one has, such as the deposit of a rent. */
function onlyOperation(input: PropertyInput, operation: Category): PropertyInput {
  const first = operation === input.category ? input : (secondOffer(input) ?? input)
  const single = { ...first, ...NO_SECOND }
  const gone = FACT_NAMES.filter((name) => isApplicable(name, input) && !isApplicable(name, single))
  const empty = Object.fromEntries(gone.flatMap(columnsOf).map((column) => [column, UNKNOWN[column]]))
  return { ...single, ...empty }
}
