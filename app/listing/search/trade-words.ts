import { foldText } from '#app/text/fold-text.ts'
import { isSharedName, municipalitiesOf } from '#app/catalogue/facts/municipalities.ts'
import { STATES } from '#app/catalogue/facts/places.ts'
import { NO_PLACES, type Places, type Zone } from '#app/catalogue/place/places.ts'
import {
  CATEGORIES,
  CATEGORY_LABELS,
  PROPERTY_TYPES,
  PROPERTY_TYPE_LABELS,
  PROPERTY_TYPE_PLURALS,
} from '#app/catalogue/facts/vocabulary.ts'
import { ALSO_STREETS, NARROWER, SYNONYMS } from './synonyms.ts'
import { ENGLISH_NAMES, typedWords, withoutPunctuation } from './search-words.ts'

/** The columns whose values people name in a search (decision 39). */
export const NAMED_COLUMNS = ['type', 'category', 'municipality', 'state'] as const
export type NamedColumn = (typeof NAMED_COLUMNS)[number]

/**
 * The value of a column that words of a search stand for. `text`: the folded word for it in the texts of its rows;
 * `exact`: the words stand for the value and nothing else.
 */
export type Meaning = { column: NamedColumn; value: string; text: string; exact: boolean }

/** The meanings of names everywhere: types, operations and states. */
const EVERYWHERE: readonly [string, Meaning][] = [
  ...STATES.flatMap((state) => meanings('state', state, [state])),
  ...CATEGORIES.flatMap((category) => meanings('category', category, [CATEGORY_LABELS[category]])),
  ...PROPERTY_TYPES.flatMap((type) =>
    meanings('type', type, [PROPERTY_TYPE_LABELS[type], PROPERTY_TYPE_PLURALS[type]]),
  ),
  ...Object.entries(NARROWER).flatMap(([type, words]) =>
    words.map((word): [string, Meaning] => [word, { column: 'type', value: type, text: type, exact: false }]),
  ),
]

/** `longest`: the number of words in the longest name. */
type Names = { meanings: ReadonlyMap<string, Meaning>; longest: number }

const namesOfPlaces = new WeakMap<Places, Names>()

/** All names: also the municipalities of the states where the agency works. */
function namesIn(places: Places): Names {
  const cached = namesOfPlaces.get(places)
  if (cached) return cached
  const found = new Map(EVERYWHERE.map(([words, meaning]) => [withoutPunctuation(words), meaning]))
  for (const { state, municipalities } of places.states)
    for (const name of municipalities)
      for (const [words, meaning] of municipalityMeanings(name, state)) {
        const key = withoutPunctuation(words)
        // A municipality replaces a state of the same name, and no other name.
        if ((found.get(key)?.column ?? 'state') === 'state') found.set(key, meaning)
      }
  const names = { meanings: found, longest: Math.max(...[...found.keys()].map((words) => words.split(' ').length)) }
  namesOfPlaces.set(places, names)
  return names
}

/** Outside of Nuevo León, whose names are known, the names of several states are also those of streets: 'Benito Juárez'. */
function municipalityMeanings(name: string, state: string): [string, Meaning][] {
  const isKnown = state === 'Nuevo León' || !isSharedName(name)
  return meanings('municipality', name, [name]).map(([words, meaning]) => [
    words,
    { ...meaning, exact: meaning.exact && isKnown },
  ])
}

function meanings(column: NamedColumn, value: string, names: readonly string[]): [string, Meaning][] {
  const meaning = { column, value, text: foldText(value), exact: !ALSO_STREETS.has(value) }
  return [...names, ...(SYNONYMS[column][value] ?? []), ...(ENGLISH_NAMES[column]?.[value] ?? [])].map((words) => [
    foldText(words),
    meaning,
  ])
}

/** The names of types and operations. */
export const TRADE_NAMES: readonly string[] = [
  ...Object.values(PROPERTY_TYPE_LABELS),
  ...Object.values(PROPERTY_TYPE_PLURALS),
  ...Object.values(CATEGORY_LABELS),
  ...Object.values(NARROWER).flat(),
]

/** The value that these words stand for together, or null. Ignores case, accents and stops: 'Sta. Catarina', 'N.L.'. */
export function meaningOf(words: readonly string[], places: Places): Meaning | null {
  return namesIn(places).meanings.get(withoutPunctuation(foldText(words.join(' ')))) ?? null
}

/** The longest name that begins at this position; null where none does. */
export function nameAt(
  words: readonly string[],
  at: number,
  places: Places,
): { meaning: Meaning; length: number } | null {
  for (let length = Math.min(namesIn(places).longest, words.length - at); length > 0; length -= 1) {
    const meaning = meaningOf(words.slice(at, at + length), places)
    if (meaning) return { meaning, length }
  }
  return null
}

/**
 * The state that words name after a municipality of it, or null. 'El Marqués, Querétaro' is not the municipality of
 * Querétaro.
 */
export function stateAfter(municipality: Meaning | null, words: readonly string[]): Meaning | null {
  const named = municipality?.column === 'municipality' ? meaningOf(words, NO_PLACES) : null
  if (!municipality || named?.column !== 'state') return null
  return municipalitiesOf(named.value).includes(municipality.value) ? { ...named, exact: true } : null
}

/** `words`: those of one name; `forms`: all names of its zone. All folded. */
type ZoneName = { words: readonly string[]; forms: string[] }

/** The names of zones with several names by their first word, read once for each list of zones. */
const namesByZones = new WeakMap<readonly Zone[], Map<string, ZoneName[]>>()

/** The longest name of a zone at this position, or null. A zone with several names is found by each of them. */
export function zoneAt(
  words: readonly string[],
  at: number,
  { zones }: Places,
): { forms: string[]; length: number } | null {
  const found = namesOf(zones)
    .get(foldText(words[at] ?? ''))
    ?.find((name) => name.words.every((word, offset) => foldText(words[at + offset] ?? '') === word))
  return found ? { forms: found.forms, length: found.words.length } : null
}

/** The longest names first. */
function namesOf(zones: readonly Zone[]): Map<string, ZoneName[]> {
  const cached = namesByZones.get(zones)
  if (cached) return cached
  const names = zones.flatMap(({ name, synonyms }) => {
    const forms = [name, ...synonyms].map(foldText)
    return synonyms.length === 0 ? [] : forms.map((form): ZoneName => ({ words: typedWords(form), forms }))
  })
  const sorted = names.toSorted((one, other) => other.words.length - one.words.length)
  const byFirst = Map.groupBy(sorted, (name) => name.words[0] ?? '')
  namesByZones.set(zones, byFirst)
  return byFirst
}
