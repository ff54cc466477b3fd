import { foldText } from '#app/text/fold-text.ts'
import type { PropertyType } from '#app/catalogue/facts/vocabulary.ts'
import type { FactsInSearch } from './facts-in-search.ts'
import { deniedAt } from './denied-words.ts'
import { type Meaning, nameAt } from './meanings.ts'
import { readFigures, spaced } from './read-figures.ts'
import type { SearchRange } from './search-range.ts'
import { isAnyProperty, isJoining } from './small-words.ts'
import { NAMED_COLUMNS, type NamedColumn } from './trade-words.ts'
import { formsOfWord, withoutStop } from './word-forms.ts'

/** What a search says at one place: a word, or a name of several; `forms`: the folded texts in which a row says it. */
export type Term = { typed: string; meaning: Meaning | null; forms: readonly string[] }

/** `rate`: in centavos of pesos per m², `price`: in centavos of pesos, `size`: in m². */
export type SearchReading = {
  terms: readonly Term[]
  rate: SearchRange | null
  price: SearchRange | null
  size: SearchRange | null
  facts: FactsInSearch | null
}

/** What a row must have: a value of each named column, and one text of each group. */
export type Wanted = { named: Partial<Record<NamedColumn, readonly string[]>>; texts: readonly (readonly string[])[] }

/** How strictly names are taken: as the value of their column, or as a text that a row may also just contain. */
export type Strictness = 'by name' | 'by text'

/**
 * What a search asks for (decision 39): facts of a type, a price, by surface or for the whole, a surface, and words.
 * @param type that the filter chooses
 */
export function readSearch(search: string, type: PropertyType | null = null): SearchReading {
  const { words, ...figures } = readFigures(search, type)
  return { terms: words === '' ? [] : readWords(words, type), ...figures }
}

/**
 * The words and names in a search. Words that only join others don't narrow it, unless there is nothing else;
 * 'propiedades' never does.
 */
export function readWords(search: string, type: PropertyType | null = null): Term[] {
  const terms = termsOf(typedWords(search), type)
  const narrowing = terms.filter(({ typed }) => !isAnyProperty(typed))
  const said = narrowing.filter(({ meaning, typed }) => meaning !== null || !isJoining(typed))
  return said.length > 0 || narrowing.length < terms.length ? said : terms
}

/** Each word of a search, as it was typed. */
export function typedWords(search: string): string[] {
  return spaced(search)
    .split(/\s+/)
    .filter((word) => foldText(word) !== '')
}

function termsOf(words: readonly string[], type: PropertyType | null): Term[] {
  const terms: Term[] = []
  let before: string | null = null
  for (let at = 0; at < words.length;) {
    const denied = deniedAt(words, at)
    const named = denied ? null : nameAt(words, at)
    const length = denied?.length ?? named?.length ?? 1
    const typed = words.slice(at, at + length).join(' ')
    const word = withoutStop(foldText(typed))
    const isType = named?.meaning.column === 'type'
    if (BESIDE_TYPE.has(word)) before = type || terms.some(({ meaning }) => meaning?.column === 'type') ? word : null
    else if (word === 'en' || (named && !isType)) before = null
    const meaning = isType && before ? null : (named?.meaning ?? null)
    if (!isType || before !== 'para') terms.push({ typed, meaning, forms: denied?.forms ?? formsOfWord(word) })
    at += length
  }
  return terms
}

/**
 * Behind one of these, up to a place or a category, a second type is no other choice: 'bodega con andenes y oficinas' has
 * them, 'casa para oficina' may be used as one.
 */
const BESIDE_TYPE: ReadonlySet<string> = new Set(['con', 'para'])

/** Without a text that contains another one of them: where it stands, the other one does too. */
function shortest(forms: readonly string[]): string[] {
  const all = [...new Set(forms)]
  return all.filter((form) => !all.some((other) => other !== form && form.includes(other)))
}

/**
 * What rows must have for a reading. By name, types and categories are those of the filters, and places too where the
 * search names nothing else ('bodega en renta apodaca'); beside other words a place may be part of an address. By text,
 * places and types are words, such as those of a title, but where a type and more is named and nothing else: that is
 * what the filters find, also where it is nothing. A category is always that of the filter.
 */
export function wantedBy({ terms }: SearchReading, strictness: Strictness): Wanted {
  const onlyNames = terms.every(({ meaning }) => meaning?.exact)
  const likeFilters = onlyNames && terms.length > 1 && terms.some(({ meaning }) => meaning?.column === 'type')
  // Beside the name of a type, a part of another one is a choice of texts: 'local o consultorio'.
  const onlyParts = terms.every(({ meaning }) => meaning?.column !== 'type' || !meaning.exact)
  const isValue = ({ meaning }: Term) => {
    if (meaning?.column === 'type' && !meaning.exact) return strictness === 'by text' && onlyParts
    if (!meaning?.exact || meaning.column === 'category') return meaning?.exact === true
    return likeFilters || (strictness === 'by name' && (onlyNames || meaning.column === 'type'))
  }
  const named: Wanted['named'] = {}
  for (const column of NAMED_COLUMNS) {
    const values = terms.filter(isValue).flatMap(({ meaning }) => (meaning?.column === column ? [meaning.value] : []))
    if (values.length > 0) named[column] = [...new Set(values)]
  }
  const others = choices(terms.filter((term) => !isValue(term)))
  return { named, texts: others.map((choice) => formsOf(choice, strictness)) }
}

/** A part of a type is taken for the whole type only where no property says the part. */
export function formsOf(choice: readonly Term[], strictness: Strictness): string[] {
  return shortest(
    choice.flatMap(({ meaning, forms }) =>
      meaning && (meaning.exact || strictness === 'by text') ? [meaning.text, ...forms] : forms,
    ),
  )
}

/** Two names of one column are a choice ('casas y departamentos'); every other word stands alone. */
export function choices(terms: readonly Term[]): Term[][] {
  const alone = terms.filter(({ meaning }) => !meaning).map((term) => [term])
  const named = NAMED_COLUMNS.map((column) => terms.filter(({ meaning }) => meaning?.column === column))
  return [...alone, ...named.filter((choice) => choice.length > 0)]
}
