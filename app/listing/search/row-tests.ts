import { startOfDay } from '#app/calendar/calendar-day.ts'
import type { TimeZone } from '#app/calendar/time-zones.ts'
import type { CatalogueRow, ListedColumn } from '#app/catalogue/catalogue-row.ts'
import { DEFAULT_RATE, type ReferenceRate } from '#app/catalogue/price/price.ts'
import type { SearchRange } from './amounts.ts'
import type { SearchRate } from './money-in-search.ts'
import type { Filter, ListColumn } from './filter.ts'

/** Whether a row fulfils one part of a query. */
export type RowTest = (row: CatalogueRow) => boolean

/** The test of a filter with a value. */
export function valueTest(
  filter: Exclude<Filter, { kind: 'words' }>,
  value: string | number,
  timeZone: TimeZone,
): RowTest {
  if (filter.kind === 'day') return dayTest(filter, String(value), timeZone)
  if (filter.kind === 'choice') {
    const { column } = filter
    return isListColumn(column) ? (row) => row[column].includes(String(value)) : (row) => row[column] === value
  }
  const { column, operator } = filter
  const limits = operator === '>=' ? { least: Number(value), most: null } : { least: null, most: Number(value) }
  return column === 'rate' ? rateTest(limits) : rangeTest(column, limits)
}

function isListColumn(column: ListedColumn | ListColumn): column is ListColumn {
  return column === 'landUses' || column === 'conditions'
}

function dayTest(filter: Extract<Filter, { kind: 'day' }>, day: string, timeZone: TimeZone): RowTest {
  if (filter.operator === '>=') {
    const from = startOfDay(timeZone, day).toISOString()
    return ({ createdAt }) => createdAt >= from
  }
  const { column } = filter
  return ({ [column]: free }) => free === null || free === undefined || String(free) <= day
}

/** Both limits included; a row without the figure is in no range. */
export function rangeTest(
  column: ListedColumn | 'comparableCents' | 'seats',
  { least, most }: Pick<SearchRange, 'least' | 'most'>,
): RowTest {
  const [low, high] = [least ?? -Infinity, most ?? Infinity]
  return (row) => {
    const figure = row[column]
    return typeof figure === 'number' && figure >= low && figure <= high
  }
}

/**
 * Half a US cent, in centavos of pesos: stored prices are rounded, so the total of a price per surface may differ by so
 * much from the requested rate.
 */
const ROUNDING = DEFAULT_RATE.pesosPerDollar / 2

/** Tests the price per surface, in centavos per m²; a row without a surface has none. */
function rateTest({ least, most }: Pick<SearchRange, 'least' | 'most'>): RowTest {
  return ({ comparableCents, area }) =>
    comparableCents !== null &&
    area !== null &&
    area > 0 &&
    (least === null || comparableCents + ROUNDING >= area * least) &&
    (most === null || comparableCents - ROUNDING <= area * most)
}

/** The test of a price per surface in a search. @param rate the agency's, for prices in dollars */
export function searchedRateTest({ currency, least, most }: SearchRate, { pesosPerDollar }: ReferenceRate): RowTest {
  const factor = currency === 'USD' ? pesosPerDollar / DEFAULT_RATE.pesosPerDollar : 1
  return rateTest({ least: least && least * factor, most: most && most * factor })
}
