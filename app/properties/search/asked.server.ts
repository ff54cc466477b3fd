import { type ExpressionBuilder, sql } from 'kysely'
import { type Means, type TextQuery, countByIndex, holdsWords, isLong } from '#app/db/public-text.server.ts'
import type { Schema } from '#app/db/schema.ts'
import type { Store } from '#app/db/store.server.ts'
import { searchWords, wordPart } from '#app/properties/fold-text.ts'
import { FILTER_NAMES, type FilterName, filterOf } from './filter-table.ts'
import type { Filters } from './filters.ts'
import { type Chosen, listedGroups, totalOf } from './kept-counts.server.ts'
import type { Counted } from './listing-page.ts'
import { type SearchReading, type Strictness, type Wanted, readSearch, wantedBy } from './read-search.ts'
import { NAMED_COLUMNS } from './trade-words.ts'

/** More hits of a word than these are not counted to choose the way to the properties. */
const BROAD = 50_000

/** Filters whose search was read, and what both choose of the closed ones. */
export type Ask = { filters: Filters; wanted: Wanted; size: SearchReading['size']; chosen: Chosen }

/** Names in a search are taken for values of their column; where no property has them all, for words of its texts. */
export async function settle(store: Store, filters: Filters, most: number): Promise<{ ask: Ask } & Counted> {
  const reading = readSearch(filters.search)
  const asked = (strictness: Strictness): Ask => {
    const wanted = wantedBy(reading, strictness)
    return { filters, wanted, size: reading.size, chosen: chosenBy(filters, wanted) }
  }
  const ask = asked('by name')
  const counted = await count(store, ask, most)
  if (counted.total > 0 || reading.terms.every(({ meaning }) => !meaning)) return { ask, ...counted }
  const wider = asked('by text')
  return { ask: wider, ...(await count(store, wider, most)) }
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

async function count(store: Store, ask: Ask, most: number): Promise<Counted> {
  const chosen = totalOf(await listedGroups(store), ask.chosen)
  if (chosen === 0 || isClosed(ask)) return { total: chosen, isMore: false }
  const hits = await countByIndex(store, textsOf(ask), (isOnlyText(ask) ? most : Math.min(chosen, BROAD)) + 1)
  // Where the words are in more properties than the rest leaves, those are compared one by one.
  const means = hits !== null && hits > chosen ? 'compare' : 'index'
  const total = hits !== null && isOnlyText(ask) ? hits : await countPassing(store, ask, means, most + 1)
  return { total: Math.min(total, most), isMore: total > most }
}

async function countPassing(store: Store, ask: Ask, means: Means, most: number): Promise<number> {
  const passing = store.lists
    .selectFrom('properties')
    .where(passes(store, ask, means))
    // No column: the indexes tell all that is asked.
    .select(sql.lit(1).as('one'))
    .limit(most)
  const { total } = await store.lists
    .selectFrom(passing.as('passing'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Condition: an available property that is asked for. */
export function passes(store: Store, ask: Ask, means: Means) {
  return (eb: ExpressionBuilder<Schema, 'properties'>) =>
    eb.and([
      eb('status', '=', 'disponible'),
      ...NAMED_COLUMNS.flatMap((column) => {
        const values = ask.chosen[column]
        if (values?.length === 1) return [eb(column, '=', values[0] as never)]
        return values ? [eb(column, 'in', values as never)] : []
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
      holdsWords(store.dialect, textsOf(ask), means)(eb),
    ])
}

/** A sum with nothing is no index column: the planner then keeps to the order's index instead of the range's. */
function ranged(column: string, means: Means) {
  return means === 'index'
    ? sql<number>`properties.${sql.ref(column)}`
    : sql<number>`(properties.${sql.ref(column)} + 0)`
}

function textsOf({ filters, wanted }: Ask): TextQuery {
  const places = searchWords(filters.location).map((word) => [word])
  return { searchText: wanted.texts.map(lookedFor), locationText: places.map(lookedFor) }
}

function lookedFor(group: readonly string[]): string[] {
  return group.map((text) => (isLong(text) ? text : wordPart(text)))
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
