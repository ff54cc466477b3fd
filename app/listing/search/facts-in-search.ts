import type { PropertyType } from '#app/catalogue/facts/vocabulary.ts'
import { filterOf } from './filter-table.ts'
import { askedIn } from './filters.ts'
import { UNITS, WORDINGS } from './fact-wordings.ts'
import {
  AMOUNT,
  AT_LEAST,
  AT_MOST,
  HAS_FIGURE,
  LEAST,
  UP_TO,
  asTold,
  plainNumber,
  plainWords,
  whole,
  wordsOf,
} from './amount-words.ts'

type SearchedFactName = keyof typeof WORDINGS

/**
 * A fact that a search names: at least so much of it, or one value; `said`: its words; `phrase`: the same, folded, as a
 * text has them, without 'más de'; `without`: the search without them.
 */
export type FactInSearch = {
  name: SearchedFactName
  value: number | string
  said: string
  phrase: string
  without: string
}

/** The facts in a search, the type of property that has them, and what the search is without them. */
export type FactsInSearch = { type: PropertyType; facts: readonly FactInSearch[]; rest: string }

const METRES_IN_FOOT = 0.3048
const TO = '(?:a|o|hasta|-|–|—)'
const AFTER_LESS = `(?<!(?: no| sin| ${UP_TO}| entre ${AMOUNT}(?: ?${UNITS})? y| ${AMOUNT}(?: ?${UNITS})? ${TO}) )`
const BEFORE_MORE = `(?! (?:${AT_MOST}|${TO} ${AMOUNT}(?: ?${UNITS} (?!del? )| $)))`

/**
 * Filters of facts have only a least amount: where a search says the most of one, or that there is none, its words are
 * not read as a fact.
 */
function leastOf(wording: string): RegExp {
  const from = `(?:(?:de )?${LEAST} )?`
  return whole(`${AFTER_LESS}${from}(?<fact>${wording})${BEFORE_MORE}(?: ${AT_LEAST})?`)
}

const PATTERNS = Object.entries(WORDINGS).flatMap(([name, wordings]) =>
  wordings.map((wording: string) => ({
    name: name as SearchedFactName,
    pattern: leastOf(wording),
    hasAmount: wording.includes(AMOUNT),
  })),
)

/** The words that say a type and nothing else; a fact of several types is read beside one of them. */
const TYPE_WORDS: readonly (readonly [PropertyType, RegExp])[] = [
  ['bodega', / (?:bodega|nave)s? /],
  ['oficina', / oficinas? /],
  ['local', / local(?:es)? /],
  ['terreno', / terrenos? /],
  ['casa', / casas? /],
  ['departamento', / departamentos? /],
]

/**
 * What a search asks of the facts of one type: of the chosen one, else of the one that it names, else of the only one
 * that has them. Null where it names none, or facts of different types.
 */
export function factsInSearch(search: string, chosen: PropertyType | null): FactsInSearch | null {
  if (search === '') return null
  let words = search.split(' ')
  let plain = plainWords(words)
  const named = TYPE_WORDS.filter(([, word]) => word.test(plain))
  let type = chosen ?? (named.length === 1 && named[0] ? named[0][0] : null)
  const found: Pick<FactInSearch, 'name' | 'value' | 'phrase'>[] = []
  const places: (readonly [from: number, to: number])[] = []
  for (const { name, pattern, hasAmount } of PATTERNS) {
    if (hasAmount && !HAS_FIGURE.test(plain)) continue
    const [match] = plain.matchAll(pattern)
    const { types = [] } = filterOf(name)
    const [only = null, ...others] = types
    // Words without a figure ('doble altura') may be said of any type: they are a fact beside one that is named.
    const owner = type ?? (others.length === 0 && filterOf(name).kind === 'bound' ? only : null)
    const value = match ? valueIn(name, inMetres(match.groups)) : null
    if (!match || value === null || owner === null || !types.includes(owner)) continue
    if (found.some((fact) => fact.name === name)) continue
    type = owner
    places.push(wordsOf(match))
    found.push({ name, value, phrase: asTold(match.groups?.['fact'] ?? '') })
    words = blanked(words, places)
    plain = plainWords(words)
  }
  if (!type || found.length === 0) return null
  const original = search.split(' ')
  const facts = found.map((fact, at) => {
    const place = places.slice(at, at + 1)
    const said = original.slice(...(place[0] ?? []))
    return { ...fact, said: said.join(' '), without: told(blanked(original, place)) }
  })
  return { type, facts, rest: told(words) }
}

/** The value as it is said, a height in feet in metres; what is only there or not is asked for by its name alone, as 'si'. */
function inMetres(groups: Partial<Record<string, string>> = {}): string {
  const { value = 'si', feet } = groups
  return feet ? String(Math.round(plainNumber(value) * METRES_IN_FOOT * 100) / 100) : value
}

/** Stored codes have no spaces, uses of land have. */
function valueIn(name: SearchedFactName, said: string): string | number | null {
  const filter = filterOf(name)
  if (filter.kind === 'bound') return askedIn(filter, String(plainNumber(said)))
  return askedIn(filter, said) ?? askedIn(filter, said.replaceAll(' ', '_'))
}

/** A sign in the place of words that were read: what stands around them is no phrase. */
const READ = '\u0000'

function blanked(words: readonly string[], places: readonly (readonly [number, number])[]): string[] {
  return words.map((word, at) => (places.some(([from, to]) => at >= from && at < to) ? READ : word))
}

function told(words: readonly string[]): string {
  return words.filter((word) => word !== READ).join(' ')
}
