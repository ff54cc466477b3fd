import { sql } from 'kysely'

/**
 * The check that a column takes one of these values and no other; `widenOneOf` finds it again by its form.
 * Frozen: landed migrations use it. Other behaviour is another file.
 */
export function oneOf(column: string, values: readonly string[]) {
  return sql`${sql.ref(column)} in (${sql.join(values.map((value) => sql.lit(value)))})`
}
