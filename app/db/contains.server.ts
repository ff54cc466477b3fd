import { type Expression, sql } from 'kysely'

/** Apostrophes, which folded words lack; a text that was stored folded may still have them. */
const APOSTROPHES = ["'", '’']

/** Condition: a text that is stored folded contains a folded word. */
export function foldedContains(text: Expression<unknown>, word: string) {
  const plain = APOSTROPHES.reduce<Expression<unknown>>((left, sign) => sql`replace(${left}, ${sign}, '')`, text)
  return contains(plain, word)
}

/** Condition: a text contains another one literally (the wildcards of `like` are escaped). */
function contains(text: Expression<unknown>, part: string) {
  const pattern = `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql<boolean>`${text} like ${pattern} escape '\\'`
}
