import type { Store } from '#app/db/store.server.ts'
import { NEIGHBOURS } from './neighbours.ts'
import { MUNICIPALITIES, type Municipality } from '#app/properties/places.ts'
import { type Filters, parseFilters } from './filters.ts'
import { countListed } from './find-page.server.ts'
import { findNearPlace } from './nearest-place.server.ts'
import type { Nearest, Way } from './nearest.ts'
import { type Term, readSearch } from './read-search.ts'
import { appliedFilters, listingQuery } from './filter-url.ts'
import { saidFigures } from './said-figures.ts'
import { saidPlaces } from './said-place.ts'

/** Ways that are offered, and those that are tried at most: each is one count. */
const MOST_OFFERED = 6
const MOST_TRIED = 12

/** What to offer where nothing was found: the words that nothing says, and near lists that hold something. */
export async function findNearest(store: Store, filters: Filters): Promise<Nearest> {
  const { terms } = readSearch(filters.search, filters.type)
  const unknown: Term[] = []
  for (const term of terms.slice(0, MOST_TRIED))
    if ((await countListed(store, onlySearch(term.typed))) === 0) unknown.push(term)
  const ways: Way[] = []
  for (const { label, asked } of nearWays(filters, unknown).slice(0, MOST_TRIED)) {
    if (ways.length === MOST_OFFERED) break
    const total = await countListed(store, asked)
    const query = listingQuery(asked)
    if (total > 0 && !ways.some((way) => way.query === query)) ways.push({ label, query, total })
  }
  return { unknown: unknown.map(({ typed }) => typed), ways, near: await findNearPlace(store, filters) }
}

type Candidate = { label: string; asked: Filters }

/** First without the words that nothing says, then nearby, then without one of the others. */
function nearWays(filters: Filters, unknown: readonly Term[]): Candidate[] {
  const { terms } = readSearch(filters.search, filters.type)
  const known = terms.filter((term) => !unknown.includes(term))
  const label = `Sin ${unknown.map(({ typed }) => `«${typed}»`).join(' ni ')}`
  const withoutUnknown = unknown.length > 0 && known.length > 0 ? [{ label, asked: search(filters, known) }] : []
  return [...withoutUnknown, ...nearby(filters, known), ...withoutOne(filters, known)]
}

/** The same in the municipalities that share a border with the one that was asked for. */
function nearby(filters: Filters, known: readonly Term[]): Candidate[] {
  const chosen = MUNICIPALITIES.find((name) => name === filters.municipality)
  if (chosen)
    return NEIGHBOURS[chosen].map((name) => ({ label: `En ${name}`, asked: { ...filters, municipality: name } }))
  return known.flatMap((named) => {
    if (named.meaning?.column !== 'municipality') return []
    return NEIGHBOURS[named.meaning.value as Municipality].map((name) => ({
      label: `En ${name}`,
      asked: search(
        filters,
        known.map((term) => (term === named ? { ...term, typed: name } : term)),
      ),
    }))
  })
}

function withoutOne(filters: Filters, known: readonly Term[]): Candidate[] {
  const words = known.length > 1 ? known : []
  return [
    ...words.map((word) => ({
      label: `Sin «${word.typed}»`,
      asked: search(
        filters,
        known.filter((term) => term !== word),
      ),
    })),
    ...appliedFilters(filters, [...saidFigures(filters), ...saidPlaces(filters)])
      .filter(({ key }) => key !== 'search')
      .map(({ key, label, without }) => ({
        label: withoutLabel(key, label),
        asked: parseFilters(new URLSearchParams(without)),
      })),
  ]
}

function withoutLabel(key: string, label: string): string {
  if (key.startsWith('place-')) return 'En cualquier lugar'
  if (key === 'price' || key === 'rate') return 'De cualquier precio'
  return key === 'size' ? 'De cualquier superficie' : `Sin ${label}`
}

/** The filters with a search of these words, and of the figures that it named. */
function search(filters: Filters, terms: readonly Term[]): Filters {
  const { facts, rate, price, size } = readSearch(filters.search, filters.type)
  const figures = [...(facts?.facts ?? []), rate, price, size].flatMap((figure) => figure?.said ?? [])
  const words = [...terms.map(({ typed }) => typed), ...figures]
  return { ...filters, search: words.join(' '), page: 1 }
}

function onlySearch(typed: string): Filters {
  return { ...parseFilters(new URLSearchParams()), search: typed }
}
