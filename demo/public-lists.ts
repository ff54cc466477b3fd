import { comparableCents } from '#app/properties/price/quoted.ts'
import type { PropertyInput } from '#app/properties/property-input.ts'
import { SORTS, type Sort } from '#app/properties/search/filters.ts'
import type { CardList } from './covers.ts'

type Listed = { input: PropertyInput; createdAt: Date }

/** A list in one of its orders, and the filters that it is what is left of. */
export type PublicList = CardList & { sort: Sort; filters: readonly string[] }

/** The order in which lists begin is seen far more often than those that people choose. */
const UNSORTED = 30
/** What one filter leaves is seen more often than what two or three do. */
const AT_MOST_ONE_FILTER = 5

/**
 * The public lists of a catalogue in each of their orders, by the places of the properties in it: all, and those of a
 * type, an operation, a municipality and of what two or three of these leave.
 */
export function publicLists(catalogue: readonly Listed[]): PublicList[] {
  const figures = catalogue.map(({ input, createdAt }) => ({
    createdAt: createdAt.getTime(),
    price: comparableCents(input),
    area: input.area,
  }))
  const lists = new Map<string, { filters: readonly string[]; cards: number[] }>()
  for (const [at, { input }] of catalogue.entries())
    for (const filters of filtersPassedBy(input)) {
      const list = lists.get(filters.join()) ?? { filters, cards: [] }
      list.cards.push(at)
      lists.set(filters.join(), list)
    }
  return [...lists.values()].flatMap(({ filters, cards }) =>
    SORTS.map((sort) => ({
      cards: sorted(cards, figures, sort),
      weight: (sort === 'recientes' ? UNSORTED : 1) * (filters.length < 2 ? AT_MOST_ONE_FILTER : 1),
      sort,
      filters,
    })),
  )
}

/** Every choice of the filters that a property passes, none included. */
function filtersPassedBy({ status, type, category, municipality }: PropertyInput): string[][] {
  if (status !== 'disponible') return []
  const values = municipality === null ? [type, category] : [type, category, municipality]
  return values.reduce<string[][]>((chosen, value) => [...chosen, ...chosen.map((each) => [...each, value])], [[]])
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
