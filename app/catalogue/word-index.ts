/** A text of at least so many characters is found anywhere in a word, a shorter one only at its beginning. */
const SHORTEST_PART = 3
/** These words also match only the beginning of a word, because common words contain them: 'lámina', 'cochinilla', 'nave', 'aislado'. */
const PARTS_OF_OTHERS: ReadonlySet<string> = new Set(['mina', 'china', 'ave', 'isla'])
const SIGNS = /[^\p{L}\p{N}]/gu
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

/** How a folded text is matched. `prefix`: at the beginning of a word; '' matches nothing. */
export type TextPattern = { kind: 'contains'; text: string } | { kind: 'prefix'; text: string }

export function textPattern(folded: string): TextPattern {
  if ([...folded].length >= SHORTEST_PART && !PARTS_OF_OTHERS.has(folded)) return { kind: 'contains', text: folded }
  return { kind: 'prefix', text: folded.replaceAll(SIGNS, '') }
}

/** Whether a folded text matches the pattern. */
export function matchesPattern(text: string, pattern: TextPattern): boolean {
  if (pattern.kind === 'contains') return text.includes(pattern.text)
  if (pattern.text === '') return false
  for (let at = text.indexOf(pattern.text); at !== -1; at = text.indexOf(pattern.text, at + 1))
    if (at === 0 || !LETTER_OR_DIGIT.test(characterBefore(text, at))) return true
  return false
}

/** The character before a position; a surrogate pair is one character. */
function characterBefore(text: string, at: number): string {
  return Array.from(text.slice(Math.max(0, at - 2), at)).at(-1) ?? ''
}

/** A word is a run of letters and digits. */
const WORD = /[\p{L}\p{N}]+/gu
/** Separates the words of the vocabulary; no word contains it. */
const SEPARATOR = '\n'

/**
 * Maps words to the rows that contain them. A changed row gets a new number, so all snapshots can share an index: an old
 * entry never matches a row of a newer snapshot.
 */
export type WordIndex = {
  add: (row: number, text: string) => void
  /**
   * Marks the rows that may match.
   * @returns whether all marked rows match for certain; a pattern of several words must be compared with the row's text
   */
  mark: (pattern: TextPattern, marks: Uint8Array) => boolean
  /** All distinct words. */
  words: () => Iterable<string>
  /** The numbers of the rows that contain a word, former numbers of changed rows included. */
  rowsOf: (word: string) => readonly number[]
}

export function openWordIndex(): WordIndex {
  const rowsOf = new Map<string, number[]>()
  /** All words in one string, because searching one string is much faster than searching many. */
  let vocabulary = SEPARATOR
  /** The position of each word in the vocabulary. */
  const starts: number[] = []
  const words: string[] = []

  function add(row: number, text: string) {
    for (const word of new Set(text.match(WORD))) {
      const rows = rowsOf.get(word)
      if (rows) rows.push(row)
      else {
        rowsOf.set(word, [row])
        starts.push(vocabulary.length)
        words.push(word)
        vocabulary += word + SEPARATOR
      }
    }
  }

  function markWordsWith(part: string, marks: Uint8Array) {
    for (let at = vocabulary.indexOf(part); at !== -1;) {
      const index = lastStart(starts, at + 1)
      for (const row of rowsOf.get(words[index] ?? '') ?? []) marks[row] = 1
      at = vocabulary.indexOf(part, (starts[index + 1] ?? vocabulary.length) - 1)
    }
  }

  function mark({ kind, text }: TextPattern, marks: Uint8Array): boolean {
    if (kind === 'prefix') {
      markWordsWith(SEPARATOR + text, marks)
      return true
    }
    const [longest] = (text.match(WORD) ?? []).toSorted((one, other) => other.length - one.length)
    if (longest === undefined) marks.fill(1)
    else markWordsWith(longest, marks)
    return longest === text
  }

  return { add, mark, words: () => words, rowsOf: (word) => rowsOf.get(word) ?? [] }
}

/** Index of the last start that is at most `at` (binary search). */
function lastStart(starts: readonly number[], at: number): number {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? 0) <= at) low = middle
    else high = middle - 1
  }
  return low
}
