import { type ExpressionBuilder, sql } from 'kysely'
import { contains } from './contains.server.ts'
import type { Schema } from './schema.ts'
import type { Dialect, Store } from './store.server.ts'

/** Folded texts to look for, per column; of each group one must occur somewhere in the column's text. */
export type TextQuery = Record<Column, readonly Group[]>
type Group = readonly string[]

/** How to evaluate a condition: through the text index, or by comparing each row that the query visits. */
export type Means = 'index' | 'compare'

/** A trigram index needs at least three characters; shorter words are compared row by row. */
const SHORTEST_TRIGRAM = 3

const COLUMNS = ['searchText', 'locationText'] as const
type Column = (typeof COLUMNS)[number]

/** Condition: a public row contains one text of every group. In PostgreSQL the trigram index also speeds up the comparison. */
export function holdsWords(dialect: Dialect, query: TextQuery, means: Means) {
  return (eb: ExpressionBuilder<Schema, 'properties'>) => {
    const { phrases, compared } = split(query, dialect === 'sqlite' && means === 'index')
    const conditions = compared.map(([column, group]) =>
      eb.or(group.map((text) => contains(sql.ref(`properties.${column}`), text))),
    )
    const matched = sql<boolean>`properties.seq in (select rowid from "publicText" where "publicText" match ${phrases})`
    return eb.and(phrases ? [...conditions, matched] : conditions)
  }
}

/** Number of public rows with such texts, counted in the text index alone; null when that is not possible. */
export async function countByIndex(store: Store, query: TextQuery): Promise<number | null> {
  const { phrases, compared } = split(query, store.dialect === 'sqlite')
  if (!phrases || compared.length > 0) return null
  const counted = sql<{ total: number }>`select count(*) as total from "publicText" where "publicText" match ${phrases}`
  return (await counted.execute(store.db)).rows[0]?.total ?? 0
}

function split(query: TextQuery, indexed: boolean) {
  const groups = COLUMNS.flatMap((column) => query[column].map((group): [Column, Group] => [column, group]))
  const isPhrase = ([, group]: [Column, Group]) =>
    indexed && group.every((text) => [...text].length >= SHORTEST_TRIGRAM)
  return {
    phrases: groups
      .filter(isPhrase)
      .map(([column, group]) => `${column} : (${group.map(quoted).join(' OR ')})`)
      .join(' AND '),
    compared: groups.filter((group) => !isPhrase(group)),
  }
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
