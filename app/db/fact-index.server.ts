import { type Expression, type SqlBool, expressionBuilder, sql } from 'kysely'
import type { Schema } from './schema.ts'
import type { Store } from './store.server.ts'

/**
 * The properties through the index of a type (migration 0017), which holds all that its own filters and the others go
 * by: reading all of it is faster than any walk that has to look at rows. The planner by itself would not know.
 */
export function indexedFacts({ dialect }: Store, type: Schema['properties']['type']) {
  const name = dialect === 'sqlite' ? `properties indexed by "${type}Facts"` : 'properties'
  return sql<Schema['properties']>`properties`.as<'properties'>(sql.raw(name))
}

/** Condition: an available property of the type, in the words of its index. */
export function hasFacts(type: Schema['properties']['type']): Expression<SqlBool> {
  const { and, eb } = expressionBuilder<Schema, 'properties'>()
  return and([eb('properties.status', '=', sql.lit('disponible')), eb('properties.type', '=', sql.lit(type))])
}
