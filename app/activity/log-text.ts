import { foldText } from '#app/text/fold-text.ts'

/** Shortest text that is searched anywhere in a word; a shorter one must be the beginning of a word, as in all searches. */
const SHORTEST_PART = 3
const SIGNS = /[^\p{L}\p{N}]+/gu

/** The searchable text of an entry: the folded fields, then their words with a space before each. */
export function logText(fields: readonly (string | null)[]): string {
  const folded = foldText(fields.filter(Boolean).join(' '))
  return `${folded} ${folded.replaceAll(SIGNS, ' ')}`
}

/** The substring of `logText` that a searched word requires; null for a word of signs alone, which matches nothing. */
export function logPattern(word: string): string | null {
  const folded = foldText(word)
  if ([...folded].length >= SHORTEST_PART) return folded
  const letters = folded.replaceAll(SIGNS, '')
  return letters === '' ? null : ` ${letters}`
}
