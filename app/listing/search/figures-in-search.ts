import { PROPERTY_TYPES, type PropertyType } from '#app/catalogue/facts/vocabulary.ts'
import {
  AMOUNT,
  AT_LEAST,
  AT_MOST,
  HAS_FIGURE,
  LEAST,
  UP_TO,
  plainNumber,
  plainWords,
  removeMarks,
  wholeWords,
  wordRange,
} from './amounts.ts'
import { UNITS, USUAL_TYPES, WORDINGS } from './fact-wordings.ts'
import { type WordedValue, wordedValue } from './fact-words.ts'
import { filterOf } from './filter-table.ts'
import { parseFilterValue } from './filters.ts'
import { priceInSearch, rateInSearch } from './money-in-search.ts'
import { spaced } from './search-words.ts'
import { sizeInSearch } from './size-in-search.ts'

/**
 * Reads the facts, the rate, the price and the size in a search, one after the other. `words`: what is left of it;
 * `factTypes`: the types that may have one of its facts.
 */
export function readFigures(search: string, type: PropertyType | null) {
  let words = spaced(search)
  const factTypes = typesWithFacts(words)
  const facts = factTypes.length === 0 ? null : factsInSearch(words, type)
  words = facts?.rest ?? words
  const rate = rateInSearch(words)
  words = rate?.rest ?? words
  const price = priceInSearch(words)
  words = price?.rest ?? words
  const size = sizeInSearch(words)
  return { facts, factTypes, rate, price, size, words: size?.rest ?? words }
}

type SearchedFactName = keyof typeof WORDINGS

/**
 * A fact in a search. `value`: the minimum, or the one value; `typed`: its words as they were typed; `phrases`: the folded
 * words of which a text of a property would contain one, without 'más de'; `without`: the search without these words.
 */
export type FactInSearch = {
  name: SearchedFactName
  value: number | string
  typed: string
  phrases: readonly string[]
  without: string
}

/** The facts in a search and the type of property that has them. `rest`: the search without them. */
export type FactsInSearch = { type: PropertyType; facts: readonly FactInSearch[]; rest: string }

const METRES_IN_FOOT = 0.3048
const TO = '(?:a|o|hasta|-|–|—)'
const AFTER_LESS = `(?<!(?: no| sin| ${UP_TO}| entre ${AMOUNT}(?: ?${UNITS})? y| ${AMOUNT}(?: ?${UNITS})? ${TO}) )`
/** '9 m de altura o menos' is a maximum too, whichever of its words name the fact. */
const BEFORE_MORE = `(?! (?:(?:[a-z]+ ){0,2}${AT_MOST}|${TO} ${AMOUNT}(?: ?${UNITS} (?!del? )| $)))`

/**
 * The pattern of a fact with a minimum. Filters of facts have only a minimum, so words that set a maximum or deny the fact
 * don't match.
 */
function minimumPattern(wording: string): RegExp {
  const from = `(?:(?:de )?${LEAST} )?`
  return wholeWords(`${AFTER_LESS}${from}(?<fact>${wording})${BEFORE_MORE}(?: ${AT_LEAST})?`)
}

const PATTERNS = Object.entries(WORDINGS).flatMap(([name, wordings]) =>
  wordings.map((wording: string) => ({
    name: name as SearchedFactName,
    pattern: minimumPattern(wording),
    hasAmount: wording.includes(AMOUNT),
  })),
)

/** The plain names of the types. A fact that several types have is read only beside one of them. */
const TYPE_WORDS: readonly (readonly [PropertyType, RegExp])[] = [
  ['bodega', / (?:bodega|nave|warehouse)s? /],
  ['oficina', / (?:oficina|office)s? /],
  ['local', / (?:local(?:es)?|retail|shops?) /],
  ['terreno', / (?:terrenos?|land) /],
  ['casa', / (?:casa|(?<! pent )house)s? /],
  ['departamento', / (?:depa(?:rtamento)?|dep?to|apart[ae]ment[o]?)s? /],
]

/**
 * The facts in a search, all of one type: the chosen one, else the one that the search names, else the usual or only one
 * of the first fact. Null where the search names no fact of it.
 */
export function factsInSearch(search: string, chosen: PropertyType | null): FactsInSearch | null {
  if (search === '') return null
  let words = search.split(' ')
  let plain = plainWords(words)
  const named = TYPE_WORDS.filter(([, word]) => word.test(plain))
  let type = chosen ?? (named.length === 1 && named[0] ? named[0][0] : null)
  const found: Pick<FactInSearch, 'name' | 'value' | 'phrases'>[] = []
  const places: (readonly [from: number, to: number])[] = []
  for (const { name, pattern, hasAmount } of PATTERNS) {
    if (hasAmount && !HAS_FIGURE.test(plain)) continue
    const [match, ...more] = plain.matchAll(pattern)
    const worded = match ? wordedValue(name, match.groups?.['value'] ?? '') : null
    // Several subtypes are alternatives, which are searched as words.
    if (name === 'subtype' && more.some(({ groups }) => factValue(name, groups?.['value'] ?? '') !== worded?.value))
      continue
    const types = typesOfFact(name, worded)
    const [only = null, ...others] = types
    // Most words without a figure ('doble altura') may describe any type, so they are a fact only beside a type.
    const ofOne = others.length === 0 && (filterOf(name).kind === 'bound' || worded?.type) ? only : null
    const owner = type ?? USUAL_TYPES[name] ?? ofOne
    const value = match ? factValue(name, valueText(match.groups)) : null
    if (!match || value === null || owner === null || !types.includes(owner)) continue
    if (found.some((fact) => fact.name === name)) continue
    type = owner
    places.push(wordRange(match))
    found.push({ name, value, phrases: [removeMarks(match.groups?.['fact'] ?? ''), ...(worded?.words ?? [])] })
    words = blankOut(words, places)
    plain = plainWords(words)
  }
  if (!type || found.length === 0) return null
  const original = search.split(' ')
  const facts = found.map((fact, at) => {
    const place = places.slice(at, at + 1)
    const typed = original.slice(...(place[0] ?? []))
    return { ...fact, typed: typed.join(' '), without: withoutBlanks(blankOut(original, place)) }
  })
  return { type, facts, rest: withoutBlanks(words) }
}

/** The types that may have a fact which the search names, if they were chosen; the search has no fact of any other. */
export function typesWithFacts(search: string): readonly PropertyType[] {
  if (search === '') return []
  const plain = plainWords(search.split(' '))
  const hasFigure = HAS_FIGURE.test(plain)
  const found = PATTERNS.flatMap(({ name, pattern, hasAmount }) => {
    const [match] = hasAmount && !hasFigure ? [] : plain.matchAll(pattern)
    if (!match || factValue(name, valueText(match.groups)) === null) return []
    return typesOfFact(name, wordedValue(name, match.groups?.['value'] ?? ''))
  })
  return PROPERTY_TYPES.filter((type) => found.includes(type))
}

/** The types that have a fact, or its one value. */
function typesOfFact(name: SearchedFactName, worded: WordedValue | null): readonly PropertyType[] {
  return worded?.type ? [worded.type] : (filterOf(name).types ?? PROPERTY_TYPES)
}

/** The value as it was typed, with feet converted to metres. A fact without a value, which is there or not, is 'si'. */
function valueText(groups: Partial<Record<string, string>> = {}): string {
  const { value = 'si', feet } = groups
  return feet ? String(Math.round(plainNumber(value) * METRES_IN_FOOT * 100) / 100) : value
}

/** Options of land use contain spaces; stored codes have underscores instead. */
function factValue(name: SearchedFactName, text: string): string | number | null {
  const filter = filterOf(name)
  if (filter.kind === 'bound') return parseFilterValue(filter, String(plainNumber(text)))
  const worded = wordedValue(name, text)
  if (worded) return worded.value
  return parseFilterValue(filter, text) ?? parseFilterValue(filter, text.replaceAll(' ', '_'))
}

/** Replaces words that were read, so that the words before and after them don't join to another phrase. */
const BLANK = '\u0000'

function blankOut(words: readonly string[], places: readonly (readonly [number, number])[]): string[] {
  return words.map((word, at) => (places.some(([from, to]) => at >= from && at < to) ? BLANK : word))
}

function withoutBlanks(words: readonly string[]): string {
  return words.filter((word) => word !== BLANK).join(' ')
}
