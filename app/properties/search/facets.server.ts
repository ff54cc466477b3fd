import type { Store } from '#app/db/store.server.ts'
import { type Ask, isClosed, passes } from './asked.server.ts'
import { FACETS, type Facet, type Facets } from './facets.ts'
import { type Chosen, type ListedGroup, groupsOf, listedGroups, totalOf } from './kept-counts.server.ts'

/** Available properties up to which those that pass a range or a word are grouped anew for each question. */
const MOST_GROUPED = 20_000

/** Null where counting would take too long: a large catalogue with a range or a word. */
export async function facetsOf(store: Store, ask: Ask): Promise<Facets | null> {
  const listed = await listedGroups(store)
  if (!isClosed(ask) && totalOf(listed, {}) > MOST_GROUPED) return null
  const groups = isClosed(ask) ? listed : await groupsOf(store, passes(store, { ...ask, chosen: {} }, 'index'))
  const facets = FACETS.map((facet) => [facet, countBy(groups, facet, { ...ask.chosen, [facet]: undefined })])
  return Object.fromEntries(facets) as Facets
}

function countBy(groups: readonly ListedGroup[], facet: Facet, others: Chosen): Record<string, number> {
  const values = new Set(groups.flatMap((group) => group[facet] ?? []))
  const totals = [...values].map((value) => [value, totalOf(groups, { ...others, [facet]: [value] })] as const)
  return Object.fromEntries(totals.filter(([, total]) => total > 0))
}
