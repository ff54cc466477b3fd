import type { Store } from '#app/db/store.server.ts'
import { LAND_USES } from '#app/properties/facts/filtered-vocabulary.ts'
import { PROPERTY_TYPES } from '#app/properties/vocabulary.ts'
import { factsInSearch } from './facts-in-search.ts'
import { type Ask, isClosed, listedFor, passes, settle, typeOf } from './asked.server.ts'
import type { CountedList } from './count-passing.server.ts'
import { FACETS, type Facet, type Facets } from './facets.ts'
import { FILTER_NAMES, filterOf } from './filter-table.ts'
import { isOffered } from './filters.ts'
import { type Chosen, type ListedGroup, groupsOf, isOfGroup, listedGroups } from './kept-counts.server.ts'
import { MOST_COUNTED, isGrouped } from './list-cost.ts'

/**
 * What the filters' choices would find; each is left out where counting would take too long: in a large catalogue with a
 * range, or with a word that many properties say.
 */
export async function facetsOf(store: Store, ask: Ask, countedList: CountedList): Promise<Facets | null> {
  const searchedType = ask.filters.type === null && typeOf(ask)
  const known = searchedType ? { searchedType } : null
  const groups = isClosed(ask) ? await listedGroups(store) : await groupsBeside(store, ask, countedList)
  if (!groups) return known
  // With another type other facts are asked for, and a search is read otherwise.
  const isOfType = ask.factsOf !== null || PROPERTY_TYPES.some((type) => factsInSearch(ask.filters.search, type))
  const counted = FACETS.filter((facet) => facet !== 'type' || !isOfType)
  const facets = counted.map((facet) => [facet, countBy(groups, facet, { ...ask.chosen, [facet]: undefined })])
  const byType = isGrouped(countedList.all, null) && {
    ...(isOfType && (await typesOf(store, ask, countedList))),
    ...(await landUsesOf(store, ask)),
  }
  return { ...known, ...Object.fromEntries(facets), ...byType }
}

/**
 * How many each type would find once it is chosen: of the facts that are asked for, it keeps those that it has.
 * @param own what the type that is chosen finds
 */
async function typesOf(store: Store, { filters }: Ask, own: CountedList): Promise<Pick<Facets, 'type'>> {
  const totals: [string, number][] = []
  for (const type of PROPERTY_TYPES) {
    const lacking = FILTER_NAMES.filter((name) => !isOffered(filterOf(name), type)).map((name) => [name, null])
    const others = { ...filters, ...Object.fromEntries(lacking), type }
    const { total } = type === filters.type ? own : (await settle(store, others, MOST_COUNTED)).countedList
    if (total > 0) totals.push([type, total])
  }
  return { type: Object.fromEntries(totals) }
}

/** How many have each use of land, where one type is asked for that has any. */
async function landUsesOf(store: Store, ask: Ask): Promise<Pick<Facets, 'landUse'>> {
  const type = typeOf(ask)
  if (!type || !isOffered(filterOf('landUse'), type)) return {}
  const others: Ask = { ...ask, filters: { ...ask.filters, landUse: null }, factsOf: type }
  const rows = await store.lists
    .selectFrom(listedFor(store, others, 'index'))
    .where(passes(store, others, 'index'))
    .groupBy('landUses')
    .select((eb) => ['landUses', eb.fn.countAll<number>().as('total')])
    .execute()
  const totals = LAND_USES.map((use) => {
    const having = rows.filter(({ landUses }) => landUses?.includes(`|${use}|`))
    return [use, having.reduce((sum, { total }) => sum + Number(total), 0)] as const
  })
  return { landUse: Object.fromEntries(totals.filter(([, total]) => total > 0)) }
}

/** What passes all but the closed filters, grouped anew for each question. */
async function groupsBeside(store: Store, ask: Ask, countedList: CountedList): Promise<readonly ListedGroup[] | null> {
  if (ask.factsOf) return countedList.groups
  const isOpen = Object.values(ask.chosen).every((values) => values === undefined)
  const counted = isOpen && !countedList.isMore ? countedList.total : null
  if (!isGrouped(countedList.all, counted ?? countedList.hits)) return null
  const passing = passes(store, { ...ask, chosen: {} }, 'index')
  return groupsOf(store, listedFor(store, ask, 'index'), passing)
}

/** @param others what is chosen of the other filters */
function countBy(groups: readonly ListedGroup[], facet: Facet, others: Chosen): Record<string, number> {
  const totals = new Map<string, number>()
  for (const group of groups) {
    const value = group[facet]
    if (value !== null && isOfGroup(group, others)) totals.set(value, (totals.get(value) ?? 0) + group.total)
  }
  return Object.fromEntries(totals)
}
