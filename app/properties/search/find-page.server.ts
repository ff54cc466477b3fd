import type { SelectQueryBuilder } from 'kysely'
import type { Schema } from '#app/db/schema.ts'
import type { Means } from '#app/db/searched-text.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { pageAt } from '#app/figures/page-at.ts'
import { cardColumns, toCard } from '#app/properties/card-row.server.ts'
import { partInPlace } from '#app/properties/map/kept-grid.server.ts'
import { type Ask, isPlaced, listedFor, passes, settle } from './asked.server.ts'
import { type CountedList, meansOf } from './count-passing.server.ts'
import { facetsOf } from './facets.server.ts'
import { type Filters, PAGE_SIZE, type Sort } from './filters.ts'
import { MOST_COUNTED, isPlaceWalked } from './list-cost.ts'
import type { ListingPage } from './listing-page.ts'

type Rows = SelectQueryBuilder<Schema, 'properties', unknown>

/**
 * The available properties that pass the filters, in the order asked for, 15 at a time (spec, sections 4 and 9).
 * @param most what is counted one by one at most
 */
export async function findListingPage(store: Store, filters: Filters, most = MOST_COUNTED): Promise<ListingPage> {
  const { ask, countedList } = await settle(store, filters, most)
  const { total, isMore } = countedList
  const { page, pages, offset } = pageAt(filters.page, { rows: Math.min(total, most), size: PAGE_SIZE })
  const facets = await facetsOf(store, ask, countedList)
  const found = { total, isMore, page, pages, facets }
  if (total === 0) return { properties: [], ...found }

  // The ids come from a covering index; only the fifteen rows of the page are read whole.
  const means = await meansFor(store, ask, countedList, offset + PAGE_SIZE)
  const passing = store.lists.selectFrom(listedFor(store, ask, means)).where(passes(store, ask, means))
  const ids = inOrder(passing, filters.sort).select('properties.id').limit(PAGE_SIZE).offset(offset)
  const rows = await inOrder(store.lists.selectFrom('properties').where('properties.id', 'in', ids), filters.sort)
    .select(cardColumns)
    .execute()
  return { properties: rows.map(toCard), ...found }
}

/** @param last place of the page's last row in the list */
async function meansFor(store: Store, ask: Ask, countedList: CountedList, last: number): Promise<Means> {
  if (ask.factsOf) return 'index'
  if (!isPlaced(ask)) return meansOf(countedList, last, ask.filters.sort !== 'recientes')
  return isPlaceWalked(last, await partInPlace(store, ask), countedList.chosen) ? 'among' : 'index'
}

/** How many available properties pass the filters, up to what is counted. */
export async function countListed(store: Store, filters: Filters): Promise<number> {
  return (await settle(store, filters, MOST_COUNTED)).countedList.total
}

/** Whatever the order, a property without the figure comes last; equal figures follow the id. */
function inOrder<Q extends Rows>(rows: Q, sort: Sort): Q {
  const [column, direction] = ORDERS[sort]
  // Every property has a date: saying where none would go keeps PostgreSQL from using the index of dates.
  if (column === 'createdAt') return rows.orderBy(column, direction).orderBy('id', direction) as Q
  const ordered = rows.orderBy(column, (order) => (direction === 'asc' ? order.asc() : order.desc()).nullsLast())
  return ordered.orderBy('id', direction) as Q
}

const ORDERS: Record<Sort, readonly ['createdAt' | 'comparableCents' | 'area', 'asc' | 'desc']> = {
  recientes: ['createdAt', 'desc'],
  'precio-asc': ['comparableCents', 'asc'],
  'precio-desc': ['comparableCents', 'desc'],
  'superficie-asc': ['area', 'asc'],
  'superficie-desc': ['area', 'desc'],
}
