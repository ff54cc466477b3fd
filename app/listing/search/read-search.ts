import { foldText } from '#app/text/fold-text.ts'
import type { Places } from '#app/catalogue/place/places.ts'
import type { PropertyType } from '#app/catalogue/facts/vocabulary.ts'
import type { SearchRange } from './amounts.ts'
import { type FactsInSearch, readFigures } from './figures-in-search.ts'
import type { SearchRate } from './money-in-search.ts'
import {
  formsOfWord,
  isAnyProperty,
  isJoining,
  spellingLengthAt,
  typedWords,
  withoutStop,
  wordForms,
} from './search-words.ts'
import { type Meaning, NAMED_COLUMNS, type NamedColumn, nameAt, stateAfter, zoneAt } from './trade-words.ts'

/** A word of a search, or a name of several words. `forms`: the folded texts of which a row must contain one. */
export type Term = { typed: string; meaning: Meaning | null; forms: readonly string[] }

/**
 * `search`: the text that was read; `terms`: the words and names in it beside its figures, which are `words` as text; `rate`:
 * in centavos of pesos per m²; `price`: in centavos of pesos; `size`: in m²; `factTypes`: the types that may have a fact
 * which the search names.
 */
export type SearchReading = {
  search: string
  words: string
  terms: readonly Term[]
  rate: SearchRate | null
  price: SearchRange | null
  size: SearchRange | null
  facts: FactsInSearch | null
  factTypes: readonly PropertyType[]
}

/** What a row must have: one of the values of each named column, and one text of each group. */
export type Requirements = {
  named: Partial<Record<NamedColumn, readonly string[]>>
  texts: readonly (readonly string[])[]
}

/** How names are matched: by the value of their column, or by any text of a row. */
export type Strictness = 'by name' | 'by text'

/**
 * Reads a search phrase (decision 39): facts of a type, a price per surface, a price, a surface, and words.
 * @param places whose names it may contain
 * @param type the one that the filter chooses
 */
export function readSearch(search: string, places: Places, type: PropertyType | null = null): SearchReading {
  const { words, factTypes, ...figures } = readFigures(search, type)
  // Beside a figure, words that only join others do not count: 'con rociadores'.
  const hasFigures = Object.values(figures).some((figure) => figure !== null)
  const isNothing = words === '' || (hasFigures && typedWords(words).every(isJoining))
  return { search, words, terms: isNothing ? [] : readWords(words, places, type), factTypes, ...figures }
}

/**
 * The words and names in a search. Words that only join others count only where there is nothing else; 'propiedades' never
 * counts.
 */
export function readWords(search: string, places: Places, type: PropertyType | null = null): Term[] {
  const terms = termsOf(typedWords(search), places, type)
  const narrowing = terms.filter(({ typed }) => !isAnyProperty(typed))
  const significant = narrowing.filter(({ meaning, typed }) => meaning !== null || !isJoining(typed))
  return significant.length > 0 || narrowing.length < terms.length ? significant : terms
}

function termsOf(words: readonly string[], places: Places, type: PropertyType | null): Term[] {
  const plain = words.map((word) => withoutStop(foldText(word)))
  const terms: Term[] = []
  let before: string | null = null
  for (let at = 0; at < words.length;) {
    const phrase = deniedAt(words, at, places) ?? peopleAt(words, at)
    const named = phrase ? null : nameAt(words, at, places)
    const zone = phrase || named ? null : zoneAt(words, at, places)
    const length = phrase?.length ?? named?.length ?? zone?.length ?? spellingLengthAt(plain, at) ?? 1
    const typed = words.slice(at, at + length).join(' ')
    const word = withoutStop(foldText(typed))
    const isType = named?.meaning.column === 'type'
    if (BESIDE_TYPE.has(word)) before = type || terms.some(({ meaning }) => meaning?.column === 'type') ? word : null
    else if (word === 'en' || word === 'in' || (named && !isType)) before = null
    const state = stateAfter(terms.at(-1)?.meaning ?? null, words.slice(at, at + length))
    const meaning = isType && before ? null : (state ?? named?.meaning ?? null)
    if (!isType || before !== 'para')
      terms.push({ typed, meaning, forms: phrase?.forms ?? zone?.forms ?? formsOfWord(word) })
    at += length
  }
  return terms
}

/**
 * After one of these words, up to a place or a category, a second type is no alternative to the first: 'bodega con andenes
 * y oficinas' has offices, 'casa para oficina' may be used as one.
 */
const BESIDE_TYPE: ReadonlySet<string> = new Set(['con', 'with', 'para'])

/** Words of a search that deny the next one, and what texts of properties say instead of them. */
const DENIALS = new Map<string, readonly string[]>([
  ['sin', ['libre de', 'libres de']],
  ['ni', ['sin']],
  ['no', []],
])
const BEFORE_DENIED: ReadonlySet<string> = new Set(['este', 'esten', 'sea', 'sean', 'tenga', 'tengan', 'en', 'de'])

/**
 * The denied words at this position, or null. They are searched as a text: 'sin columnas' finds only rows that say so, and
 * 'no en Apodaca' finds nothing of Apodaca.
 */
export function deniedAt(
  words: readonly string[],
  from: number,
  places: Places,
): { forms: string[]; length: number } | null {
  // 'No.' with a stop is a number: 'No. 100'.
  const synonyms = DENIALS.get(foldText(words[from] ?? ''))
  let at = from + 1
  while (BEFORE_DENIED.has(wordAt(words, at))) at += 1
  if (!synonyms || at >= words.length || isJoining(wordAt(words, at))) return null
  const end = at + (nameAt(words, at, places)?.length ?? 1)
  const formsFrom = (first: number) => wordForms(withoutStop(foldText(words.slice(first, end).join(' '))))
  const denied = formsFrom(at)
  return {
    forms: [...formsFrom(from), ...synonyms.flatMap((denial) => denied.map((form) => `${denial} ${form}`))],
    length: end - from,
  }
}

/** A number of people at this position, or null: '10 personas' is a text of its own, its 10 no figure of anything else. */
function peopleAt(words: readonly string[], at: number): { forms: string[]; length: number } | null {
  const people = /^(?:personas?|people|empleados|colaboradores)$/.exec(wordAt(words, at + 1))
  const number = wordAt(words, at)
  return people && /^\d+$/.test(number) ? { forms: [`${number} ${people[0]}`], length: 2 } : null
}

function wordAt(words: readonly string[], at: number): string {
  return withoutStop(foldText(words[at] ?? ''))
}

/** Removes every text that contains another one of them: whatever contains the longer one contains the shorter one. */
function shortest(forms: readonly string[]): string[] {
  const all = [...new Set(forms)]
  return all.filter((form) => !all.some((other) => other !== form && form.includes(other)))
}

/**
 * What rows must have to match a search. A category is always the value of its column. By name, so is a type, and a place
 * if the search consists of names alone ('bodega en renta apodaca'); beside other words a place may be part of an address.
 * By text, places and types are searched in the texts of a row. A search of a type and other names alone equals the
 * filters in either case, even where they find nothing.
 */
export function requirementsOf({ terms }: Pick<SearchReading, 'terms'>, strictness: Strictness): Requirements {
  const onlyNames = terms.every(({ meaning }) => meaning?.exact)
  const likeFilters = onlyNames && terms.length > 1 && terms.some(({ meaning }) => meaning?.column === 'type')
  // Beside the name of a type, a word for some properties of another is an alternative text: 'local o consultorio'.
  const onlyParts = terms.every(({ meaning }) => meaning?.column !== 'type' || !meaning.exact)
  const isValue = ({ meaning }: Term) => {
    if (meaning?.column === 'type' && !meaning.exact) return strictness === 'by text' && onlyParts
    if (!meaning?.exact || meaning.column === 'category') return meaning?.exact === true
    return likeFilters || (strictness === 'by name' && (onlyNames || meaning.column === 'type'))
  }
  const named: Requirements['named'] = {}
  for (const column of NAMED_COLUMNS) {
    const values = terms.filter(isValue).flatMap(({ meaning }) => (meaning?.column === column ? [meaning.value] : []))
    if (values.length > 0) named[column] = [...new Set(values)]
  }
  const textTerms = alternatives(terms.filter((term) => !isValue(term)))
  return { named, texts: textTerms.map((group) => formsOf(group, strictness)) }
}

/** The texts for a group of terms. By text, a word for some properties of a type ('despacho') also matches the whole type. */
export function formsOf(group: readonly Term[], strictness: Strictness): string[] {
  return shortest(
    group.flatMap(({ meaning, forms }) =>
      meaning && (meaning.exact || strictness === 'by text') ? [meaning.text, ...forms] : forms,
    ),
  )
}

/** Groups terms: names of one column are alternatives ('casas y departamentos'); every other word is a group of its own. */
export function alternatives(terms: readonly Term[]): Term[][] {
  const alone = terms.filter(({ meaning }) => !meaning).map((term) => [term])
  const named = NAMED_COLUMNS.map((column) => terms.filter(({ meaning }) => meaning?.column === column))
  return [...alone, ...named.filter((group) => group.length > 0)]
}
