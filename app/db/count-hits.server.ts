import { type RawBuilder, expressionBuilder, sql } from 'kysely'
import { indexedFacts } from './fact-index.server.ts'
import type { Schema } from './schema.ts'
import { type Condition, type Means, type TextQuery, onlyMatch } from './searched-text.server.ts'
import type { Store } from './store.server.ts'

/** What passes, by the means of looking for its texts. */
export type Passing = (means: Means) => Condition

/** Number of rows with such texts, counted in one text index alone, up to `most`; null when that is not possible. */
export async function countByIndex({ lists, dialect }: Store, query: TextQuery, most: number): Promise<number | null> {
  const match = dialect === 'sqlite' ? onlyMatch(query) : null
  if (!match) return null
  const { table, isMatch } = match
  return countUpTo(lists, sql`from ${table} where ${isMatch}`, most)
}

/**
 * Number of properties with such texts that pass, up to `most`: where one text index knows them, its hits are tested in
 * their turn until there are enough, by the copy of their columns.
 */
export async function countHits(
  { lists, dialect }: Store,
  query: TextQuery,
  passing: Passing,
  most: number,
): Promise<number> {
  const match = dialect === 'sqlite' ? onlyMatch(query) : null
  const properties = match
    ? sql`${match.table} cross join properties indexed by "propertiesByRow" on properties.seq = ${match.table}.rowid`
    : sql`properties`
  const condition = passing(match ? 'hits' : 'index')(expressionBuilder<Schema, 'properties'>())
  return countUpTo(lists, sql`from ${properties} where ${condition}`, most)
}

/** Number of properties that pass, up to `most`. */
export async function countCompared(store: Store, passing: Passing, most: number): Promise<number> {
  const condition = passing('compare')(expressionBuilder<Schema, 'properties'>())
  return countUpTo(store.lists, sql`from properties where ${condition}`, most)
}

/** Number of properties of a type that pass, up to `most`: by the index of its facts. */
export async function countFacts(
  store: Store,
  type: Schema['properties']['type'],
  passing: Passing,
  most: number,
): Promise<number> {
  const condition = passing('index')(expressionBuilder<Schema, 'properties'>())
  return countUpTo(store.lists, sql`from ${indexedFacts(store, type)} where ${condition}`, most)
}

async function countUpTo(lists: Store['lists'], rows: RawBuilder<unknown>, most: number): Promise<number> {
  // No column: the indexes tell all that is asked.
  const counted = sql<{
    total: number
  }>`select count(*) as total from (select 1 ${rows} limit ${sql.lit(most)}) as rows`
  return Number((await counted.execute(lists)).rows[0]?.total ?? 0)
}
