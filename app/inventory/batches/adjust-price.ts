import type { Result } from '#app/forms/result.ts'
import type { Control } from '#app/catalogue/facts/fact-controls.ts'
import { CATEGORY_LABELS, type Category, type Currency } from '#app/catalogue/facts/vocabulary.ts'
import { formatPrice, textFromCents } from '#app/catalogue/price/price.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { PRICE_ON_REQUEST } from '#app/catalogue/facts/quote-vocabulary.ts'
import type { PriceAdjustment } from './batch-change.ts'

/** Hundredths of a percent in a whole. */
const WHOLE = 10_000

type Adjusted = Result<{ values: Partial<Record<Control, string>> }, string>

/** The price of one operation. */
type Operation = {
  category: Category
  cents: number | null
  toCents: number | null
  currency: Currency
  isOnRequest: boolean
  /** Whether it is quoted per m² or ft². */
  isPerArea: boolean
  controls: { price: Control; priceTo: Control }
}

/**
 * The new texts of the price controls: the price and the end of its range. A property whose price can't change like this
 * is refused with a sentence.
 */
export function adjustPrice(input: PropertyInput, change: PriceAdjustment): Adjusted {
  const offered = operationsOf(input).filter(
    ({ category }) => change.operation === 'all' || category === change.operation,
  )
  if (offered.length === 0 && change.operation !== 'all')
    return { ok: false, refusal: `No se ofrece en ${CATEGORY_LABELS[change.operation].toLowerCase()}.` }
  const priced = offered.filter(({ cents }) => cents !== null)
  if (priced.length === 0)
    return offered.some(({ isOnRequest }) => isOnRequest)
      ? { ok: false, refusal: `Es «${PRICE_ON_REQUEST}»: no tiene una cantidad que cambiar.` }
      : { ok: false, refusal: 'No tiene precio.' }
  const values: Partial<Record<Control, string>> = {}
  for (const operation of priced) {
    const refusal = adjustOperation(operation, change, values)
    if (refusal) return { ok: false, refusal }
  }
  return { ok: true, values }
}

/** Adds the texts of an operation. @returns the sentence about one that can't change; null otherwise */
function adjustOperation(
  { cents, toCents, currency, isPerArea, controls }: Operation,
  change: PriceAdjustment,
  values: Partial<Record<Control, string>>,
): string | null {
  if (change.way === 'amount' && change.currency !== currency)
    return `Su precio está en ${currency} y la cantidad en ${change.currency}.`
  const amounts = [cents, toCents].filter((each) => each !== null)
  const step = stepFor(amounts, change, isPerArea)
  for (const [control, old] of [
    [controls.price, cents],
    [controls.priceTo, toCents],
  ] as const) {
    if (old === null) continue
    const adjusted = adjustedCents(old, change, step)
    if (adjusted <= 0) return `${formatPrice(old, currency)} quedaría en ${adjusted < 0 ? 'menos de ' : ''}0.`
    values[control] = textFromCents(adjusted)
  }
  return null
}

/** Steps of rounding in centavos. */
const STEPS = [100_000, 10_000, 1_000, 100, 50, 10] as const
const WHOLE_UNIT = 100
const HALF_UNIT = 50
/** A quote per m² is rounded to a unit from this amount on, below it to a half. */
const LARGE_PER_AREA = 100_00
/** The largest step that makes sense is 4 % of an amount: then rounding moves it by 2 points at most. */
const LEAST_STEPS = 25

/**
 * The step by which the amounts of a price are rounded, in centavos: the requested one or the largest smaller one that
 * fits their size, and with which a rise lowers none of them and a cut raises none.
 */
function stepFor(amounts: readonly number[], change: PriceAdjustment, isPerArea: boolean): number {
  const least = Math.min(...amounts)
  const mostPerArea = least >= LARGE_PER_AREA ? WHOLE_UNIT : HALF_UNIT
  const most = Math.min(change.rounding, isPerArea ? mostPerArea : change.rounding, least / LEAST_STEPS)
  const sign = change.direction === 'up' ? 1 : -1
  const isRight = (step: number) => amounts.every((old) => sign * (adjustedCents(old, change, step) - old) > 0)
  return STEPS.find((step) => step <= most && isRight(step)) ?? 1
}

/** The new price in whole centavos: the nearest multiple of the step, a half up; exact, no binary fraction involved. */
function adjustedCents(cents: number, change: PriceAdjustment, step: number): number {
  const sign = change.direction === 'up' ? 1 : -1
  const exact =
    change.way === 'percent'
      ? BigInt(cents) * BigInt(WHOLE + sign * change.percent)
      : BigInt(cents + sign * change.cents) * BigInt(WHOLE)
  const unit = BigInt(step) * BigInt(WHOLE)
  const half = exact + unit / 2n
  const units = half >= 0n ? half / unit : -((-half + unit - 1n) / unit)
  return Number(units) * step
}

function operationsOf(input: PropertyInput): Operation[] {
  const first: Operation = {
    category: input.category,
    cents: input.priceCents || null,
    toCents: input.priceToCents,
    currency: input.currency,
    isOnRequest: input.priceOnRequest !== null,
    isPerArea: input.priceBase !== null,
    controls: { price: 'price', priceTo: 'priceTo' },
  }
  if (input.secondCategory === null) return [first]
  return [
    first,
    {
      category: input.secondCategory,
      cents: input.secondPriceCents || null,
      toCents: input.secondPriceToCents,
      currency: input.secondCurrency ?? 'MXN',
      isOnRequest: input.secondPriceOnRequest !== null,
      isPerArea: input.secondPriceBase !== null,
      controls: { price: 'secondPrice', priceTo: 'secondPriceTo' },
    },
  ]
}
