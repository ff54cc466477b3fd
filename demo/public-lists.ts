import { derivedColumns } from '#app/properties/derived-columns.ts'
import { searchWords } from '#app/text/fold-text.ts'
import { comparableCents } from '#app/properties/price/quoted.ts'
import type { PropertyInput } from '#app/properties/property-input.ts'
import { SORTS, type Sort } from '#app/properties/search/filters.ts'
import type { CardList } from './covers.ts'

type Listed = { input: PropertyInput; createdAt: Date }

/** A list in one of its orders, and the filters that it is what is left of. */
export type PublicList = CardList & { sort: Sort; filters: readonly string[] }

/** Filters beyond these are chosen too seldom to look after. */
const MOST_FILTERS = 3
/** The order in which lists begin is seen far more often than those that people choose, and these mostly with one filter. */
const WEIGHTS = { unsorted: 6, sorted: 1, sortedAndFiltered: 0 }

/**
 * The public lists of a catalogue in each of their orders, by the places of the properties in it: all, and what one, two
 * or three filters leave of them: a type, an operation, a municipality, a state, a zone.
 */
export function publicLists(catalogue: readonly Listed[]): PublicList[] {
  const zonesOf = zonesIn(catalogue)
  const passed = catalogue.map(({ input }) => filtersPassedBy(input, zonesOf(input)))
  const figures = catalogue.map(({ input, createdAt }) => ({
    createdAt: createdAt.getTime(),
    price: comparableCents(input),
    area: input.area,
  }))
  return SORTS.flatMap((sort) => {
    const lists = new Map<string, { filters: readonly string[]; cards: number[] }>()
    for (const at of sorted([...catalogue.keys()], figures, sort))
      for (const filters of passed[at] ?? []) {
        const list = lists.get(filters.join()) ?? { filters, cards: [] }
        list.cards.push(at)
        lists.set(filters.join(), list)
      }
    return [...lists.values()].map((list) => ({ ...list, sort, weight: weightOf(sort, list.filters.length) }))
  })
}

function weightOf(sort: Sort, filters: number): number {
  if (sort === 'recientes') return WEIGHTS.unsorted
  return filters < 2 ? WEIGHTS.sorted : WEIGHTS.sortedAndFiltered
}

/** Which zones of a catalogue, typed into the filter, find a property: those whose words its place says. */
function zonesIn(catalogue: readonly Listed[]): (input: PropertyInput) => string[] {
  const zones = [...new Set(catalogue.map(({ input }) => input.location))]
  const asked = zones.map((zone) => ({ zone, words: searchWords(zone) }))
  return (input) => {
    const { locationText } = derivedColumns({ ...input, complexName: null })
    const found = asked.filter(({ words }) => words.every((word) => locationText.includes(word)))
    return found.map(({ zone }) => `zona ${zone}`)
  }
}

/** Every choice of so many filters that a property passes, none included. */
function filtersPassedBy(input: PropertyInput, zones: readonly string[]): string[][] {
  if (input.status !== 'disponible') return []
  const filters = [[input.type], [input.category], [input.municipality], [input.state], zones]
  let chosen: string[][] = [[]]
  for (const values of filters) {
    const known = values.filter((value) => value !== null)
    const free = chosen.filter((each) => each.length < MOST_FILTERS)
    chosen = [...chosen, ...free.flatMap((each) => known.map((value) => [...each, value]))]
  }
  return chosen
}

type Figures = { createdAt: number; price: number | null; area: number | null }

/** As the listing orders them: without the figure last, equal figures by their age. */
function sorted(list: readonly number[], figures: readonly Figures[], sort: Sort): number[] {
  const [word, direction] = sort.split('-')
  const figure = word === 'precio' ? 'price' : word === 'superficie' ? 'area' : 'createdAt'
  const sign = direction === 'asc' ? 1 : -1
  return list.toSorted((a, b) => {
    const [one, other] = [figures[a]?.[figure] ?? null, figures[b]?.[figure] ?? null]
    if (one === other) return sign * ((figures[a]?.createdAt ?? 0) - (figures[b]?.createdAt ?? 0))
    if (one === null || other === null) return one === null ? 1 : -1
    return sign * (one - other)
  })
}
