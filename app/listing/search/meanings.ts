import { foldText } from '#app/text/fold-text.ts'
import { MUNICIPALITIES, STATES } from '#app/catalogue/facts/places.ts'
import {
  CATEGORIES,
  CATEGORY_LABELS,
  PROPERTY_TYPES,
  PROPERTY_TYPE_LABELS,
  PROPERTY_TYPE_PLURALS,
} from '#app/catalogue/facts/vocabulary.ts'
import { plainWord } from './small-words.ts'
import { ALSO_STREETS, NARROWER, type NamedColumn, SYNONYMS } from './trade-words.ts'

/**
 * What a word stands for: a value of a column, and the folded word by which the search text of its rows says it.
 * `exact`: it says neither more nor less than the value.
 */
export type Meaning = { column: NamedColumn; value: string; text: string; exact: boolean }

const MEANINGS: ReadonlyMap<string, Meaning> = new Map(
  [
    ...PROPERTY_TYPES.flatMap((type) =>
      meanings('type', type, [PROPERTY_TYPE_LABELS[type], PROPERTY_TYPE_PLURALS[type]]),
    ),
    ...CATEGORIES.flatMap((category) => meanings('category', category, [CATEGORY_LABELS[category]])),
    ...STATES.flatMap((state) => meanings('state', state, [state])),
    // A municipality goes before a state of its name.
    ...MUNICIPALITIES.flatMap((name) => meanings('municipality', name, [name])),
    ...Object.entries(NARROWER).flatMap(([type, words]) =>
      words.map((word): [string, Meaning] => [word, { column: 'type', value: type, text: type, exact: false }]),
    ),
  ].map(([words, meaning]) => [plainWord(words), meaning]),
)

function meanings(column: NamedColumn, value: string, names: readonly string[]): [string, Meaning][] {
  const meaning = { column, value, text: foldText(value), exact: !ALSO_STREETS.has(value) }
  return [...names, ...(SYNONYMS[column][value] ?? [])].map((words) => [foldText(words), meaning])
}

/** What types and operations are called. */
export const TRADE_NAMES: readonly string[] = [
  ...Object.values(PROPERTY_TYPE_LABELS),
  ...Object.values(PROPERTY_TYPE_PLURALS),
  ...Object.values(CATEGORY_LABELS),
  ...Object.values(NARROWER).flat(),
]

/** The most words that one name has. */
const LONGEST_NAME = Math.max(...[...MEANINGS.keys()].map((words) => words.split(' ').length))

/** What these words stand for together, or null; case, accents and dots don't count: 'Sta. Catarina', 'N.L.'. */
export function meaningOf(words: readonly string[]): Meaning | null {
  return MEANINGS.get(plainWord(foldText(words.join(' ')))) ?? null
}

/** The longest name that begins at one of the words. */
export function nameAt(words: readonly string[], at: number): { meaning: Meaning; length: number } | null {
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length -= 1) {
    const meaning = meaningOf(words.slice(at, at + length))
    if (meaning) return { meaning, length }
  }
  return null
}
