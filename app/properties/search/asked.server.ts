import { type Expression, type SqlBool, expressionBuilder, sql } from 'kysely'
import type { Passing } from '#app/db/count-hits.server.ts'
import { hasFacts, indexedFacts } from '#app/db/fact-index.server.ts'
import {
  type Condition,
  type Means,
  type TextQuery,
  columnFor,
  holdsWords,
  lookedFor,
  propertiesFor,
} from '#app/db/searched-text.server.ts'
import type { Store } from '#app/db/store.server.ts'
import type { Schema } from '#app/db/schema.ts'
import { liesWithin, placedProperties, placesBy } from '#app/db/public-points.server.ts'
import { asField } from '#app/properties/derived-columns.ts'
import { searchWords } from '#app/text/fold-text.ts'
import { liesInCells } from '#app/properties/map/cell-number.server.ts'
import { PROPERTY_TYPES, type PropertyType } from '#app/properties/vocabulary.ts'
import type { FactInSearch } from './facts-in-search.ts'
import { type CountedList, countOfType, countPassing, countedAlready, countedByGroups } from './count-passing.server.ts'
import { FILTER_NAMES, type FilterName, filterOf } from './filter-table.ts'
import { type SearchRanges, conditionOf, rangeConditions, hasNoRange } from './filter-condition.server.ts'
import { type Filters, factFilters, isOpen } from './filters.ts'
import { type Chosen, listedGroups, totalOf } from './kept-counts.server.ts'
import { groupsByFact } from './kept-facts.server.ts'
import { type SearchReading, type Strictness, type Wanted, readSearch, wantedBy } from './read-search.ts'
import { chosenBy } from './meant-categories.ts'
import { type Shape, shapesOf } from './shapes.ts'
import { NAMED_COLUMNS } from './trade-words.ts'

/**
 * Filters whose search was read, and what both choose of the closed ones. `factsOf`: the type whose facts are asked for;
 * null where none are.
 */
export type Ask = Pick<SearchReading, 'facts'> & {
  said: SearchRanges
  filters: Filters
  wanted: Wanted
  chosen: Chosen
  factsOf: PropertyType | null
  shapes: readonly Shape[]
}

/** Names in a search are taken for values of their column; where no property has them all, for words of its texts. */
export async function settle(
  store: Store,
  filters: Filters,
  most: number,
): Promise<{ ask: Ask; countedList: CountedList }> {
  const reading = readSearch(filters.search, filters.type)
  const { facts, ...said } = reading
  const shapes = shapesOf(filters)
  const type = filters.type ?? facts?.type ?? null
  const factsOf = facts || factFilters(filters).length > 0 ? type : null
  const asked = (strictness: Strictness): Ask => {
    const wanted = wantedBy(reading, strictness)
    return { filters, wanted, said, facts, factsOf, shapes, chosen: chosenBy({ ...filters, type }, reading, wanted) }
  }
  const ask = asked('by name')
  const countedList = await count(store, ask, most)
  if (countedList.total > 0 || reading.terms.every(({ meaning }) => !meaning)) return { ask, countedList }
  const wider = asked('by text')
  return { ask: wider, countedList: await count(store, wider, most) }
}

/** The only type that is asked for, by the filter or by the search's words; null where there are several. */
export function typeOf({ chosen, factsOf, filters }: Ask): PropertyType | null {
  const [only, ...others] = chosen.type ?? []
  return factsOf ?? filters.type ?? PROPERTY_TYPES.find((type) => type === only && others.length === 0) ?? null
}

async function count(store: Store, ask: Ask, most: number): Promise<CountedList> {
  const groups = await listedGroups(store)
  const counts = { chosen: totalOf(groups, ask.chosen), all: totalOf(groups, {}) }
  if (isClosed(ask)) return countedAlready(counts)
  const passing: Passing = (means) => passes(store, ask, means)
  if (ask.factsOf) {
    const kept = await keptGroups(store, ask, ask.factsOf, counts.all)
    if (kept) return countedByGroups({ groups: kept, counted: totalOf(kept, ask.chosen), all: counts.all }, most)
    const ofType = { ...ask, chosen: { type: ask.chosen.type } }
    const beside: Passing = (means) => passes(store, ofType, means)
    const asked = { ...counts, passes: passing, passesBeside: beside, isTextToo: ask.facts !== null }
    return countOfType(store, { ...asked, type: ask.factsOf, closed: ask.chosen }, most)
  }
  if (counts.chosen === 0) return countedAlready(counts)
  return countPassing(
    store,
    { ...counts, texts: searchedTexts(ask), isOnlyText: isOnlyText(ask), passes: passing },
    most,
  )
}

/** What passes all but the closed filters, where these and one fact are all that is asked for, and they are kept. */
async function keptGroups(store: Store, ask: Ask, type: PropertyType, all: number) {
  const names = factFilters(ask.filters)
  const filters = { ...ask.filters, ...Object.fromEntries(names.map((name) => [name, null])) }
  if (ask.facts || !isClosed({ ...ask, factsOf: null, filters })) return null
  return groupsByFact(store, { type, tests: names.map((name) => [filterOf(name), ask.filters[name] ?? '']), all })
}

/** The properties, to find in them what is asked for; of a place, along the index of cells or walked in their order. */
export function listedFor(store: Store, ask: Ask, means: Means) {
  if (isPlaced(ask) && means === 'index') return placedProperties(store.dialect)
  return ask.factsOf ? indexedFacts(store, ask.factsOf) : propertiesFor(store, searchedTexts(ask), means)
}

/** Condition: an available property that is asked for. */
export function passes(store: Store, ask: Ask, means: Means): Condition {
  const { said, facts, filters, chosen } = ask
  // Few filters leave less of a large catalogue than a municipality does, and its name is in the text too.
  const surely = chosen.municipality && [['searchText', chosen.municipality.map(asField)] as const]
  const places = isPlaced(ask) ? placesBy(means) : 'point-index'
  return (eb) =>
    eb.and([
      ask.factsOf ? hasFacts(ask.factsOf) : eb('status', '=', 'disponible'),
      ...NAMED_COLUMNS.flatMap((column): Expression<SqlBool>[] => {
        const values = ask.chosen[column]
        if (values?.length === 0) return [sql<boolean>`1 = 0`]
        // The index of a type has no other.
        if (column === 'type' && ask.factsOf) return []
        const told = columnFor(store.dialect, isPlaced(ask) ? 'compare' : means, column)
        if (values?.length === 1) return [eb(told, '=', values[0])]
        return values ? [eb(told, 'in', values)] : []
      }),
      ...FILTER_NAMES.flatMap((name) => {
        const value = filters[name]
        return value === null || isKeptName(name) ? [] : conditionOf(filterOf(name), value, means)
      }),
      ...(facts?.facts ?? []).map((fact) =>
        eb.or([...conditionOf(filterOf(fact.name), fact.value, means), onlySaid(store, fact)]),
      ),
      ...rangeConditions(said, means),
      ...ask.shapes.map((shape) => liesWithin(store.dialect, shape, places)),
      ...(places === 'cells' && store.dialect === 'sqlite' ? ask.shapes.flatMap(liesInCells) : []),
      holdsWords(store.dialect, { ...searchedTexts(ask), surely }, means),
    ])
}

/** Condition: nothing is filled in for the fact, and a text of the property says it in the same words. */
function onlySaid({ dialect }: Store, { name, phrase }: FactInSearch): Expression<SqlBool> {
  const { and, eb } = expressionBuilder<Schema, 'properties'>()
  const says = holdsWords(dialect, { of: 'public', groups: [['searchText', [phrase]]] }, 'index')
  return and([eb(sql.ref(`properties.${filterOf(name).column}`), 'is', null), says])
}

/** The words of a search and of a place, as the text indexes are asked for them. */
export function searchedTexts({ filters, wanted }: Ask): TextQuery {
  const searched = wanted.texts.map((group) => ['searchText', group.map(lookedFor)] as const)
  const places = searchWords(filters.location).map((word) => ['locationText', [lookedFor(word)]] as const)
  return { of: 'public', groups: [...searched, ...places] }
}

/** Whether the index of cells answers alone, whatever else is asked for: words and facts have indexes of their own. */
export function isPlaced(ask: Ask): boolean {
  return ask.shapes.length > 0 && ask.factsOf === null && searchedTexts(ask).groups.length === 0
}

/** Only filters whose combinations are counted already. */
export function isClosed({ filters, wanted, said, factsOf, shapes }: Ask): boolean {
  return (
    hasNoRange(said) &&
    factsOf === null &&
    shapes.length === 0 &&
    wanted.texts.length === 0 &&
    FILTER_NAMES.every((name) => isOpen(filters, name) || isKeptName(name))
  )
}

/** Only words, of search or place. */
function isOnlyText({ filters, said, chosen, shapes }: Ask): boolean {
  const isText = FILTER_NAMES.every((name) => filterOf(name).kind === 'words' || isOpen(filters, name))
  return isText && hasNoRange(said) && shapes.length === 0 && Object.keys(chosen).length === 0
}

function isKeptName(name: FilterName): boolean {
  const filter = filterOf(name)
  // What a search says stands in what is wanted.
  return name === 'search' || (filter.kind === 'choice' && NAMED_COLUMNS.some((kept) => kept === filter.column))
}
