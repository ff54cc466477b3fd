import { NO_PLACES, type Places } from '#app/catalogue/place/places.ts'
import { commonMunicipality } from '#app/catalogue/place/municipality-value.ts'
import { derivedChips, requestedTexts } from './derived-chips.ts'
import { neighboursOf } from './neighbours.ts'
import { type Filters, isUnset, parseFilters } from './filters.ts'
import { countResults } from './list.ts'
import { type NearPlace, nearPlace } from './nearest-place.ts'
import { FILTER_NAMES, filterOf } from './filter-table.ts'
import { type AppliedFilter, appliedFilters, listingQuery } from './filter-url.ts'
import { type ListingRequest, anywhere, withFilters } from './read-request.ts'
import { type Term, deniedAt, requirementsOf } from './read-search.ts'
import { chosenValues } from './resolve-query.ts'
import { removeWords, typedWords } from './search-words.ts'
import { type Budget, NEAREST_ROWS, spend } from './search-budget.ts'
import { nearestName, similarPlaces } from './similar-names.ts'
import { NAMED_COLUMNS, meaningOf } from './trade-words.ts'

/**
 * Offered where nothing was found. `unknown`: words of the search that no property contains; `wanted`: a text for each
 * filter and figure of the request.
 */
export type Nearest = {
  unknown: readonly string[]
  lists: readonly NearbyList[]
  near: NearPlace | null
  wanted: readonly string[]
}

/** A list similar to the one that found nothing: 'En Guadalupe', its query string and its number of properties. */
export type NearbyList = { label: string; query: string; total: number }

/** A list to offer where nothing was found. */
type Candidate = { label: string; filters: Filters }

const NO_FILTERS = parseFilters('')
/** The limits of lists that are offered, and of lists that are tried; each try counts the results once. */
const MOST_OFFERED = 6
const MOST_TRIED = 12

/**
 * What to offer where nothing was found: the words that no property contains, and similar lists that are not empty. It says
 * less where more would take too long.
 * @param most rows that may be counted
 */
export function findNearest(request: ListingRequest, most = NEAREST_ROWS): Nearest {
  const unknown = unknownTerms(request, { left: most / 2 })
  const budget = { left: most / 2 }
  const candidates = candidatesFor(request, unknown).slice(0, MOST_TRIED)
  const tried = nonEmptyLists(request, candidates, budget)
  const lists = tried.length > 0 ? tried : nonEmptyLists(request, onlyNames(request), budget)
  return {
    unknown: unknown.map(({ typed }) => typed),
    lists,
    near: nearPlace(request),
    wanted: requestedTexts(request),
  }
}

/** The words of a search that no property contains. */
function unknownTerms(request: ListingRequest, budget: Budget): Term[] {
  const { catalogue, reading } = request
  return reading.terms
    .slice(0, MOST_TRIED)
    .filter(
      (term) =>
        !isPart(term, catalogue.places) &&
        spend(budget, catalogue.offered.length) &&
        countResults(withFilters(request, { ...NO_FILTERS, search: term.typed })) === 0,
    )
}

/** The first candidates that have results, each list once. */
function nonEmptyLists(request: ListingRequest, candidates: readonly Candidate[], budget: Budget): NearbyList[] {
  const lists: NearbyList[] = []
  for (const { label, filters } of candidates) {
    if (lists.length === MOST_OFFERED || !spend(budget, request.catalogue.offered.length)) break
    const total = countResults(withFilters(request, filters))
    const query = listingQuery(filters)
    if (total > 0 && !lists.some((list) => list.query === query)) lists.push({ label, query, total })
  }
  return lists
}

/** Whether a term was read as a plain word although it names a type when it stands alone ('con oficinas'). */
function isPart({ meaning, typed }: Term, places: Places): boolean {
  return meaning === null && meaningOf(typed.split(' '), places) !== null
}

/**
 * The lists to try. First: around known places instead of an unknown one, misspelt names corrected, without a filter that
 * the search contradicts, without unknown words. Then neighbouring municipalities, as many as leave a turn for the last:
 * without one of the other filters or words.
 */
function candidatesFor(request: ListingRequest, unknown: readonly Term[]): Candidate[] {
  const { filters } = request
  const { terms } = request.reading
  const isPartly = unknown.length > 0 && unknown.length < terms.length
  const known = isPartly ? withFilters(request, withoutWords(filters, unknown)) : request
  const first = [
    ...withKnownPlaces(request),
    ...withCorrectedNames(request, unknown),
    ...withoutContradicted(request),
    ...(isPartly ? [{ label: withoutText(unknown), filters: known.filters }] : []),
  ]
  const last = withoutOne(known, isPartly ? [] : terms)
  const around = nearby(filters, terms, unknown).slice(0, Math.max(0, MOST_TRIED - first.length - last.length))
  return [...first, ...around, ...last]
}

/** Around the places whose names are like that of an unknown one, and without it. */
function withKnownPlaces(request: ListingRequest): Candidate[] {
  const { filters, unknownPlace } = request
  if (unknownPlace === null) return []
  return [
    ...similarPlaces(request).map(({ name, change }) => ({
      label: `Cerca de ${name}`,
      filters: { ...filters, ...change, page: 1 },
    })),
    { label: 'En cualquier lugar', filters: anywhere(request) },
  ]
}

/** With the names that unknown words misspell. */
function withCorrectedNames({ filters, catalogue }: ListingRequest, unknown: readonly Term[]): Candidate[] {
  const corrections = unknown.flatMap((term) => {
    const name = nearestName(term.typed, catalogue.places)
    return name === null ? [] : [{ term, name }]
  })
  if (corrections.length === 0) return []
  const label = `¿Quisiste decir ${corrections.map(({ name }) => `«${name}»`).join(' y ')}?`
  return [{ label, filters: corrections.reduce((left, { term, name }) => withoutWords(left, [term], name), filters) }]
}

/** The last resort: only the names of types, categories and places in the search. */
function onlyNames({ filters, reading }: ListingRequest): Candidate[] {
  const search = reading.terms.flatMap(({ meaning, typed }) => (meaning ? [typed] : [])).join(' ')
  if (search === '' || search === filters.search) return []
  return [{ label: `Solo «${search}»`, filters: { ...filters, search, literal: false, page: 1 } }]
}

/** Without a filter that excludes what the search names: 'casa en venta' with the filter of rents. */
function withoutContradicted(request: ListingRequest): Candidate[] {
  const { named } = requirementsOf(request.reading, 'by name')
  return NAMED_COLUMNS.flatMap((column) => {
    const chosen = chosenValues(request.filters, column)
    if (
      chosen.length === 0 ||
      (named[column]?.some((value) => chosen.some((other) => commonMunicipality(value, other) !== null)) ?? true)
    )
      return []
    return withoutFilters(request, ({ key }) => key === filterOf(column).param)
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
function withoutOne(request: ListingRequest, terms: readonly Term[]): Candidate[] {
  const { filters } = request
  const words = terms.length > 1 ? terms : []
  return [
    ...words.map((word) => ({ label: withoutText([word]), filters: withoutWords(filters, [word]) })),
    ...withoutFilters(request, ({ key }) => key !== 'search' && !(key === 'type' && hasFactsOfType(request))),
  ]
}

/** Whether the query asks for facts of the chosen types, which a list of all types would drop without saying so. */
function hasFactsOfType({ filters, reading }: ListingRequest): boolean {
  if (reading.facts !== null) return true
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

/**
 * Without each filter that passes the test. All filters of the price go together; so do those of surface and place, and all
 * values of one filter.
 */
function withoutFilters(request: ListingRequest, isRemovable: (filter: AppliedFilter) => boolean): Candidate[] {
  const chips = chipsOf(request)
  const labels = new Set(chips.filter(isRemovable).map((chip) => withoutLabel(chip, chips)))
  return [...labels].map((label) => {
    const keys = new Set(chips.filter((chip) => withoutLabel(chip, chips) === label).map(({ key }) => key))
    return { label, filters: withoutKeys(request, keys) }
  })
}

function withoutKeys(request: ListingRequest, keys: ReadonlySet<AppliedFilter['key']>): Filters {
  const chip = chipsOf(request).find(({ key }) => keys.has(key))
  return chip ? withoutKeys(withFilters(request, parseFilters(chip.without)), keys) : request.filters
}

function chipsOf(request: ListingRequest): AppliedFilter[] {
  return appliedFilters(request.filters, derivedChips(request))
}

const GROUP_LABELS = new Map<AppliedFilter['key'], string>([
  ...(['minPrice', 'maxPrice', 'minPriceM2', 'maxPriceM2', 'price', 'rate'] as const).map(
    (key) => [key, 'De cualquier precio'] as const,
  ),
  ...(['minArea', 'maxArea', 'size'] as const).map((key) => [key, 'De cualquier superficie'] as const),
])

/** Of several values of one filter, without one the others would find even less. */
const SEVERAL_LABELS = new Map<AppliedFilter['key'], string>([
  ['type', 'De cualquier tipo'],
  ['municipality', 'En cualquier municipio'],
])

function withoutLabel({ key, label }: AppliedFilter, chips: readonly AppliedFilter[]): string {
  if (key.startsWith('place-')) return 'En cualquier lugar'
  const several = chips.filter((chip) => chip.key === key).length > 1 ? SEVERAL_LABELS.get(key) : undefined
  return GROUP_LABELS.get(key) ?? several ?? `Sin ${label}`
}
