import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { type Means, type TextQuery, countByIndex, holdsWords } from '#app/db/public-text.server.ts'
import type { Schema } from '#app/db/schema.ts'
import type { Store } from '#app/db/store.server.ts'
import { cardColumns, toCard } from '#app/properties/card-row.server.ts'
import { FILTER_NAMES, filterOf } from './filter-table.ts'
import { type Filters, PAGE_SIZE, type Sort } from './filters.ts'
import { searchWords } from '#app/properties/fold-text.ts'
import type { PropertyCard } from '#app/properties/property.ts'

/** One page of the public listing. `page` is the page that was answered: past the end it is the last one. */
export type ListingPage = { properties: PropertyCard[]; total: number; page: number; pages: number }

/**
 * From this many hits on, walking the order and testing each row finds fifteen sooner than collecting and sorting all
 * hits does (measured with `npm run bench`: the two meet near 1,500 at 100,000 properties, and earlier below).
 */
const HITS_TO_WALK = 1_000

type Rows = SelectQueryBuilder<Schema, 'properties', unknown>

/** The available properties that pass the filters, in the order asked for, 15 at a time (spec, sections 4 and 9). */
export async function findListingPage(store: Store, filters: Filters): Promise<ListingPage> {
  const total = await count(store, filters)
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const page = Math.min(filters.page, pages)
  if (total === 0) return { properties: [], total, page, pages }

  // The ids come from a covering index; only the fifteen rows of the page are read whole.
  const passing = store.db.selectFrom('properties').where(passes(store, filters, meansFor(total)))
  const ids = inOrder(passing, filters.sort)
    .select('properties.id')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  const rows = await inOrder(store.db.selectFrom('properties').where('properties.id', 'in', ids), filters.sort)
    .select(cardColumns)
    .execute()
  return { properties: rows.map(toCard), total, page, pages }
}

/** How many available properties pass the filters. */
async function count(store: Store, filters: Filters): Promise<number> {
  const byText = onlyText(filters) ? await countByIndex(store, wordsOf(filters)) : null
  if (byText !== null) return byText
  const { total } = await store.db
    .selectFrom('properties')
    .where(passes(store, filters, 'index'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

function passes(store: Store, filters: Filters, means: Means) {
  return (eb: ExpressionBuilder<Schema, 'properties'>) => {
    const conditions = FILTER_NAMES.flatMap((name) => {
      const filter = filterOf(name)
      const value = filters[name]
      if (filter.kind === 'choice') return value === null ? [] : [eb(filter.column, '=', value as never)]
      if (filter.kind === 'bound' && typeof value === 'number')
        return [eb(ranged(filter.column, means), filter.operator, value)]
      return []
    })
    return eb.and([
      eb('status', '=', 'disponible'),
      ...conditions,
      holdsWords(store.dialect, wordsOf(filters), means)(eb),
    ])
  }
}

/** A sum with nothing is no index column: the planner then keeps to the order's index instead of the range's. */
function ranged(column: string, means: Means) {
  return means === 'index'
    ? sql<number>`properties.${sql.ref(column)}`
    : sql<number>`(properties.${sql.ref(column)} + 0)`
}

function meansFor(total: number): Means {
  return total >= HITS_TO_WALK ? 'compare' : 'index'
}

function wordsOf(filters: Filters): TextQuery {
  const words: TextQuery = { searchText: [], locationText: [] }
  for (const name of FILTER_NAMES) {
    const filter = filterOf(name)
    if (filter.kind === 'words') words[filter.column] = searchWords(String(filters[name]))
  }
  return words
}

function onlyText(filters: Filters): boolean {
  return FILTER_NAMES.every((name) => filterOf(name).kind === 'words' || filters[name] === null)
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
