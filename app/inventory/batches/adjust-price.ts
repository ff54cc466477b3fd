import type { Control } from '#app/catalogue/facts/fact-controls.ts'
import { CATEGORY_LABELS, type Category, type Currency } from '#app/catalogue/facts/vocabulary.ts'
import { formatPrice, textFromCents } from '#app/catalogue/price/price.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { PRICE_ON_REQUEST } from '#app/catalogue/facts/quote-vocabulary.ts'
import type { PriceAdjustment } from './batch-change.ts'

/** Hundredths of a percent in a whole. */
const WHOLE = 10_000

type Adjusted = { values: Partial<Record<Control, string>> } | { refused: string }

/** The price of one operation. */
type Operation = {
  category: Category
  cents: number | null
  toCents: number | null
  currency: Currency
  isOnRequest: boolean
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
    return { refused: `No se ofrece en ${CATEGORY_LABELS[change.operation].toLowerCase()}.` }
  const priced = offered.filter(({ cents }) => cents !== null)
  if (priced.length === 0)
    return offered.some(({ isOnRequest }) => isOnRequest)
      ? { refused: `Es «${PRICE_ON_REQUEST}»: no tiene una cantidad que cambiar.` }
      : { refused: 'No tiene precio.' }
  const values: Partial<Record<Control, string>> = {}
  for (const operation of priced) {
    const refused = adjustOperation(operation, change, values)
    if (refused) return { refused }
  }
  return { values }
}

/** Adds the texts of an operation. @returns the sentence about one that can't change; null otherwise */
function adjustOperation(
  { cents, toCents, currency, controls }: Operation,
  change: PriceAdjustment,
  values: Partial<Record<Control, string>>,
): string | null {
  if (change.way === 'amount' && change.currency !== currency)
    return `Su precio está en ${currency} y la cantidad en ${change.currency}.`
  for (const [control, old] of [
    [controls.price, cents],
    [controls.priceTo, toCents],
  ] as const) {
    if (old === null) continue
    const adjusted = adjustedCents(old, change)
    if (adjusted <= 0) return `${formatPrice(old, currency)} quedaría en ${adjusted < 0 ? 'menos de ' : ''}0.`
    values[control] = textFromCents(adjusted)
  }
  return null
}

/** The new price in whole centavos, a half rounded up; exact, no binary fraction involved. */
export function adjustedCents(cents: number, change: PriceAdjustment): number {
  const sign = change.direction === 'up' ? 1 : -1
  const exact =
    change.way === 'percent'
      ? BigInt(cents) * BigInt(WHOLE + sign * change.percent)
      : BigInt(cents + sign * change.cents) * BigInt(WHOLE)
  return roundedTo(exact, BigInt(Math.max(1, change.rounding)) * BigInt(WHOLE), change.rounding || 1)
}

/** The multiple of a unit that is nearest to a value; `each`: what one unit counts. */
function roundedTo(value: bigint, unit: bigint, each: number): number {
  const half = value + unit / 2n
  const units = half >= 0n ? half / unit : -((-half + unit - 1n) / unit)
  return Number(units) * each
}

function operationsOf(input: PropertyInput): Operation[] {
  const first: Operation = {
    category: input.category,
    cents: input.priceCents || null,
    toCents: input.priceToCents,
    currency: input.currency,
    isOnRequest: input.priceOnRequest !== null,
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
      controls: { price: 'secondPrice', priceTo: 'secondPriceTo' },
    },
  ]
}
