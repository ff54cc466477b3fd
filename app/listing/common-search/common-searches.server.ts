import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { type CommonSearch, commonSearchFor, commonSearchTrail } from './common-search.ts'

/** A search that finds something, and how much. */
export type FoundSearch = CommonSearch & { total: number }

/** Every search with a page of its own: only those that find available properties, those that find most first. */
export async function findCommonSearches(store: Store): Promise<FoundSearch[]> {
  const found = new Map<string, FoundSearch>()
  for (const row of (await currentCatalogue(store)).offered)
    for (const search of commonSearchTrail(commonSearchFor(row))) {
      const key = `${search.category} ${search.type} ${search.municipality}`
      const known = found.get(key)
      if (known) known.total += 1
      else found.set(key, { ...search, total: 1 })
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
