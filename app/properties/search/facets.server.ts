import type { Store } from '#app/db/store.server.ts'
import { PROPERTY_TYPES } from '#app/properties/vocabulary.ts'
import { askedFacts } from './asked-facts.ts'
import { type Ask, isClosed, listedFor, passes } from './asked.server.ts'
import type { Reached } from './count-passing.server.ts'
import { FACETS, type Facet, type Facets } from './facets.ts'
import { type Chosen, type ListedGroup, groupsOf, listedGroups, totalOf } from './kept-counts.server.ts'
import { isGrouped } from './list-reach.ts'

/** Null where counting would take too long: a large catalogue with a range, or a word that many properties say. */
export async function facetsOf(store: Store, ask: Ask, reached: Reached): Promise<Facets | null> {
  const groups = isClosed(ask) ? await listedGroups(store) : await groupsBeside(store, ask, reached)
  if (!groups) return null
  // With another type other facts are asked for, and a search is read otherwise: what it would find was not counted.
  const isOfType = ask.factsOf !== null || PROPERTY_TYPES.some((type) => askedFacts(ask.filters.search, type))
  const counted = FACETS.filter((facet) => facet !== 'type' || !isOfType)
  const facets = counted.map((facet) => [facet, countBy(groups, facet, { ...ask.chosen, [facet]: undefined })])
  return Object.fromEntries(facets) as Facets
}

/** What passes all but the closed filters, grouped anew for each question. */
async function groupsBeside(store: Store, ask: Ask, reached: Reached): Promise<readonly ListedGroup[] | null> {
  const { type, ...others } = ask.chosen
  const chosen = ask.factsOf ? { type } : {}
  const isOpen = Object.values(ask.factsOf ? others : ask.chosen).every((values) => values === undefined)
  const counted = isOpen && !reached.isMore ? reached.total : null
  // Facts that a search says are looked for in texts too, which takes its time once more.
  if (!isGrouped(reached.all, ask.facts ? null : (counted ?? reached.hits))) return null
  return groupsOf(store, listedFor(store, ask, 'index'), passes(store, { ...ask, chosen }, 'index'))
}

function countBy(groups: readonly ListedGroup[], facet: Facet, others: Chosen): Record<string, number> {
  const values = new Set(groups.flatMap((group) => group[facet] ?? []))
  const totals = [...values].map((value) => [value, totalOf(groups, { ...others, [facet]: [value] })] as const)
  return Object.fromEntries(totals.filter(([, total]) => total > 0))
}
