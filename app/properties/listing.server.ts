import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Schema } from '#app/db/schema.ts'
import { type Store, containsWords } from '#app/db/store.server.ts'
import { cardColumns, toCard } from './card-row.server.ts'
import { type Filters, PAGE_SIZE, type Sort } from './filters.ts'
import { searchWords } from './fold-text.ts'
import type { PropertyCard } from './property.ts'

/** One page of the public listing. `page` is the page that was answered: past the end it is the last one. */
export type ListingPage = { properties: PropertyCard[]; total: number; page: number; pages: number }

type Rows = SelectQueryBuilder<Schema, 'properties', unknown>

/** The available properties that pass the filters, in the order asked for, 15 at a time (spec, sections 4 and 9). */
export async function findListingPage(store: Store, filters: Filters): Promise<ListingPage> {
  const passing = store.db.selectFrom('properties').where(passes(store, filters))
  const { total } = await passing.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const page = Math.min(filters.page, pages)
  if (total === 0) return { properties: [], total, page, pages }

  // The ids come from a covering index; only the fifteen rows of the page are read whole.
  const ids = inOrder(passing, filters.sort)
    .select('properties.id')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  const rows = await inOrder(
    store.db.selectFrom('properties').where('properties.id', 'in', ids),
    filters.sort,
  )
    .select(cardColumns)
    .execute()
  return { properties: rows.map(toCard), total, page, pages }
}

function passes(store: Store, filters: Filters) {
  const { search, location, municipality, state, type, category, minPriceCents, maxPriceCents, minArea, maxArea } = filters
  return (eb: ExpressionBuilder<Schema, 'properties'>) => {
    const conditions = [eb('status', '=', 'disponible')]
    if (municipality) conditions.push(eb('municipality', '=', municipality))
    if (state) conditions.push(eb('state', '=', state))
    if (type) conditions.push(eb('type', '=', type))
    if (category) conditions.push(eb('category', '=', category))
    if (minPriceCents !== null) conditions.push(eb('comparableCents', '>=', minPriceCents))
    if (maxPriceCents !== null) conditions.push(eb('comparableCents', '<=', maxPriceCents))
    if (minArea !== null) conditions.push(eb('area', '>=', minArea))
    if (maxArea !== null) conditions.push(eb('area', '<=', maxArea))
    const words = searchWords(search)
    if (words.length > 0) conditions.push(containsWords(store.dialect, 'searchText', words)(eb))
    const places = searchWords(location)
    if (places.length > 0) conditions.push(containsWords(store.dialect, 'locationText', places)(eb))
    return eb.and(conditions)
  }
}

/** Whatever the order, a property without the figure comes last, and equal figures put the newest first. */
function inOrder<Q extends Rows>(rows: Q, sort: Sort): Q {
  const [column, direction] = ORDERS[sort]
  if (column === 'createdAt') return rows.orderBy('createdAt', 'desc').orderBy('id', 'desc') as Q
  return rows
    .orderBy(sql.ref(column), (order) => (direction === 'asc' ? order.asc().nullsLast() : order.desc().nullsLast()))
    .orderBy('id', direction) as Q
}

const ORDERS: Record<Sort, readonly ['createdAt' | 'comparableCents' | 'area', 'asc' | 'desc']> = {
  recientes: ['createdAt', 'desc'],
  'precio-asc': ['comparableCents', 'asc'],
  'precio-desc': ['comparableCents', 'desc'],
  'superficie-asc': ['area', 'asc'],
  'superficie-desc': ['area', 'desc'],
}
