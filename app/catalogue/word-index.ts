import type { TextPattern } from './text-match.ts'

/** Letters and digits that belong together; every other sign separates words. */
const WORD = /[\p{L}\p{N}]+/gu
/** Separates the words of the vocabulary, which have no such sign. */
const BETWEEN = '\n'

/**
 * Which rows say which word. Rows go by numbers that are given once: a changed row gets a new number, so that an index
 * can be shared by all snapshots and an old entry never matches a row of a newer one.
 */
export type WordIndex = {
  add: (row: number, text: string) => void
  /**
   * Marks rows that may match.
   * @returns whether each of them does; a text of several words has to be compared with that of the row
   */
  mark: (pattern: TextPattern, marks: Uint8Array) => boolean
  /** Distinct words. */
  words: () => Iterable<string>
  /** The rows that say it, also rows that have changed since. */
  rowsOf: (word: string) => readonly number[]
}

export function openWordIndex(): WordIndex {
  const rowsOf = new Map<string, number[]>()
  /** All words in one string, which is searched far sooner than many strings are. */
  let vocabulary = BETWEEN
  /** Where each word begins in it. */
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
        vocabulary += word + BETWEEN
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
      markWordsWith(BETWEEN + text, marks)
      return true
    }
    const [longest] = (text.match(WORD) ?? []).toSorted((one, other) => other.length - one.length)
    if (longest === undefined) marks.fill(1)
    else markWordsWith(longest, marks)
    return longest === text
  }

  return { add, mark, words: () => words, rowsOf: (word) => rowsOf.get(word) ?? [] }
}

/** Position of the last start that is at most `at`. */
function lastStart(starts: readonly number[], at: number): number {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? 0) <= at) low = middle
    else high = middle - 1
  }
  return low
}
