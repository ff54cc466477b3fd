import { type Catalogue, compareTexts } from '#app/catalogue/catalogue.ts'
import type { CatalogueRow } from '#app/catalogue/catalogue-row.ts'
import { type TextTest, panelTextTest, publicTextTest } from '#app/catalogue/text-test.ts'
import type { WordIndex } from '#app/catalogue/word-index.ts'
import { NAMED_PLACES } from './named-place.ts'
import { STATUS_LABELS } from '#app/catalogue/facts/vocabulary.ts'
import { editDistance } from '#app/text/edit-distance.ts'
import { foldText } from '#app/text/fold-text.ts'
import { isNumberWord } from './amount-words.ts'
import { FILTER_NAMES, filterOf } from './filter-table.ts'
import { TRADE_NAMES } from './meanings.ts'
import { type Term, typedWords } from './read-search.ts'
import { JOINING_WORDS } from './small-words.ts'
import { SYNONYMS } from './trade-words.ts'
import { formsOfWord } from './word-forms.ts'

/** From so many letters on, two of them may be wrong; in a shorter word, one. */
const LONG = 7
/** Shorter words have too many neighbours; what has a digit is a figure or an ID. */
const CORRECTABLE = /^[a-z]{4,}$/
/** A typed word between the signs around it; a sign within it makes it an ID or several words. */
const TYPED_WORD = /^([^\p{L}\p{N}]*)([\p{L}\p{M}]+)([^\p{L}\p{N}]*)$/u

/** Right words beside figures: none is corrected, and nothing is corrected to one. */
const FIGURE_WORDS: ReadonlySet<string> = new Set(
  [
    'medio media millon millones pesos dolares metro metros hectarea hectareas pies kilos tonelada toneladas litros',
    'maximo maxima maximos maximas minimo minima minimos minimas mayor mayores menor menores superior inferior menos',
    'anual anuales mensual mensuales cuadrado cuadrados personas habitantes aproximado aproximadamente alrededor',
    'precio presupuesto hasta desde entre',
  ].flatMap((words) => words.split(' ')),
)

/** The words of the trade, folded, and as they are written: of filters, types, operations, places and whole phrases. */
const TRADE_WORDS: ReadonlyMap<string, string> = new Map(
  [
    ...JOINING_WORDS,
    ...Object.values(SYNONYMS).flatMap((words) => Object.values(words).flat()),
    ...Object.values(STATUS_LABELS),
    ...TRADE_NAMES,
    ...FILTER_NAMES.map(filterOf).flatMap((filter) =>
      filter.kind === 'choice'
        ? [filter.label, ...filter.options, ...Object.values(filter.labels ?? {})]
        : [filter.label],
    ),
    ...NAMED_PLACES.map(({ name }) => name),
  ]
    .flatMap((name) => name.toLowerCase().match(/\p{L}+/gu) ?? [])
    .map((word): [string, string] => [foldText(word), word])
    .filter(([word]) => CORRECTABLE.test(word) && !isFigureWord(word)),
)

/** What a search is compared with: rows, and the words that they say. */
type SearchedTexts = {
  rows: readonly CatalogueRow[]
  index: WordIndex
  testOf: (forms: readonly string[]) => TextTest
}

export function visitorTexts(catalogue: Catalogue): SearchedTexts {
  const { offered: rows, index } = catalogue
  const testOf = (forms: readonly string[]) => publicTextTest(catalogue, forms)
  return { rows, index: index.public, testOf }
}

export function staffTexts(catalogue: Catalogue): SearchedTexts {
  const { all: rows, index } = catalogue
  const testOf = (forms: readonly string[]) => panelTextTest(catalogue, forms)
  return { rows, index: index.panel, testOf }
}

/**
 * The search with the nearest known word in the place of each one that no row says; null where there is none to correct.
 * @param terms of the search
 */
export function correctWords(search: string, terms: readonly Term[], texts: SearchedTexts): string | null {
  const wrong = [...new Set(terms.flatMap(termWords))].filter((word) => isWrong(word, texts))
  if (wrong.length === 0) return null
  const countRows = rowCounter(texts)
  const corrections = new Map<string, string>()
  for (const word of wrong) {
    const nearest = nearestWord(word, texts.index.words(), countRows)
    if (nearest !== null) corrections.set(word, TRADE_WORDS.get(nearest) ?? nearest)
  }
  if (corrections.size === 0) return null
  return typedWords(search)
    .map((typed) => {
      const [, before = '', letters = '', after = ''] = TYPED_WORD.exec(typed) ?? []
      const right = corrections.get(foldText(letters))
      return right === undefined ? typed : `${before}${inCaseOf(letters, right)}${after}`
    })
    .join(' ')
}

/** The words that may be misspelt, folded: names are not, and what is denied is read word by word. */
function termWords({ meaning, typed }: Term): string[] {
  if (meaning) return []
  return typed
    .split(' ')
    .map((word) => foldText(TYPED_WORD.exec(word)?.[2] ?? ''))
    .filter((word) => CORRECTABLE.test(word))
}

/** Whether it is no word of the trade, and none that a row says. */
function isWrong(word: string, { rows, testOf }: SearchedTexts): boolean {
  return !isFigureWord(word) && !TRADE_WORDS.has(word) && !rows.some(testOf(formsOfWord(word)))
}

/**
 * Counts the rows that say a word: the index also has words of rows that have changed since, which nobody may see. The
 * end of an id that stands in for a missing ID ('PROP-cafe') is no word.
 */
function rowCounter({ rows, index }: SearchedTexts): (word: string) => number {
  const rowAt = new Map(rows.map((row) => [row.number, row]))
  return (word) =>
    index.rowsOf(word).filter((number) => {
      const row = rowAt.get(number)
      return row !== undefined && !(row.propertyId === null && row.id.slice(-4) === word)
    }).length
}

/**
 * The nearest word of the rows or the trade; of several, the one that more rows say, then the first in the alphabet.
 * @param words that rows say, or said once
 */
function nearestWord(word: string, words: Iterable<string>, countRows: (known: string) => number): string | null {
  let least = word.length < LONG ? 1 : 2
  let nearest: string[] = []
  for (const known of [...TRADE_WORDS.keys(), ...words]) {
    if (Math.abs(known.length - word.length) > least || !CORRECTABLE.test(known) || isFigureWord(known)) continue
    const distance = editDistance(word, known, least)
    if (distance > least || (!TRADE_WORDS.has(known) && countRows(known) === 0)) continue
    if (distance < least) [least, nearest] = [distance, []]
    nearest.push(known)
  }
  const counted = [...new Set(nearest)].map((known) => ({ known, rows: countRows(known) }))
  const [first] = counted.toSorted((one, other) => other.rows - one.rows || compareTexts(one.known, other.known))
  return first?.known ?? null
}

/** 'Apodcaa' is 'Apodaca'. */
function inCaseOf(typed: string, right: string): string {
  const [first = '', ...others] = right
  return /^\p{Lu}/u.test(typed) ? first.toUpperCase() + others.join('') : right
}

function isFigureWord(word: string): boolean {
  return isNumberWord(word) || FIGURE_WORDS.has(word)
}
