import { DAY_MS } from '#app/calendar/durations.ts'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { CatalogueRow } from '#app/catalogue/catalogue-row.ts'
import type { Currency } from '#app/catalogue/facts/vocabulary.ts'
import { type TextPattern, matchesPattern, textPattern } from '#app/catalogue/word-index.ts'
import { searchWords } from '#app/text/fold-text.ts'
import { isInMunicipality } from '#app/catalogue/place/municipality-value.ts'
import { inCurrency } from '#app/catalogue/price/quoted.ts'
import type { CommonSearch } from './common-search.ts'

/** A figure about fewer properties would describe single ones, not a market (issue 49, point 10). */
export const LEAST_PROPERTIES = 5
/** The days in which a property counts as new, or as closed of late (issue 49, point 10). */
export const MARKET_DAYS = 30

/** The median, the lower and the upper quartile of some figures, and their number. */
export type Spread = { median: number; low: number; high: number; count: number }

/**
 * Figures about the offers of a search. `perM2`: centavos of `currency` for one m², a month or for sale; `area`: m²; `days`:
 * days since the offers were added. Each is null with fewer than `LEAST_PROPERTIES` properties. `added` and `closed`: their
 * number in the last `MARKET_DAYS` days.
 */
export type MarketFigures = {
  perM2: (Spread & { currency: Currency; isConverted: boolean }) | null
  area: Spread | null
  days: Spread | null
  added: number
  closed: number
}

/** Null where there is too little to say. */
export function marketFigures(catalogue: Catalogue, search: CommonSearch, now: Date): MarketFigures | null {
  const rows = offersOf(catalogue, search)
  if (rows.length < LEAST_PROPERTIES) return null
  const since = new Date(now.getTime() - MARKET_DAYS * DAY_MS).toISOString()
  const days = spreadOf(rows.map(({ createdAt }) => daysSince(createdAt, now)))
  const perM2 = search.type && spreadPerM2(rows, catalogue)
  const area = search.type && spreadOf(rows.flatMap((row) => row.area ?? []))
  // A catalogue that was just moved here has only new properties.
  const isNew = rows.every(({ createdAt }) => createdAt >= since)
  if (!perM2 && !area) return null
  return {
    perM2,
    area,
    days: isNew ? null : days,
    added: isNew ? 0 : rows.filter(({ createdAt }) => createdAt >= since).length,
    closed: catalogue.all.filter((row) => row.status === 'vendida' && row.statusSince >= since && isOf(row, search))
      .length,
  }
}

/** The offers that a common search finds. */
export function offersOf({ offers }: Pick<Catalogue, 'offers'>, search: CommonSearch): CatalogueRow[] {
  return offers.filter((row) => isOf(row, search))
}

function isOf(row: CatalogueRow, { category, type, municipality, zone }: CommonSearch): boolean {
  return (
    row.category === category &&
    (!type || row.type === type) &&
    (!municipality || isInMunicipality(row, [municipality])) &&
    (zone === undefined || isInZone(row, zone))
  )
}

/** Whether the place of a row has the words of the name of a zone, as the filter 'Ubicación' finds it. */
export function isInZone({ placeText }: CatalogueRow, zone: string): boolean {
  return patternsOf(zone).every((pattern) => matchesPattern(placeText, pattern))
}

const patternsByZone = new Map<string, readonly TextPattern[]>()

function patternsOf(zone: string): readonly TextPattern[] {
  const patterns = patternsByZone.get(zone) ?? searchWords(zone).map(textPattern)
  patternsByZone.set(zone, patterns)
  return patterns
}

/** Comparable centavos of one m²; null where the price is not public or a figure is missing. */
export function comparablePerM2({ comparableCents, priceOnRequest, area }: CatalogueRow): number | null {
  return comparableCents !== null && priceOnRequest === null && area ? comparableCents / area : null
}

/** In the currency of most of the prices. */
function spreadPerM2(rows: readonly CatalogueRow[], { rate }: Catalogue): MarketFigures['perM2'] {
  const priced = rows.filter((row) => comparablePerM2(row) !== null)
  const inDollars = priced.filter(({ currency }) => currency === 'USD').length
  const currency = inDollars * 2 > priced.length ? 'USD' : 'MXN'
  const spread = spreadOf(priced.flatMap((row) => comparablePerM2(row) ?? []))
  if (!spread) return null
  const converted = (cents: number) => inCurrency(Math.round(cents), currency, rate)
  return {
    median: converted(spread.median),
    low: converted(spread.low),
    high: converted(spread.high),
    count: spread.count,
    currency,
    isConverted: inDollars > 0 && inDollars < priced.length,
  }
}

function daysSince(instant: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(instant)) / DAY_MS))
}

/** Null with fewer than `LEAST_PROPERTIES` figures. */
export function spreadOf(figures: readonly number[]): Spread | null {
  if (figures.length < LEAST_PROPERTIES) return null
  const sorted = figures.toSorted((one, other) => one - other)
  return {
    median: quantile(sorted, 1 / 2),
    low: quantile(sorted, 1 / 4),
    high: quantile(sorted, 3 / 4),
    count: sorted.length,
  }
}

/** Between two figures, the share of the way from one to the other. */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share
  const [one, other] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0]
  return one + (other - one) * (at - Math.floor(at))
}
