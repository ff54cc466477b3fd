import { type Expression, sql } from 'kysely'

/** Condition: a text contains another one literally (the wildcards of `like` are escaped). */
export function contains(text: Expression<unknown>, part: string) {
  const pattern = `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql<boolean>`${text} like ${pattern} escape '\\'`
}
