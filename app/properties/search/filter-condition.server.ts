import { type Expression, type SqlBool, expressionBuilder, sql } from 'kysely'
import { contains } from '#app/db/contains.server.ts'
import type { Schema } from '#app/db/schema.ts'
import type { Means } from '#app/db/searched-text.server.ts'
import type { Filter } from './filter.ts'
import type { SaidRange } from './said-range.ts'

/** What a row must have for a filter of its own column; nothing for words, which stand in other texts. */
export function conditionOf(filter: Filter, value: string | number, means: Means): Expression<SqlBool>[] {
  const { eb, or } = expressionBuilder<Schema, 'properties'>()
  if (filter.kind === 'words') return []
  if (filter.kind === 'bound') return [eb(ranged(filter.column, means), filter.operator, Number(value))]
  const column = sql.ref<string | null>(`properties.${filter.column}`)
  if (filter.kind === 'day') return [or([eb(column, 'is', null), eb(column, '<=', String(value))])]
  return [filter.column === 'landUses' ? contains(column, `|${value}|`) : eb(column, '=', String(value))]
}

/** What a column must be for a range that the search says. */
export function saidWithin(
  column: 'comparableCents' | 'area',
  range: SaidRange | null,
  means: Means,
): Expression<SqlBool>[] {
  const { eb } = expressionBuilder<Schema, 'properties'>()
  return [
    ...(range && range.least !== null ? [eb(ranged(column, means), '>=', range.least)] : []),
    ...(range && range.most !== null ? [eb(ranged(column, means), '<=', range.most)] : []),
  ]
}

/** A sum with nothing is no index column: the planner then keeps to the order's index instead of the range's. */
function ranged(column: string, means: Means) {
  return means === 'index'
    ? sql<number>`properties.${sql.ref(column)}`
    : sql<number>`(properties.${sql.ref(column)} + 0)`
}
