import type { FactColumns } from '#app/catalogue/facts/fact-columns.ts'
import { centsFromText, textFromCents } from './price.ts'
import { type Quoted, type Surface, basisOf, worthOf } from './quoted.ts'
import { toCents } from './ratio.ts'

/** A typed price per m² may differ from price ÷ area by a fiftieth, 2 % (decision 51). */
const TOLERANCE = 50

/** The facts that a price per m² follows. */
const FOLLOWED = ['category', 'currency', 'priceCents', 'priceBase', 'pricePeriod', 'area'] as const

type Measured = Quoted & { area: Surface }
type PricedPerM2 = Measured & Pick<FactColumns, 'pricePerM2Cents'>

/**
 * The property with a price per m² that follows its price (decision 51). One that is empty stays empty. A typed one stays
 * until price, currency or area change without it: then it is computed, or emptied where that is impossible.
 * @param isRestored the values are those of an earlier version, which stay exactly as they were if they agree
 */
export function followPrice<Property extends PricedPerM2>(
  before: PricedPerM2,
  after: Property,
  isRestored = false,
): Property {
  if (after.pricePerM2Cents === null) return after
  const isGiven = after.pricePerM2Cents !== before.pricePerM2Cents
  const isPriced = FOLLOWED.some((name) => before[name] !== after[name])
  const computed = computedPerM2(after)
  const isExact = computed === null ? isGiven : agrees(after)
  const stays = isRestored ? isExact || !(isGiven || isPriced) : isGiven || !isPriced
  return stays ? after : { ...after, pricePerM2Cents: computed }
}

/** Whole centavos of one m², a month or for sale; null where price or area is unknown. */
export function computedPerM2(property: Measured): number | null {
  return property.priceCents === null ? null : perM2Of(property.priceCents, property)
}

/** The computed price per m², if the stated one contradicts it; else null. */
export function contradictedPerM2(property: PricedPerM2): number | null {
  return agrees(property) ? null : computedPerM2(property)
}

/** Whether the stated price per m² is that of the price, or of an amount in its range. */
function agrees(property: PricedPerM2): boolean {
  const { pricePerM2Cents: stated, priceToCents } = property
  const least = computedPerM2(property)
  if (!stated || least === null) return true
  const most = (priceToCents !== null && perM2Of(priceToCents, property)) || least
  return (least - stated) * TOLERANCE <= least && (stated - most) * TOLERANCE <= most
}

function perM2Of(cents: number, property: Measured): number | null {
  const { perM2 } = worthOf(cents, basisOf(property), property.area)
  const computed = perM2 && toCents(perM2)
  // An amount of 0 or of too many digits can't be stored.
  return computed && centsFromText(textFromCents(computed)) !== null ? computed : null
}
