import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { contains } from './contains.server.ts'
import type { Schema } from './schema.ts'
import type { Dialect, Store } from './store.server.ts'

/**
 * Folded texts to look for, per column; of each group the column's text must have one: one of three characters or more
 * somewhere in it, a shorter one, of letters and digits alone, at the beginning of a word; an empty one is in none.
 */
export type TextQuery = Record<Column, readonly Group[]>
type Group = readonly string[]

/** Characters from which on a text is looked for anywhere: a trigram index needs as many. */
const SHORTEST_PART = 3

/** How to evaluate a condition: through the text indexes, or by comparing each row that the query visits. */
export type Means = 'index' | 'compare'

const COLUMNS = ['searchText', 'locationText'] as const
type Column = (typeof COLUMNS)[number]
type Eb = ExpressionBuilder<Schema, 'properties'>

/** Condition: a public row has one text of every group. In PostgreSQL the trigram index also speeds up the comparison. */
export function holdsWords(dialect: Dialect, query: TextQuery, means: Means) {
  return (eb: Eb) => {
    const byIndex = dialect === 'sqlite' && means === 'index'
    return eb.and(byIndex ? indexed(eb, query) : compared(eb, dialect, query))
  }
}

/**
 * Number of public rows with such texts, counted in one text index alone, up to `most`; null when that is not possible.
 */
export async function countByIndex({ lists, dialect }: Store, query: TextQuery, most: number): Promise<number | null> {
  if (dialect !== 'sqlite') return null
  const { parts, words, mixed } = split(query)
  const [match, ...others] = [...matching(parts, words)]
  if (!match || others.length > 0 || mixed.length > 0) return null
  const counted = sql<{ total: number }>`select count(*) as total from (select 1 ${match} limit ${sql.lit(most)})`
  return (await counted.execute(lists)).rows[0]?.total ?? 0
}

type Located = [column: Column, group: Group]

/** Groups by the index that knows them: of long texts alone, of short ones alone, of both. */
function split(query: TextQuery) {
  const groups = COLUMNS.flatMap((column) => query[column].map((group): Located => [column, group]))
  const isOf = (isIt: (text: string) => boolean) => groups.filter(([, group]) => group.every(isIt))
  const parts = isOf(isLong)
  const words = isOf((text) => !isLong(text))
  return { parts, words, mixed: groups.filter((group) => !parts.includes(group) && !words.includes(group)) }
}

/** Whether a text is looked for anywhere, or only where a word begins. */
export function isLong(text: string): boolean {
  return [...text].length >= SHORTEST_PART
}

function indexed(eb: Eb, query: TextQuery): Expression<SqlBool>[] {
  const { parts, words, mixed } = split(query)
  const found = (match: Match) => sql<boolean>`properties.seq in (select rowid ${match})`
  return [
    ...matching(parts, words).map(found),
    ...mixed.map(([column, group]) =>
      eb.or(matching([[column, group.filter(isLong)]], [[column, group.filter((text) => !isLong(text))]]).map(found)),
    ),
  ]
}

type Match = ReturnType<typeof sql>

/** The rows of the indexes that say one text of each of these groups; the empty group of signs alone is in none. */
function matching(parts: readonly Located[], words: readonly Located[]): Match[] {
  const all = (groups: readonly Located[], phrase: (text: string) => string | null) =>
    groups
      .map(([column, group]) => `${column} : (${group.flatMap((text) => phrase(text) ?? []).join(' OR ') || '""'})`)
      .join(' AND ')
  return [
    ...(parts.length > 0 ? [sql`from "publicText" where "publicText" match ${all(parts, quoted)}`] : []),
    ...(words.length > 0 ? [sql`from "publicWords" where "publicWords" match ${all(words, beginning)}`] : []),
  ]
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}

function beginning(text: string): string | null {
  return text === '' ? null : `"${text}" *`
}

function compared(eb: Eb, dialect: Dialect, query: TextQuery): Expression<SqlBool>[] {
  return COLUMNS.flatMap((column) =>
    query[column].map((group) =>
      eb.or(
        group.map((text) => {
          const told = sql.ref(`properties.${column}`)
          return isLong(text) ? contains(told, text) : begins(dialect, told, text)
        }),
      ),
    ),
  )
}

/** Condition: a word of the text begins so. */
function begins(dialect: Dialect, text: Expression<unknown>, part: string) {
  if (part === '') return sql<boolean>`${sql.lit(1)} = ${sql.lit(0)}`
  if (dialect === 'postgres') return sql<boolean>`${text} ~ ${`(^|[^[:alnum:]])${part}`}`
  return sql<boolean>`' ' || ${text} glob ${`*[^a-z0-9]${part}*`}`
}
