import { formatDay } from '#app/calendar/calendar-day.ts'
import type { CatalogueRow } from '#app/catalogue/catalogue-row.ts'
import type { Currency } from '#app/catalogue/facts/vocabulary.ts'
import { type ReferenceRate, formatAmount, formatPrice, priceSuffix } from '#app/catalogue/price/price.ts'
import { inCurrency } from '#app/catalogue/price/quoted.ts'
import { matchesPattern, textPattern } from '#app/catalogue/word-index.ts'
import { formatArea, formatCount, formatMeasure } from '#app/figures/measure.ts'
import { type FilterName, filterOf } from '#app/listing/search/filter-table.ts'
import { filterText } from '#app/listing/search/filter-url.ts'

/** A budget or a surface may be missed by this share; a property that doesn't say counts as missing it by as much. */
export const NEAR_SHARE = 0.15
/** A property that doesn't state a fact comes after those that have a part of it. */
const UNSAID = 0.5

/**
 * One thing that a requirement asks for. `shortfall`: 0 for a row that has it, else the share that is missing; `canMiss`: whether
 * a property without it may be shown at any shortfall; `reason`, `miss`: what a person reads about a row with it, or without.
 */
export type Criterion = {
  canMiss: boolean
  shortfall: (row: CatalogueRow) => number
  reason: (row: CatalogueRow) => string
  miss: (row: CatalogueRow) => string
}

/** Inclusive limits; null for none. */
export type Range = { least: number | null; most: number | null }

function shortfallIn({ least, most }: Range, figure: number | null, unsaid = NEAR_SHARE): number {
  if (figure === null) return unsaid
  if (least !== null && figure < least) return (least - figure) / least
  if (most !== null && figure > most) return most === 0 ? 1 : (figure - most) / most
  return 0
}

/** @param range in centavos of pesos; `currency`: of the requirement, in which its limits are said */
export function budgetCriterion(range: Range, currency: Currency, rate: ReferenceRate): Criterion {
  const limit = (pesos: number) => formatPrice(inCurrency(pesos, currency, rate), currency)
  // A converted price is no quote, so it has no cents.
  const whole = currency === 'USD' ? rate.pesosPerDollar * 100 : 100
  const inWhole = (pesos: number) => Math.round(pesos / whole) * whole
  const priceOf = ({ comparableCents, currency: own, category }: CatalogueRow) => {
    if (comparableCents === null) return 'no tiene precio'
    const price = formatAmount(inCurrency(comparableCents, own, rate), own) + priceSuffix(own, category)
    return own === currency ? price : `${price}, unos ${limit(inWhole(comparableCents))} al tipo de cambio`
  }
  return {
    canMiss: false,
    shortfall: ({ comparableCents }) => shortfallIn(range, comparableCents),
    reason: priceOf,
    miss(row) {
      const { comparableCents } = row
      const { least, most } = range
      const isBelow = comparableCents !== null && least !== null && comparableCents < least
      const asked = isBelow || most === null ? `pide desde ${limit(least ?? 0)}` : `pide hasta ${limit(most)}`
      return comparableCents === null ? `${asked}, no tiene precio` : `${asked}, cuesta ${priceOf(row)}`
    },
  }
}

/** @param range in m² */
export function surfaceCriterion(range: Range): Criterion {
  const { least, most } = range
  return {
    canMiss: false,
    shortfall: ({ area }) => shortfallIn(range, area),
    reason: ({ area }) => formatArea(area ?? 0),
    miss({ area }) {
      const isBelow = area !== null && least !== null && area < least
      const asked = isBelow || most === null ? formatArea(least ?? 0) : `hasta ${formatArea(most)}`
      return `pide ${asked}, ${area === null ? 'no dice cuántos' : `tiene ${formatArea(area)}`}`
    },
  }
}

/** @param day by which it is needed, 'AAAA-MM-DD' */
export function dayCriterion(day: string): Criterion {
  const isLater = (free: CatalogueRow['availableFrom']) => free !== null && free > day
  return {
    canMiss: true,
    shortfall: ({ availableFrom }) => (isLater(availableFrom) ? NEAR_SHARE : 0),
    reason: ({ availableFrom }) => (availableFrom ? `disponible el ${formatDay(availableFrom)}` : 'disponible ya'),
    miss: ({ availableFrom }) =>
      `se necesita el ${formatDay(day)}, está disponible el ${formatDay(availableFrom ?? day)}`,
  }
}

/** @param phrases of which the text of a property that doesn't state the fact may contain one */
export function factCriterion(name: FilterName, value: string | number, phrases: readonly string[] = []): Criterion {
  const filter = filterOf(name)
  const patterns = phrases.map(textPattern)
  const asked = lowerFirst(filterText(filter, filter.kind === 'choice' && filter.several ? [String(value)] : value))
  const isSaid = ({ publicText }: CatalogueRow) => patterns.some((pattern) => matchesPattern(publicText, pattern))
  if (filter.kind === 'bound') {
    const limit = Number(value)
    const range: Range = filter.operator === '>=' ? { least: limit, most: null } : { least: null, most: limit }
    const figureOf = (row: CatalogueRow) => figureIn(row, filter.column)
    const amount = figureWriter(filter.figure)
    const noun = lowerFirst(filter.label.replace(/ (?:desde|hasta)$/, ''))
    const isCounted = filter.figure === 'count' && filter.operator === '>=' && COUNTED.has(noun)
    return {
      canMiss: true,
      shortfall(row) {
        const figure = figureOf(row)
        return figure === null && isSaid(row) ? 0 : shortfallIn(range, figure, UNSAID)
      },
      reason(row) {
        const figure = figureOf(row)
        if (figure === null) return asked
        return isCounted ? `${amount(figure)} ${noun}` : `${noun} ${amount(figure)}`
      },
      miss(row) {
        const figure = figureOf(row)
        const wanted = isCounted ? `${amount(limit)} ${noun}` : asked
        return `pide ${wanted}, ${figure === null ? 'no lo dice' : `tiene ${amount(figure)}`}`
      },
    }
  }
  const valuesOf = (row: CatalogueRow) => valuesIn(row, filter.kind === 'choice' ? filter.column : null)
  return {
    canMiss: true,
    shortfall(row) {
      const values = valuesOf(row)
      const hasIt = values.length === 0 ? isSaid(row) : values.includes(String(value))
      return hasIt ? 0 : values.length === 0 ? UNSAID : 1
    },
    reason: () => asked,
    miss: (row) => `pide ${asked}, ${otherText(valuesOf(row))}`,
  }

  function otherText(values: readonly string[]): string {
    if (values.length === 0) return 'no lo dice'
    const labels: Readonly<Record<string, string>> = filter.kind === 'choice' ? (filter.labels ?? {}) : {}
    const texts = values.flatMap((each) => (each === 'no' ? [] : [labels[each] ?? each]))
    return texts.length === 0 ? 'no lo tiene' : `tiene ${texts.join(', ')}`
  }
}

/** Facts that are counted: '10 andenes'. A floor is not. */
const COUNTED: ReadonlySet<string> = new Set(['andenes', 'rampas', 'personas', 'elevadores', 'frentes', 'cajones'])

type Bound = Extract<ReturnType<typeof filterOf>, { kind: 'bound' }>

function figureIn(row: CatalogueRow, column: Bound['column']): number | null {
  if (column === 'rate') return row.comparableCents !== null && row.area ? row.comparableCents / row.area : null
  const figure = row[column]
  return typeof figure === 'number' ? figure : null
}

function figureWriter(figure: Bound['figure']): (value: number) => string {
  if (figure === 'pesos') return (cents) => formatPrice(Math.round(cents), 'MXN')
  return figure === 'count' ? formatCount : (value) => formatMeasure(value, figure)
}

type Choice = Extract<ReturnType<typeof filterOf>, { kind: 'choice' }>

function valuesIn(row: CatalogueRow, column: Choice['column'] | null): readonly string[] {
  if (column === 'landUses' || column === 'conditions') return row[column]
  const value = column === null ? null : row[column]
  return value === null || value === undefined ? [] : [String(value)]
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
