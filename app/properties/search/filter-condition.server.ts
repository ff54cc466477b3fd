import { type Expression, type SqlBool, expressionBuilder, sql } from 'kysely'
import { contains } from '#app/db/contains.server.ts'
import type { Schema } from '#app/db/schema.ts'
import { REFERENCE_PESOS_PER_DOLLAR } from '#app/properties/price.ts'
import type { Means } from '#app/db/searched-text.server.ts'
import type { Filter } from './filter.ts'
import type { SearchReading } from './read-search.ts'
import type { SearchRange } from './search-range.ts'

/** What a row must have for a filter of its own column; nothing for words, which stand in other texts. */
export function conditionOf(filter: Filter, value: string | number, means: Means): Expression<SqlBool>[] {
  const { eb, or } = expressionBuilder<Schema, 'properties'>()
  if (filter.kind === 'words') return []
  if (filter.kind === 'bound') return [eb(ranged(filter.column, means), filter.operator, Number(value))]
  const column = sql.ref<string | null>(`properties.${filter.column}`)
  if (filter.kind === 'day') return [or([eb(column, 'is', null), eb(column, '<=', String(value))])]
  return [filter.column === 'landUses' ? contains(column, `|${value}|`) : eb(column, '=', String(value))]
}

/** The ranges that a search says. */
export type SearchRanges = Pick<SearchReading, 'rate' | 'price' | 'size'>

export function hasNoRange({ rate, price, size }: SearchRanges): boolean {
  return [rate, price, size].every((range) => range === null)
}

/** What a row must have for what the search says in figures. */
export function rangeConditions({ rate, price, size }: SearchRanges, means: Means): Expression<SqlBool>[] {
  return [...perMetre(rate), ...within('comparableCents', price, means), ...within('area', size, means)]
}

/** What a column must be for a range. */
function within(column: 'comparableCents' | 'area', range: SearchRange | null, means: Means): Expression<SqlBool>[] {
  const { eb } = expressionBuilder<Schema, 'properties'>()
  return [
    ...(range && range.least !== null ? [eb(ranged(column, means), '>=', range.least)] : []),
    ...(range && range.most !== null ? [eb(ranged(column, means), '<=', range.most)] : []),
  ]
}

/**
 * A price and a surface are kept to the hundredth: what is quoted by surface may differ from the range by half a
 * centavo of a dollar.
 */
const ROUNDED = REFERENCE_PESOS_PER_DOLLAR / 2

/** What price and surface must be for a price by surface; without a surface there is none. */
function perMetre(range: SearchRange | null): Expression<SqlBool>[] {
  if (range === null) return []
  const { eb } = expressionBuilder<Schema, 'properties'>()
  const [price, area] = [ranged('comparableCents', 'compare'), ranged('area', 'compare')]
  return [
    eb(area, '>', 0),
    ...(range.least === null ? [] : [eb(sql`${price} + ${sql.lit(ROUNDED)}`, '>=', sql`${area} * ${range.least}`)]),
    ...(range.most === null ? [] : [eb(sql`${price} - ${sql.lit(ROUNDED)}`, '<=', sql`${area} * ${range.most}`)]),
  ]
}

/** A sum with nothing is no index column: the planner then keeps to the order's index instead of the range's. */
function ranged(column: string, means: Means) {
  return means === 'index'
    ? sql<number>`properties.${sql.ref(column)}`
    : sql<number>`(properties.${sql.ref(column)} + 0)`
}
