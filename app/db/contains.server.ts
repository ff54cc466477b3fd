import { type Expression, sql } from 'kysely'

/** Apostrophes, which folded words lack; a text that was stored folded may still have them. */
const APOSTROPHES = ["'", '’']

/** Condition: a text that is stored folded contains a folded word. */
export function foldedContains(text: Expression<unknown>, word: string) {
  return contains(withoutSigns(text, APOSTROPHES), word)
}

/** Signs within a phone, which people write in many ways. */
const PHONE_SIGNS = [' ', '-', '–', '(', ')', '.', '+']

/** Condition: a text contains these digits, whatever signs of a phone stand between them. */
export function digitsContain(text: Expression<unknown>, digits: string) {
  return contains(withoutSigns(text, PHONE_SIGNS), digits)
}

function withoutSigns(text: Expression<unknown>, signs: readonly string[]): Expression<unknown> {
  return signs.reduce<Expression<unknown>>((left, sign) => sql`replace(${left}, ${sign}, '')`, text)
}

/** Condition: a text contains another one literally; wildcards of `like` are escaped. */
export function contains(text: Expression<unknown>, part: string) {
  const pattern = `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql<boolean>`${text} like ${pattern} escape '\\'`
}
