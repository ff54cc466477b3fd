import type { ExpressionBuilder } from 'kysely'
import type { Schema } from '#app/db/schema.ts'
import type { Queries } from '#app/db/store.server.ts'
import { isId } from '#app/catalogue/property/property-record.server.ts'
import { COMPLEX_PLACE } from '#app/catalogue/facts/fact-columns.ts'
import { byName } from '#app/text/name-order.ts'
import type { ComplexOption } from './complex-place.ts'
import { freeSpaceCondition } from './is-free-space.server.ts'

/**
 * The conjunto of each property of a query, with how many spaces it has free; nothing without one, and for a property of
 * which everybody is not told where it is (decision 35).
 */
export function complexColumns(eb: ExpressionBuilder<Schema, 'properties'>) {
  const conjunto = eb
    .selectFrom('complexes')
    .whereRef('complexes.id', '=', 'properties.complexId')
    .where('properties.precision', '=', 'exacta')
  return [
    conjunto.select('complexes.slug').as('complexSlug'),
    conjunto.select('complexes.name').as('complexName'),
    conjunto.select('complexes.kind').as('complexKind'),
    eb
      .selectFrom('properties as spaces')
      .whereRef('spaces.complexId', '=', 'properties.complexId')
      .where(freeSpaceCondition('spaces'))
      .select((spaces) => spaces.fn.countAll<number>().as('count'))
      .as('complexFree'),
  ] as const
}

/** What the form of a property offers, by name. */
export async function findComplexOptions(db: Queries): Promise<ComplexOption[]> {
  const rows = await db.selectFrom('complexes').select(['id', 'name', 'location']).execute()
  return rows.toSorted(byName)
}

/** The chosen conjuntos with their place, those that there are. */
export async function findChosenComplexes(db: Queries, chosen: readonly string[]): Promise<ComplexOption[]> {
  const ids = chosen.filter(isId)
  if (ids.length === 0) return []
  return db
    .selectFrom('complexes')
    .where('id', 'in', ids)
    .select(['id', 'name', ...COMPLEX_PLACE])
    .execute()
}
