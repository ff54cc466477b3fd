import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { type Means, type TextQuery, countByIndex, holdsWords } from '#app/db/public-text.server.ts'
import type { Schema } from '#app/db/schema.ts'
import type { Store } from '#app/db/store.server.ts'
import { cardColumns, toCard } from '#app/properties/card-row.server.ts'
import { FILTER_NAMES, filterOf } from './filter-table.ts'
import { type Filters, PAGE_SIZE, type Sort } from './filters.ts'
import { searchWords } from '#app/properties/fold-text.ts'
import type { PropertyCard } from '#app/properties/property.ts'
import { type SearchReading, type Wanted, readSearch, wantedBy } from './read-search.ts'
import { NAMED_COLUMNS } from './trade-words.ts'

/** One page of the public listing. `page` is the page that was answered: past the end it is the last one. */
export type ListingPage = { properties: PropertyCard[]; total: number; page: number; pages: number }

/**
 * From this many hits on, walking the order and testing each row finds fifteen sooner than collecting and sorting all
 * hits does (measured with `npm run bench`: the two meet near 1,500 at 100,000 properties, and earlier below).
 */
const HITS_TO_WALK = 1_000

type Rows = SelectQueryBuilder<Schema, 'properties', unknown>

/** Filters whose search was read. */
type Ask = { filters: Filters; wanted: Wanted; size: SearchReading['size'] }

/** The available properties that pass the filters, in the order asked for, 15 at a time (spec, sections 4 and 9). */
export async function findListingPage(store: Store, filters: Filters): Promise<ListingPage> {
  const { ask, total } = await settle(store, filters)
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const page = Math.min(filters.page, pages)
  if (total === 0) return { properties: [], total, page, pages }

  // The ids come from a covering index; only the fifteen rows of the page are read whole.
  const passing = store.db.selectFrom('properties').where(passes(store, ask, meansFor(total)))
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
export async function countListed(store: Store, filters: Filters): Promise<number> {
  return (await settle(store, filters)).total
}

/** Names in a search are taken for values of their column; where no property has them all, for words of its texts. */
async function settle(store: Store, filters: Filters): Promise<{ ask: Ask; total: number }> {
  const reading = readSearch(filters.search)
  const ask = { filters, wanted: wantedBy(reading, 'by name'), size: reading.size }
  const total = await count(store, ask)
  if (total > 0 || reading.terms.every(({ meaning }) => !meaning)) return { ask, total }
  const wider = { ...ask, wanted: wantedBy(reading, 'by text') }
  return { ask: wider, total: await count(store, wider) }
}

async function count(store: Store, ask: Ask): Promise<number> {
  const byText = isOnlyText(ask) ? await countByIndex(store, textsOf(ask)) : null
  if (byText !== null) return byText
  const { total } = await store.db
    .selectFrom('properties')
    .where(passes(store, ask, 'index'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

function passes(store: Store, ask: Ask, means: Means) {
  return (eb: ExpressionBuilder<Schema, 'properties'>) =>
    eb.and([
      eb('status', '=', 'disponible'),
      ...FILTER_NAMES.flatMap((name) => {
        const filter = filterOf(name)
        const value = ask.filters[name]
        if (filter.kind === 'choice') return value === null ? [] : [eb(filter.column, '=', value as never)]
        if (filter.kind === 'bound' && typeof value === 'number')
          return [eb(ranged(filter.column, means), filter.operator, value)]
        return []
      }),
      ...NAMED_COLUMNS.flatMap((column) => {
        const values = ask.wanted.named[column]
        return values ? [eb(column, 'in', values as never)] : []
      }),
      ...(ask.size
        ? [eb(ranged('area', means), '>=', ask.size.least), eb(ranged('area', means), '<=', ask.size.most)]
        : []),
      holdsWords(store.dialect, textsOf(ask), means)(eb),
    ])
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

function textsOf({ filters, wanted }: Ask): TextQuery {
  return { searchText: wanted.texts, locationText: searchWords(filters.location).map((word) => [word]) }
}

function isOnlyText({ filters, wanted, size }: Ask): boolean {
  const isText = FILTER_NAMES.every((name) => filterOf(name).kind === 'words' || filters[name] === null)
  return isText && size === null && Object.keys(wanted.named).length === 0
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
