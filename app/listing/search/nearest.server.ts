import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import { NO_PLACES, type Places } from '#app/catalogue/place/places.ts'
import type { Store } from '#app/db/store.server.ts'
import { commonMunicipality } from '#app/catalogue/place/municipality-value.ts'
import { neighboursOf } from './neighbours.ts'
import { type Filters, isUnset, parseFilters, singleType } from './filters.ts'
import { countResults } from './list.ts'
import { nearPlace } from './nearest-place.ts'
import type { NearbyList, Nearest } from './listing-page.ts'
import { nearestName } from './nearest-name.ts'
import { FILTER_NAMES, filterOf } from './filter-table.ts'
import { listingQuery } from './filter-url.ts'
import { chosenValues } from './implied-filters.ts'
import { type Term, deniedAt, readSearch, requirementsOf } from './read-search.ts'
import { removeWords } from './remove-words.ts'
import { typedWords } from './search-words.ts'
import { withoutPlace } from './place-in-search.ts'
import { type Budget, NEAREST_ROWS, spend } from './search-budget.ts'
import { similarPlaces } from './similar-places.ts'
import { anywhere, unknownPlaceIn } from './shapes.ts'
import { NAMED_COLUMNS, meaningOf } from './trade-words.ts'
import { type Candidate, type PlacedQuery, withoutFilters } from './without-filters.ts'

const NO_FILTERS = parseFilters('')
/** The limits of lists that are offered, and of lists that are tried; each try counts the results once. */
const MOST_OFFERED = 6
const MOST_TRIED = 12

/**
 * What to offer where nothing was found: the words that no property contains, and similar lists that are not empty. It says
 * less where more would take too long.
 * @param most rows that may be counted
 */
export async function findNearest(store: Store, filters: Filters, most = NEAREST_ROWS): Promise<Nearest> {
  const catalogue = await currentCatalogue(store)
  const { places } = catalogue
  const { terms } = readSearch(withoutPlace(filters.search, places), places, singleType(filters))
  const unknown = unknownTerms(catalogue, terms, { left: most / 2 })
  const budget = { left: most / 2 }
  const candidates = candidatesFor({ filters, terms, unknown, places }).slice(0, MOST_TRIED)
  const tried = nonEmptyLists(catalogue, candidates, budget)
  const lists = tried.length > 0 ? tried : nonEmptyLists(catalogue, onlyNames(filters, terms), budget)
  return { unknown: unknown.map(({ typed }) => typed), lists, near: nearPlace(catalogue, filters) }
}

/** The words of a search that no property contains. */
function unknownTerms(catalogue: Catalogue, terms: readonly Term[], budget: Budget): Term[] {
  return terms
    .slice(0, MOST_TRIED)
    .filter(
      (term) =>
        !isPart(term, catalogue.places) &&
        spend(budget, catalogue.offered.length) &&
        countResults(catalogue, { ...NO_FILTERS, search: term.typed }) === 0,
    )
}

/** The first candidates that have results, each list once. */
function nonEmptyLists(catalogue: Catalogue, candidates: readonly Candidate[], budget: Budget): NearbyList[] {
  const lists: NearbyList[] = []
  for (const { label, filters } of candidates) {
    if (lists.length === MOST_OFFERED || !spend(budget, catalogue.offered.length)) break
    const total = countResults(catalogue, filters)
    const query = listingQuery(filters)
    if (total > 0 && !lists.some((list) => list.query === query)) lists.push({ label, query, total })
  }
  return lists
}

/** Whether a term was read as a plain word although it names a type when it stands alone ('con oficinas'). */
function isPart({ meaning, typed }: Term, places: Places): boolean {
  return meaning === null && meaningOf(typed.split(' '), places) !== null
}

type Failed = PlacedQuery & { terms: readonly Term[]; unknown: readonly Term[] }

/**
 * The lists to try. First: around known places instead of an unknown one, misspelt names corrected, without a filter that
 * the search contradicts, without unknown words. Then neighbouring municipalities, as many as leave a turn for the last:
 * without one of the other filters or words.
 */
function candidatesFor({ filters, terms, unknown, places }: Failed): Candidate[] {
  const isPartly = unknown.length > 0 && unknown.length < terms.length
  const knownWords = isPartly ? withoutWords(filters, unknown) : filters
  const first = [
    ...withKnownPlaces(filters, places),
    ...withCorrectedNames(filters, unknown, places),
    ...withoutContradicted(filters, places),
    ...(isPartly ? [{ label: withoutText(unknown), filters: knownWords }] : []),
  ]
  const last = withoutOne(knownWords, isPartly ? [] : terms, places)
  const around = nearby(filters, terms, unknown).slice(0, Math.max(0, MOST_TRIED - first.length - last.length))
  return [...first, ...around, ...last]
}

/** Around the places whose names are like that of an unknown one, and without it. */
function withKnownPlaces(filters: Filters, places: Places): Candidate[] {
  if (unknownPlaceIn(filters, places) === null) return []
  return [
    ...similarPlaces(filters, places).map(({ name, change }) => ({
      label: `Cerca de ${name}`,
      filters: { ...filters, ...change, page: 1 },
    })),
    { label: 'En cualquier lugar', filters: anywhere(filters, places) },
  ]
}

/** With the names that unknown words misspell. */
function withCorrectedNames(filters: Filters, unknown: readonly Term[], places: Places): Candidate[] {
  const corrections = unknown.flatMap((term) => {
    const name = nearestName(term.typed, places)
    return name === null ? [] : [{ term, name }]
  })
  if (corrections.length === 0) return []
  const label = `¿Quisiste decir ${corrections.map(({ name }) => `«${name}»`).join(' y ')}?`
  return [{ label, filters: corrections.reduce((left, { term, name }) => withoutWords(left, [term], name), filters) }]
}

/** The last resort: only the names of types, categories and places in the search. */
function onlyNames(filters: Filters, terms: readonly Term[]): Candidate[] {
  const search = terms.flatMap(({ meaning, typed }) => (meaning ? [typed] : [])).join(' ')
  if (search === '' || search === filters.search) return []
  return [{ label: `Solo «${search}»`, filters: { ...filters, search, literal: false, page: 1 } }]
}

/** Without a filter that excludes what the search names: 'casa en venta' with the filter of rents. */
function withoutContradicted(filters: Filters, places: Places): Candidate[] {
  const search = withoutPlace(filters.search, places)
  const { named } = requirementsOf(readSearch(search, places, singleType(filters)), 'by name')
  return NAMED_COLUMNS.flatMap((column) => {
    const chosen = chosenValues(filters, column)
    if (
      chosen.length === 0 ||
      (named[column]?.some((value) => chosen.some((other) => commonMunicipality(value, other) !== null)) ?? true)
    )
      return []
    return withoutFilters({ filters, places }, ({ key }) => key === filterOf(column).param)
  })
}

/** The same search in the municipalities that share a border with the requested ones. */
function nearby(filters: Filters, terms: readonly Term[], unknown: readonly Term[]): Candidate[] {
  const chosen = filters.municipality
  if (chosen.length > 0)
    return chosen
      .flatMap(neighboursOf)
      .filter((name) => !chosen.includes(name))
      .map((name) => ({ label: `En ${name}`, filters: { ...filters, municipality: [name] } }))
  return terms.flatMap((named) => {
    if (named.meaning?.column !== 'municipality') return []
    const knownWords = withoutWords(
      filters,
      unknown.filter((term) => term !== named),
    )
    return neighboursOf(named.meaning.value).map((name) => ({
      label: `En ${name}`,
      filters: withoutWords(knownWords, [named], name),
    }))
  })
}

/** Without one word or one filter. @param terms the words of the search */
function withoutOne(filters: Filters, terms: readonly Term[], places: Places): Candidate[] {
  const words = terms.length > 1 ? terms : []
  return [
    ...words.map((word) => ({ label: withoutText([word]), filters: withoutWords(filters, [word]) })),
    ...withoutFilters(
      { filters, places },
      ({ key }) => key !== 'search' && !(key === 'type' && hasFactsOfType(filters)),
    ),
  ]
}

/** Whether the query asks for facts of the chosen types, which a list of all types would drop without saying so. */
function hasFactsOfType(filters: Filters): boolean {
  if (readSearch(filters.search, NO_PLACES, singleType(filters)).facts !== null) return true
  return FILTER_NAMES.some((name) => filterOf(name).types && !isUnset(filters, name))
}

/** Denied words get another label: 'Sin «sin andén»' would mean the opposite. */
function withoutText(words: readonly Term[]): string {
  const isDenied = words.some(({ typed }) => deniedAt(typed.split(' '), 0, NO_PLACES))
  const quoted = words.map(({ typed }) => `«${typed}»`)
  return isDenied ? `Quitando ${quoted.join(' y ')}` : `Sin ${quoted.join(' ni ')}`
}

/** The filters without these words in the search. @param replacement takes the place of each */
function withoutWords(filters: Filters, terms: readonly Term[], replacement?: string): Filters {
  const words = terms.reduce(
    (left, { typed }) => removeWords(left, typed.split(' '), replacement),
    typedWords(filters.search),
  )
  return { ...filters, search: words.join(' ').replace(/[,;]+$/, ''), literal: false, page: 1 }
}
