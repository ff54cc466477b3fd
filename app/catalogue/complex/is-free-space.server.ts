import { type RawBuilder, sql } from 'kysely'

/**
 * Condition: a property that counts as a free space of its conjunto wherever one is counted or shown: it is available, and
 * everybody is told where it is (decision 35).
 * @param name the properties of the query
 */
export function freeSpaceCondition(name: 'properties' | 'spaces' = 'properties'): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${name}.status`)} = 'disponible' and ${sql.ref(`${name}.precision`)} = 'exacta')`
}
