import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { NEIGHBOURS } from './neighbours.ts'
import { MUNICIPALITIES, type Municipality } from '#app/catalogue/facts/places.ts'
import { type Filters, parseFilters } from './filters.ts'
import { countResults } from './list.ts'
import { meaningOf } from './meanings.ts'
import { nearPlace } from './nearest-place.ts'
import type { Nearest, Way } from './nearest.ts'
import { cut } from './cut-words.ts'
import { deniedAt } from './denied-words.ts'
import { meantName } from './meant-name.ts'
import { filterOf } from './filter-table.ts'
import { type Term, readSearch, typedWords, wantedBy } from './read-search.ts'
import { type AppliedFilter, appliedFilters, listingQuery } from './filter-url.ts'
import { derivedFilters } from './derived-filters.ts'
import { derivedPlaces } from './derived-places.ts'
import { NAMED_COLUMNS } from './trade-words.ts'

/** Ways that are offered, and those that are tried at most: each is one count. */
const MOST_OFFERED = 6
const MOST_TRIED = 12

/** What to offer where nothing was found: the words that nothing says, and near lists that hold something. */
export async function findNearest(store: Store, filters: Filters): Promise<Nearest> {
  const catalogue = await currentCatalogue(store)
  const { terms } = readSearch(filters.search, filters.type)
  const unknown = terms
    .slice(0, MOST_TRIED)
    .filter((term) => !isPart(term) && countResults(catalogue, onlySearch(term.typed)) === 0)
  const tried = thoseWithSome(catalogue, nearWays(filters, terms, unknown).slice(0, MOST_TRIED))
  const ways = tried.length > 0 ? tried : thoseWithSome(catalogue, onlyNames(filters, terms))
  return { unknown: unknown.map(({ typed }) => typed), ways, near: nearPlace(catalogue, filters) }
}

/** The first of them that hold something, each list once. */
function thoseWithSome(catalogue: Catalogue, candidates: readonly Candidate[]): Way[] {
  const ways: Way[] = []
  for (const { label, asked } of candidates) {
    if (ways.length === MOST_OFFERED) break
    const total = countResults(catalogue, asked)
    const query = listingQuery(asked)
    if (total > 0 && !ways.some((way) => way.query === query)) ways.push({ label, query, total })
  }
  return ways
}

/** What stands for a type where it is said alone: the properties that say it in their texts are others. */
function isPart({ meaning, typed }: Term): boolean {
  return meaning === null && meaningOf(typed.split(' ')) !== null
}

type Candidate = { label: string; asked: Filters }

/**
 * First with the words that were meant, without a filter that the search's words contradict, or the words that nothing says,
 * then nearby, then without one of the others: of a municipality with many neighbours, as many as leave these their turn.
 */
function nearWays(filters: Filters, terms: readonly Term[], unknown: readonly Term[]): Candidate[] {
  const isPartly = unknown.length > 0 && unknown.length < terms.length
  const said = isPartly ? withoutWords(filters, unknown) : filters
  const first = [
    ...meant(filters, unknown),
    ...contradicted(filters),
    ...(isPartly ? [{ label: withoutText(unknown), asked: said }] : []),
  ]
  const last = withoutOne(said, isPartly ? [] : terms)
  const around = nearby(filters, terms, unknown).slice(0, Math.max(0, MOST_TRIED - first.length - last.length))
  return [...first, ...around, ...last]
}

/** With the known names that words which nothing says are a slip of. */
function meant(filters: Filters, unknown: readonly Term[]): Candidate[] {
  const slips = unknown.flatMap((term) => {
    const word = meantName(term.typed)
    return word === null ? [] : [{ term, word }]
  })
  if (slips.length === 0) return []
  const asked = slips.reduce((left, { term, word }) => withoutWords(left, [term], word), filters)
  return [{ label: `¿Quisiste decir ${slips.map(({ word }) => `«${word}»`).join(' y ')}?`, asked }]
}

/** Where nothing else is near: types, categories and places alone. */
function onlyNames(filters: Filters, terms: readonly Term[]): Candidate[] {
  const search = terms.flatMap(({ meaning, typed }) => (meaning ? [typed] : [])).join(' ')
  if (search === '' || search === filters.search) return []
  return [{ label: `Solo «${search}»`, asked: { ...filters, search, literal: false, page: 1 } }]
}

/** 'Casa en venta' among what is for rent. */
function contradicted(filters: Filters): Candidate[] {
  const { named } = wantedBy(readSearch(filters.search, filters.type), 'by name')
  return NAMED_COLUMNS.flatMap((column) => {
    const value = filters[column]
    if (value === null || (named[column]?.includes(value) ?? true)) return []
    return withoutWishes(filters, ({ key }) => key === filterOf(column).param)
  })
}

/** The same in the municipalities that share a border with the one that was asked for. */
function nearby(filters: Filters, terms: readonly Term[], unknown: readonly Term[]): Candidate[] {
  const chosen = MUNICIPALITIES.find((name) => name === filters.municipality)
  if (chosen)
    return NEIGHBOURS[chosen].map((name) => ({ label: `En ${name}`, asked: { ...filters, municipality: name } }))
  return terms.flatMap((named) => {
    if (named.meaning?.column !== 'municipality') return []
    const others = withoutWords(
      filters,
      unknown.filter((term) => term !== named),
    )
    return NEIGHBOURS[named.meaning.value as Municipality].map((name) => ({
      label: `En ${name}`,
      asked: withoutWords(others, [named], name),
    }))
  })
}

/** @param terms of the search, one of which may go */
function withoutOne(filters: Filters, terms: readonly Term[] = []): Candidate[] {
  const words = terms.length > 1 ? terms : []
  return [
    ...words.map((word) => ({ label: withoutText([word]), asked: withoutWords(filters, [word]) })),
    ...withoutWishes(filters, ({ key }) => key !== 'search'),
  ]
}

/** 'Sin «sin andén»' would say the contrary of what is offered. */
function withoutText(words: readonly Term[]): string {
  const isDenied = words.some(({ typed }) => deniedAt(typed.split(' '), 0))
  const said = words.map(({ typed }) => `«${typed}»`)
  return isDenied ? `Quitando ${said.join(' y ')}` : `Sin ${said.join(' ni ')}`
}

/** Without each of these wishes; all that say a price go together, and so do those of a surface and of a place. */
function withoutWishes(filters: Filters, isIt: (wish: AppliedFilter) => boolean): Candidate[] {
  const labels = new Set(wishesOf(filters).filter(isIt).map(withoutLabel))
  return [...labels].map((label) => ({ label, asked: without(filters, label) }))
}

function without(filters: Filters, label: string): Filters {
  const wish = wishesOf(filters).find((each) => withoutLabel(each) === label)
  return wish ? without(parseFilters(wish.without), label) : filters
}

function wishesOf(filters: Filters): AppliedFilter[] {
  return appliedFilters(filters, [...derivedFilters(filters), ...derivedPlaces(filters)])
}

const WISHES = new Map<AppliedFilter['key'], string>([
  ...(['minPrice', 'maxPrice', 'price', 'rate'] as const).map((key) => [key, 'De cualquier precio'] as const),
  ...(['minArea', 'maxArea', 'size'] as const).map((key) => [key, 'De cualquier superficie'] as const),
])

function withoutLabel({ key, label }: AppliedFilter): string {
  if (key.startsWith('place-')) return 'En cualquier lugar'
  return WISHES.get(key) ?? `Sin ${label}`
}

/** The filters with the search as it was typed but for these words; `instead`: what stands in their place. */
function withoutWords(filters: Filters, terms: readonly Term[], instead?: string): Filters {
  const words = terms.reduce((left, { typed }) => cut(left, typed.split(' '), instead), typedWords(filters.search))
  return { ...filters, search: words.join(' ').replace(/[,;]+$/, ''), literal: false, page: 1 }
}

function onlySearch(typed: string): Filters {
  return { ...parseFilters(new URLSearchParams()), search: typed }
}
