import { sql } from 'kysely'
import {
  type Condition,
  type Means,
  type TextQuery,
  columnFor,
  holdsWords,
  lookedFor,
} from '#app/db/searched-text.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { searchWords } from '#app/properties/fold-text.ts'
import { type Reached, countPassing, countedAlready } from './count-passing.server.ts'
import { FILTER_NAMES, type FilterName, filterOf } from './filter-table.ts'
import type { Filters } from './filters.ts'
import { type Chosen, listedGroups, totalOf } from './kept-counts.server.ts'
import { type SearchReading, type Strictness, type Wanted, readSearch, wantedBy } from './read-search.ts'
import { NAMED_COLUMNS } from './trade-words.ts'

/** Filters whose search was read, and what both choose of the closed ones. */
export type Ask = { filters: Filters; wanted: Wanted; size: SearchReading['size']; chosen: Chosen }

/** Names in a search are taken for values of their column; where no property has them all, for words of its texts. */
export async function settle(store: Store, filters: Filters, most: number): Promise<{ ask: Ask; reached: Reached }> {
  const reading = readSearch(filters.search)
  const asked = (strictness: Strictness): Ask => {
    const wanted = wantedBy(reading, strictness)
    return { filters, wanted, size: reading.size, chosen: chosenBy(filters, wanted) }
  }
  const ask = asked('by name')
  const reached = await count(store, ask, most)
  if (reached.total > 0 || reading.terms.every(({ meaning }) => !meaning)) return { ask, reached }
  const wider = asked('by text')
  return { ask: wider, reached: await count(store, wider, most) }
}

function chosenBy(filters: Filters, { named }: Wanted): Chosen {
  return Object.fromEntries(
    NAMED_COLUMNS.flatMap((column) => {
      const value = filters[column]
      const values = value === null ? named[column] : (named[column] ?? [value]).filter((each) => each === value)
      return values ? [[column, values]] : []
    }),
  )
}

async function count(store: Store, ask: Ask, most: number): Promise<Reached> {
  const groups = await listedGroups(store)
  const counts = { chosen: totalOf(groups, ask.chosen), all: totalOf(groups, {}) }
  if (counts.chosen === 0 || isClosed(ask)) return countedAlready(counts)
  const texts = { texts: textsOf(ask), isOnlyText: isOnlyText(ask) }
  return countPassing(store, { ...counts, ...texts, passes: (means) => passes(store, ask, means) }, most)
}

/** Condition: an available property that is asked for. */
export function passes(store: Store, ask: Ask, means: Means): Condition {
  return (eb) =>
    eb.and([
      eb('status', '=', 'disponible'),
      ...NAMED_COLUMNS.flatMap((column) => {
        const values = ask.chosen[column]
        const told = columnFor(store.dialect, means, column)
        if (values?.length === 1) return [eb(told, '=', values[0])]
        return values ? [eb(told, 'in', values)] : []
      }),
      ...FILTER_NAMES.flatMap((name) => {
        const filter = filterOf(name)
        const value = ask.filters[name]
        if (filter.kind === 'bound' && typeof value === 'number')
          return [eb(ranged(filter.column, means), filter.operator, value)]
        if (filter.kind !== 'choice' || value === null || isKept(filter.column)) return []
        return [eb(filter.column, '=', value as never)]
      }),
      ...(ask.size
        ? [eb(ranged('area', means), '>=', ask.size.least), eb(ranged('area', means), '<=', ask.size.most)]
        : []),
      holdsWords(store.dialect, textsOf(ask), means),
    ])
}

/** A sum with nothing is no index column: the planner then keeps to the order's index instead of the range's. */
function ranged(column: string, means: Means) {
  return means === 'index'
    ? sql<number>`properties.${sql.ref(column)}`
    : sql<number>`(properties.${sql.ref(column)} + 0)`
}

/** The words of a search and of a place, as the text indexes are asked for them. */
export function textsOf({ filters, wanted }: Ask): TextQuery {
  const searched = wanted.texts.map((group) => ['searchText', group.map(lookedFor)] as const)
  const places = searchWords(filters.location).map((word) => ['locationText', [lookedFor(word)]] as const)
  return { of: 'public', groups: [...searched, ...places] }
}

/** Only filters whose combinations are counted already. */
export function isClosed({ filters, wanted, size }: Ask): boolean {
  return (
    size === null &&
    wanted.texts.length === 0 &&
    FILTER_NAMES.every((name) => isOpen(filters, name) || isKeptName(name))
  )
}

/** Only words, of search or place. */
function isOnlyText({ filters, size, chosen }: Ask): boolean {
  const isText = FILTER_NAMES.every((name) => filterOf(name).kind === 'words' || isOpen(filters, name))
  return isText && size === null && Object.keys(chosen).length === 0
}

function isOpen(filters: Filters, name: FilterName): boolean {
  return filters[name] === null || filters[name] === ''
}

function isKeptName(name: FilterName): boolean {
  const filter = filterOf(name)
  // What a search says stands in what is wanted.
  return name === 'search' || (filter.kind === 'choice' && isKept(filter.column))
}

function isKept(column: string): boolean {
  return NAMED_COLUMNS.some((kept) => kept === column)
}
