import { type Catalogue, compareTexts } from '#app/catalogue/catalogue.ts'
import type { CatalogueRow } from '#app/catalogue/catalogue-row.ts'
import { type TextTest, panelTextTest, publicTextTest } from '#app/catalogue/text-test.ts'
import type { WordIndex } from '#app/catalogue/word-index.ts'
import { landmarkWords } from '#app/catalogue/place/named-landmark.ts'
import type { Places } from '#app/catalogue/place/places.ts'
import { placeNames } from './named-place.ts'
import { STATES } from '#app/catalogue/facts/places.ts'
import { STATUS_LABELS } from '#app/catalogue/facts/vocabulary.ts'
import { editDistance } from '#app/text/edit-distance.ts'
import { foldText } from '#app/text/fold-text.ts'
import { labelledWords } from './find-by-code.ts'
import { FILTER_NAMES, filterOf } from './filter-table.ts'
import type { Term } from './read-search.ts'
import { CORRECTION_WORDS, spend } from './search-budget.ts'
import { JOINING_WORDS, formsOfWord, typedWords } from './search-words.ts'
import { SYNONYMS } from './synonyms.ts'
import { TRADE_NAMES } from './trade-words.ts'
import { typeNamedBy } from './fact-words.ts'
import { isNumberWord } from './amounts.ts'

/** Words that stand beside figures. None is corrected, and nothing is corrected to one. */
const FIGURE_WORDS: ReadonlySet<string> = new Set(
  [
    'medio media millon millones pesos dolares metro metros hectarea hectareas pies kilos tonelada toneladas litros',
    'maximo maxima maximos maximas minimo minima minimos minimas mayor mayores menor menores superior inferior menos',
    'anual anuales mensual mensuales cuadrado cuadrados personas habitantes aproximado aproximadamente alrededor',
    'precio presupuesto hasta desde entre',
  ].flatMap((words) => words.split(' ')),
)

function isFigureWord(word: string): boolean {
  return isNumberWord(word) || FIGURE_WORDS.has(word)
}

/** A word of at least so many letters may have two wrong ones; a shorter word, one. */
const LONG = 7
/** Shorter words resemble too many others; a word with a digit is a figure or an ID. */
const CORRECTABLE = /^[a-z]{4,}$/
/** A typed word and the punctuation around it. With punctuation inside it is an ID or several words. */
const TYPED_WORD = /^([^\p{L}\p{N}]*)([\p{L}\p{M}]+)([^\p{L}\p{N}]*)$/u

/** The words of the trade, folded, and their spelling: from filters, types, operations, places and common phrases. */
const TRADE_WORDS: ReadonlyMap<string, string> = wordsOf([
  ...JOINING_WORDS,
  ...Object.values(SYNONYMS).flatMap((words) => Object.values(words).flat()),
  ...Object.values(STATUS_LABELS),
  ...TRADE_NAMES,
  ...STATES,
  ...FILTER_NAMES.map(filterOf).flatMap((filter) =>
    filter.kind === 'choice' && filter.options
      ? [filter.label, ...filter.options, ...Object.values(filter.labels ?? {})]
      : [filter.label],
  ),
])

const placeWords = new WeakMap<Places, ReadonlyMap<string, string>>()

/** The words of the trade and of the names of places. */
function knownWordsIn(places: Places): ReadonlyMap<string, string> {
  const cached = placeWords.get(places)
  if (cached) return cached
  const words = new Map([...TRADE_WORDS, ...wordsOf(placeNames(places))])
  placeWords.set(places, words)
  return words
}

function wordsOf(names: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    names
      .flatMap((name) => name.toLowerCase().match(/\p{L}+/gu) ?? [])
      .map((word): [string, string] => [foldText(word), word])
      .filter(([word]) => CORRECTABLE.test(word) && !isFigureWord(word)),
  )
}

/** The rows that a search is compared with, the index of their words, and the words of landmarks and other names. */
type SearchedTexts = {
  rows: readonly CatalogueRow[]
  index: WordIndex
  landmarks: ReadonlySet<string>
  known: ReadonlyMap<string, string>
  testOf: (forms: readonly string[]) => TextTest
}

export function visitorTexts(catalogue: Catalogue): SearchedTexts {
  const { offered: rows, index } = catalogue
  const testOf = (forms: readonly string[]) => publicTextTest(catalogue, forms)
  const landmarks = new Set(catalogue.places.landmarks.flatMap(({ name }) => landmarkWords(name)))
  return { rows, index: index.public, landmarks, known: knownWordsIn(catalogue.places), testOf }
}

export function staffTexts(catalogue: Catalogue): SearchedTexts {
  const { all: rows, index } = catalogue
  const testOf = (forms: readonly string[]) => panelTextTest(catalogue, forms)
  return { rows, index: index.panel, landmarks: new Set(), known: knownWordsIn(catalogue.places), testOf }
}

/**
 * The search with each word that no row contains replaced by the nearest known word; null where nothing is corrected.
 * Where the words of a long search would take too long, only the first ones are corrected.
 * @param terms of the search
 * @param chosen the types that the filters or the facts of the search ask for; no correction names another one
 */
export function correctWords(
  search: string,
  terms: readonly Term[],
  texts: SearchedTexts,
  chosen: readonly string[] = [],
): string | null {
  const labelled = labelledWords(search)
  const budget = { left: CORRECTION_WORDS }
  const unknown = [...new Set(terms.flatMap(termWords))].filter(
    (word) => !labelled.has(word) && spend(budget, texts.rows.length) && isUnknown(word, texts),
  )
  if (unknown.length === 0) return null
  const countRows = rowCounter(texts)
  const types = new Set([...chosen, ...typedWords(search).flatMap((word) => typeNamedBy(foldText(word)) ?? [])])
  const corrections = new Map<string, string>()
  const candidates = [...texts.known.keys(), ...texts.landmarks, ...texts.index.words()]
  for (const word of unknown) {
    if (!spend(budget, candidates.length)) break
    const nearest = nearestWord(word, texts, { candidates, countRows, types })
    if (nearest !== null) corrections.set(word, texts.known.get(nearest) ?? nearest)
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

/** The words of a term that may be misspelt, folded. Names are spelt right; a denied phrase has several words. */
function termWords({ meaning, typed }: Term): string[] {
  if (meaning) return []
  return typed
    .split(' ')
    .map((word) => foldText(TYPED_WORD.exec(word)?.[2] ?? ''))
    .filter((word) => CORRECTABLE.test(word))
}

/** Whether neither the trade nor any landmark or row uses the word. */
function isUnknown(word: string, { rows, landmarks, known, testOf }: SearchedTexts): boolean {
  if (isFigureWord(word) || known.has(word) || landmarks.has(word)) return false
  return !rows.some(testOf(formsOfWord(word)))
}

/**
 * Counts the rows that contain a word. The index may still list former words of rows outside this snapshot's rows, which are
 * skipped. The end of an id that replaces a missing ID ('PROP-cafe') is no word.
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
 * The nearest word of the rows, the landmarks or the trade; of several, the one that most rows contain, then the first in the
 * alphabet. No row contains some words of the index any more. Names of other types than the requested ones are left out.
 */
function nearestWord(
  word: string,
  { landmarks, known: names }: SearchedTexts,
  {
    candidates,
    countRows,
    types,
  }: { candidates: readonly string[]; countRows: (known: string) => number; types: ReadonlySet<string> },
): string | null {
  let least = word.length < LONG ? 1 : 2
  let nearest: string[] = []
  for (const known of candidates) {
    if (Math.abs(known.length - word.length) > least || !CORRECTABLE.test(known) || isFigureWord(known)) continue
    const distance = editDistance(word, known, least)
    if (distance > least || (!names.has(known) && !landmarks.has(known) && countRows(known) === 0)) continue
    const type = types.size > 0 ? typeNamedBy(known) : null
    if (type !== null && !types.has(type)) continue
    if (distance < least) [least, nearest] = [distance, []]
    nearest.push(known)
  }
  // 'Lofe' may be a loft or a lote: another type is never guessed.
  if (new Set(nearest.flatMap((known) => typeNamedBy(known) ?? [])).size > 1) return null
  const counted = [...new Set(nearest)].map((known) => ({ known, rows: countRows(known) }))
  const [first] = counted.toSorted((one, other) => other.rows - one.rows || compareTexts(one.known, other.known))
  return first?.known ?? null
}

/** Writes the correction with a capital where the typed word has one: 'Apodcaa' → 'Apodaca'. */
function inCaseOf(typed: string, right: string): string {
  const [first = '', ...others] = right
  return /^\p{Lu}/u.test(typed) ? first.toUpperCase() + others.join('') : right
}
