import type { Store } from '#app/db/store.server.ts'
import { listedGroups } from '#app/properties/search/kept-counts.server.ts'
import { type CommonSearch, commonSearchFor, commonSearchTrail } from './common-search.ts'

/** A search that finds something, and how much. */
export type FoundSearch = CommonSearch & { total: number }

/** Every search with a page of its own: only those that find available properties, those that find most first. */
export async function findCommonSearches(store: Store): Promise<FoundSearch[]> {
  const found = new Map<string, FoundSearch>()
  for (const { total, ...group } of await listedGroups(store))
    for (const search of commonSearchTrail(commonSearchFor(group))) {
      const key = `${search.category} ${search.type} ${search.municipality}`
      const known = found.get(key)
      if (known) known.total += total
      else found.set(key, { ...search, total })
    }
  return [...found.values()].toSorted(byTotal)
}

/** Equal ones in one order on every store. */
function byTotal(one: FoundSearch, other: FoundSearch): number {
  return other.total - one.total || (nameOf(one) < nameOf(other) ? -1 : 1)
}

function nameOf({ category, type, municipality }: CommonSearch): string {
  return [category, type ?? '', municipality ?? ''].join(' ')
}
