import { type Expression, sql } from 'kysely'

/** The condition that a text holds another one as it stands: the wildcards of `like` are characters like any other. */
export function contains(text: Expression<unknown>, part: string) {
  const pattern = `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql<boolean>`${text} like ${pattern} escape '\\'`
}
