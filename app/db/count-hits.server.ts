import { type RawBuilder, expressionBuilder, sql } from 'kysely'
import { indexedFacts } from './fact-index.server.ts'
import type { Schema } from './schema.ts'
import { type Condition, type Means, type TextQuery, onlyMatch } from './searched-text.server.ts'
import type { Store } from './store.server.ts'

/** What passes, by the means of looking for its texts. */
export type Passing = (means: Means) => Condition

/**
 * How many rows were counted, in the order of their numbers, and the number that the last of them has: of what was not
 * counted to its end it tells how far the counting came. Null where they came in another order.
 */
export type CountedRows = { total: number; last: number | null }

/** Rows with such texts, counted in one text index alone, up to `most`; null when that is not possible. */
export async function countByIndex(
  { lists, dialect }: Store,
  query: TextQuery,
  most: number,
): Promise<CountedRows | null> {
  const match = dialect === 'sqlite' ? onlyMatch(query) : null
  if (!match) return null
  const { table, isMatch } = match
  return countUpTo(lists, sql`rowid`, sql`from ${table} where ${isMatch}`, most)
}

/**
 * Properties with such texts that pass, up to `most`: where one text index knows them, its hits are tested in their turn
 * until there are enough, by the copy of their columns.
 */
export async function countHits(
  { lists, dialect }: Store,
  query: TextQuery,
  passing: Passing,
  most: number,
): Promise<CountedRows> {
  const match = dialect === 'sqlite' ? onlyMatch(query) : null
  const properties = match
    ? sql`${match.table} cross join properties indexed by "propertiesByRow" on properties.seq = ${match.table}.rowid`
    : sql`properties`
  const condition = passing(match ? 'hits' : 'index')(expressionBuilder<Schema, 'properties'>())
  return countUpTo(lists, match ? sql`properties.seq` : NO_NUMBER, sql`from ${properties} where ${condition}`, most)
}

/** Properties that pass, up to `most`. */
export async function countCompared(store: Store, passing: Passing, most: number): Promise<CountedRows> {
  const condition = passing('compare')(expressionBuilder<Schema, 'properties'>())
  return countUpTo(store.lists, NO_NUMBER, sql`from properties where ${condition}`, most)
}

/** Number of properties of a type that pass, up to `most`: by the index of its facts. */
export async function countFacts(
  store: Store,
  type: Schema['properties']['type'],
  passing: Passing,
  most: number,
): Promise<number> {
  const condition = passing('index')(expressionBuilder<Schema, 'properties'>())
  return (await countUpTo(store.lists, NO_NUMBER, sql`from ${indexedFacts(store, type)} where ${condition}`, most))
    .total
}

const NO_NUMBER = sql`cast(null as integer)`

/** @param number of a row; no other column: the indexes tell all that is asked */
async function countUpTo(
  lists: Store['lists'],
  number: RawBuilder<unknown>,
  rows: RawBuilder<unknown>,
  most: number,
): Promise<CountedRows> {
  const counted = sql<{ total: number; last: number | null }>`select count(*) as total, max(number) as last
    from (select ${number} as number ${rows} limit ${sql.lit(most)}) as rows`
  const [row] = (await counted.execute(lists)).rows
  return { total: Number(row?.total ?? 0), last: row?.last ?? null }
}
