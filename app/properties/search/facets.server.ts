import { propertiesFor } from '#app/db/searched-text.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { type Ask, isClosed, passes, textsOf } from './asked.server.ts'
import type { Reached } from './count-passing.server.ts'
import { FACETS, type Facet, type Facets } from './facets.ts'
import { type Chosen, type ListedGroup, groupsOf, listedGroups, totalOf } from './kept-counts.server.ts'
import { isGrouped } from './list-reach.ts'

/** Null where counting would take too long: a large catalogue with a range, or a word that many properties say. */
export async function facetsOf(store: Store, ask: Ask, reached: Reached): Promise<Facets | null> {
  const groups = isClosed(ask) ? await listedGroups(store) : await groupsBeside(store, ask, reached)
  if (!groups) return null
  const facets = FACETS.map((facet) => [facet, countBy(groups, facet, { ...ask.chosen, [facet]: undefined })])
  return Object.fromEntries(facets) as Facets
}

/** What passes all but the closed filters, grouped anew for each question. */
async function groupsBeside(store: Store, ask: Ask, reached: Reached): Promise<readonly ListedGroup[] | null> {
  const isOpen = Object.values(ask.chosen).every((values) => values === undefined)
  const counted = isOpen && !reached.isMore ? reached.total : null
  if (!isGrouped(reached.all, counted ?? reached.hits)) return null
  return groupsOf(store, propertiesFor(store, textsOf(ask), 'index'), passes(store, { ...ask, chosen: {} }, 'index'))
}

function countBy(groups: readonly ListedGroup[], facet: Facet, others: Chosen): Record<string, number> {
  const values = new Set(groups.flatMap((group) => group[facet] ?? []))
  const totals = [...values].map((value) => [value, totalOf(groups, { ...others, [facet]: [value] })] as const)
  return Object.fromEntries(totals.filter(([, total]) => total > 0))
}
