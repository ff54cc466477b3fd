/** Shortest text that is found anywhere in a word; a shorter one is the beginning of a word. */
const SHORTEST_PART = 3
/** Longer words that are part of common ones ('lámina', 'cochinilla', 'nave'): they match as short ones do. */
const PARTS_OF_OTHERS: ReadonlySet<string> = new Set(['mina', 'china', 'ave'])
const SIGNS = /[^\p{L}\p{N}]/gu
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

/** How a folded text of a search is looked for; `prefix`: where a word begins so, '' matches nothing. */
export type TextPattern = { kind: 'contains'; text: string } | { kind: 'prefix'; text: string }

export function textPattern(folded: string): TextPattern {
  if ([...folded].length >= SHORTEST_PART && !PARTS_OF_OTHERS.has(folded)) return { kind: 'contains', text: folded }
  return { kind: 'prefix', text: folded.replaceAll(SIGNS, '') }
}

/** Whether a folded text says it. */
export function says(text: string, pattern: TextPattern): boolean {
  if (pattern.kind === 'contains') return text.includes(pattern.text)
  if (pattern.text === '') return false
  for (let at = text.indexOf(pattern.text); at !== -1; at = text.indexOf(pattern.text, at + 1))
    if (at === 0 || !LETTER_OR_DIGIT.test(characterBefore(text, at))) return true
  return false
}

/** The whole character before a position: of a pair of surrogates both. */
function characterBefore(text: string, at: number): string {
  return Array.from(text.slice(Math.max(0, at - 2), at)).at(-1) ?? ''
}
