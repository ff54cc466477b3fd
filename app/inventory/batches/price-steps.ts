import { z } from 'zod'
import { JSON_TEXT, readJsonOr, storedJson } from '#app/text/stored-json.ts'
import { formatCount } from '#app/figures/measure.ts'
import {
  CATEGORIES,
  CATEGORY_LABELS,
  CURRENCIES,
  type Category,
  type Currency,
} from '#app/catalogue/facts/vocabulary.ts'
import { formatAmount } from '#app/catalogue/price/price.ts'
import { quotedPrice } from '#app/catalogue/price/quote-text.ts'
import { type Quoted, totalCents } from '#app/catalogue/price/quoted.ts'
import { secondQuote } from '#app/catalogue/price/second-offer.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import type { PriceAdjustment } from './batch-change.ts'

/**
 * How a change moves the price of an operation. `from`, `to`: the quoted prices; `moved`: hundredths of a percent; `totals`:
 * whole centavos of a month's rent or of a sale, null where the surface is unknown.
 */
export type PriceStep = {
  category: Category
  currency: Currency
  from: string
  to: string
  moved: number
  totals: [number, number] | null
}

/** A change may differ from the requested percentage by so many hundredths of a percent before it is marked. */
const MOST_OFF = 200
const HUNDREDTHS = 100

/** The steps of the operations whose price changes. */
export function priceSteps(before: PropertyInput, after: PropertyInput): PriceStep[] {
  const quotes: [Quoted | null, Quoted | null][] = [
    [before, after],
    [secondQuote(before), secondQuote(after)],
  ]
  return quotes.flatMap(([old, now]) => {
    if (!old?.priceCents || !now?.priceCents || old.priceCents === now.priceCents) return []
    const { category, currency } = now
    const totals = [old, now].map((quote) => totalCents({ ...quote, area: before.area }))
    const [was = null, becomes = null] = totals
    return {
      category,
      currency,
      from: quotedPrice(old),
      to: quotedPrice(now),
      moved: movedBy(old.priceCents, now.priceCents),
      totals: was === null || becomes === null ? null : [was, becomes],
    }
  })
}

function movedBy(from: number, to: number): number {
  return Math.round(((to - from) / from) * HUNDREDTHS * HUNDREDTHS)
}

/** The sentences about steps that differ from the requested percentage by more than 2 points. */
export function stepWarnings(steps: readonly PriceStep[], change: PriceAdjustment): string[] {
  if (change.way !== 'percent') return []
  const asked = change.direction === 'up' ? change.percent : -change.percent
  return steps.flatMap(({ moved, from, to }) =>
    Math.abs(moved - asked) > MOST_OFF
      ? `De ${from} a ${to} cambia ${movedText(moved)}, y se pidió ${movedText(asked)}.`
      : [],
  )
}

/** '+5 %', '−2.5 %'. */
export function movedText(moved: number): string {
  const sign = moved < 0 ? '−' : '+'
  return `${sign}${formatCount(Math.round(Math.abs(moved) / 10) / 10)}\u00A0%`
}

/** The sum of what changes in a currency: 'Renta, MXN', '$120,000', '$126,000', '+5 %'. */
export type PriceTotal = { label: string; from: string; to: string; moved: string }

/** The totals of each operation and currency. */
export function priceTotals(steps: readonly PriceStep[]): PriceTotal[] {
  return CATEGORIES.flatMap((category) =>
    CURRENCIES.flatMap((currency) => {
      const known = steps.flatMap((step) =>
        step.category === category && step.currency === currency && step.totals ? [step.totals] : [],
      )
      const [from, to] = ([0, 1] as const).map((at) => known.reduce((sum, totals) => sum + totals[at], 0))
      if (!from || !to) return []
      const [shownFrom = '', shownTo = ''] = [from, to].map((cents) => formatAmount(cents, currency))
      const label = `${CATEGORY_LABELS[category]}, ${currency}`
      return { label, from: shownFrom, to: shownTo, moved: movedText(movedBy(from, to)) }
    }),
  )
}

export const PRICES_JSON = storedJson<PriceStep[]>(
  'jobRows.plan',
  'Precios de un cambio en grupo',
  z.array(
    z.object({
      category: z.enum(CATEGORIES),
      currency: z.enum(CURRENCIES),
      from: JSON_TEXT,
      to: JSON_TEXT,
      moved: z.number(),
      totals: z.tuple([z.number().int(), z.number().int()]).nullable(),
    }),
  ),
)

/** Reads stored steps; none of a text that this version did not write. */
export function readPriceSteps(stored: string | null): PriceStep[] {
  return readJsonOr(PRICES_JSON, stored, [])
}
