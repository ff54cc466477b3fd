import { foldText } from '#app/text/fold-text.ts'

/** Shortest text that is found anywhere in a word; a shorter one is the beginning of a word, as in all searches. */
const SHORTEST_PART = 3
const SIGNS = /[^\p{L}\p{N}]+/gu

/** What the search of the log looks through: the folded fields, then their words with a space before each. */
export function logText(fields: readonly (string | null)[]): string {
  const folded = foldText(fields.filter(Boolean).join(' '))
  return `${folded} ${folded.replaceAll(SIGNS, ' ')}`
}

/** What a text of the log contains where it says a word of the search; null for signs alone, which no text says. */
export function logPattern(word: string): string | null {
  const folded = foldText(word)
  if ([...folded].length >= SHORTEST_PART) return folded
  const letters = folded.replaceAll(SIGNS, '')
  return letters === '' ? null : ` ${letters}`
}
