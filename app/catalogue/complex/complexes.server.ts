import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import type { Schema } from '#app/db/schema.ts'
import type { Queries } from '#app/db/store.server.ts'
import { isId } from '#app/catalogue/property/find-records.server.ts'
import { COMPLEX_PLACE } from '#app/catalogue/facts/fact-columns.ts'
import { byName } from '#app/text/name-order.ts'
import type { ComplexOption } from './complex-place.ts'

/**
 * The columns of a property's complex and its number of free spaces; null without one, and where the precision hides the
 * complex (decision 35).
 */
export function complexColumns(eb: ExpressionBuilder<Schema, 'properties'>) {
  const complex = eb
    .selectFrom('complexes')
    .whereRef('complexes.id', '=', 'properties.complexId')
    .where('properties.precision', '=', 'exacta')
  return [
    complex.select('complexes.slug').as('complexSlug'),
    complex.select('complexes.name').as('complexName'),
    complex.select('complexes.kind').as('complexKind'),
    eb
      .selectFrom('properties as spaces')
      .whereRef('spaces.complexId', '=', 'properties.complexId')
      .where(freeSpaceCondition('spaces'))
      .select((spaces) => spaces.fn.countAll<number>().as('count'))
      .as('complexFree'),
  ] as const
}

/** The complexes that the form of a property offers, by name. */
export async function findComplexOptions(db: Queries): Promise<ComplexOption[]> {
  const rows = await db.selectFrom('complexes').select(['id', 'name', 'location']).execute()
  return rows.toSorted(byName)
}

/** The chosen complexes that exist, with their place. */
export async function findChosenComplexes(db: Queries, chosen: readonly string[]): Promise<ComplexOption[]> {
  const ids = chosen.filter(isId)
  if (ids.length === 0) return []
  return db
    .selectFrom('complexes')
    .where('id', 'in', ids)
    .select(['id', 'name', ...COMPLEX_PLACE])
    .execute()
}

/**
 * The SQL condition of a free space of a complex: it is available and its exact place is public (decision 35). The rule
 * for rows in memory is `isFreeSpace`.
 * @param name the alias of the properties in the query
 */
export function freeSpaceCondition(name: 'properties' | 'spaces' = 'properties'): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${name}.status`)} = 'disponible' and ${sql.ref(`${name}.precision`)} = 'exacta')`
}
