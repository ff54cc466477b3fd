import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, expressionBuilder, sql } from 'kysely'
import { contains } from './contains.server.ts'
import type { Schema } from './schema.ts'
import type { Dialect, Store } from './store.server.ts'
import { toldInLog, toldInPanel } from './told-texts.server.ts'

/**
 * Folded texts to look for in one kind of rows, by column; of each group the column's text must have one: one of three
 * characters or more somewhere in it, a shorter one or a piece, of letters and digits alone, at the beginning of a word; an empty
 * one is in none. `surely`: what the texts of the rows that pass have anyway; an index in SQLite that is asked for it, too,
 * finds fewer rows whose columns are then tested.
 */
export type TextQuery = {
  of: keyof typeof INDEXES
  groups: readonly Located[]
  surely?: readonly Located[] | undefined
}
type Located = readonly [column: 'searchText' | 'locationText' | 'told', group: Group]
type Group = readonly string[]

/** A condition on properties. */
export type Condition = (eb: ExpressionBuilder<Schema, 'properties'>) => Expression<SqlBool>

/** Characters from which on a text is looked for anywhere: a trigram index needs as many. */
const SHORTEST_PART = 3
/** Longer words that are a piece of common ones ('lámina', 'cochinilla', 'nave'): looked for as short ones are. */
const PIECES: ReadonlySet<string> = new Set(['mina', 'china', 'ave'])

/**
 * The texts by who searches them, and their indexes in SQLite: of what stands anywhere in a text, and of how its words
 * begin. The public ones have public rows alone; the others have one column, `told`.
 */
const INDEXES = {
  public: { parts: 'publicText', words: 'publicWords', row: sql`properties.seq` },
  panel: { parts: 'panelParts', words: 'panelWords', row: sql`properties.seq` },
  log: { parts: 'logParts', words: 'logWords', row: sql`"activityLogs".rowid` },
} as const

/**
 * How to evaluate a condition: through all hits of the text indexes, by comparing each row that the query visits, by
 * looking for each of these among all hits, or hit by hit of one index that the query begins with (`countHits`).
 */
export type Means = 'index' | 'compare' | 'among' | 'hits'

const { and, or } = expressionBuilder<Schema, never>()

/**
 * A column of the properties in a condition. In SQLite a sign before it keeps the planner to the index of the order that
 * is walked; PostgreSQL knows enough of each.
 */
export function columnFor(dialect: Dialect, means: Means, name: string): RawBuilder<unknown> {
  const column = sql.ref(`properties.${name}`)
  return dialect === 'sqlite' && isWalk(means) ? sql`+${column}` : column
}

function isWalk(means: Means): boolean {
  return means === 'compare' || means === 'among'
}

/** Condition: a row has one text of every group. In PostgreSQL the trigram index also speeds up the comparison. */
export function holdsWords(dialect: Dialect, query: TextQuery, means: Means): Expression<SqlBool> {
  if (dialect === 'postgres' || means === 'compare') return and(compared(dialect, query))
  return and(means === 'hits' ? matching(query).map(({ isMatch }) => isMatch) : indexed(query, means))
}

/** The match of a query that one index answers. */
export function onlyMatch(query: TextQuery): Match | null {
  const [match = null, ...others] = matching(query)
  return others.length === 0 && split(query).mixed.length === 0 ? match : null
}

/**
 * The properties, to find texts in them: in SQLite all hits of an index are filtered and ordered by the copy of their
 * columns, where the planner by itself would read whole rows.
 */
export function propertiesFor({ dialect }: Store, query: TextQuery, means: Means) {
  const isCopied = dialect === 'sqlite' && means === 'index' && onlyMatch(query) !== null
  const name = isCopied ? 'properties indexed by "propertiesByRow"' : 'properties'
  return sql<Schema['properties']>`properties`.as<'properties'>(sql.raw(name))
}

/** Groups by the index that knows them: of long texts alone, of short ones alone, of both. */
function split({ groups }: TextQuery) {
  const isOf = (isIt: (text: string) => boolean) => groups.filter(([, group]) => group.every(isIt))
  const parts = isOf(isLong)
  const words = isOf((text) => !isLong(text))
  return { parts, words, mixed: groups.filter((group) => !parts.includes(group) && !words.includes(group)) }
}

/** What is looked for in the place of a folded word: of a short one, its letters and digits. */
export function lookedFor(word: string): string {
  return isLong(word) ? word : word.replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** Whether a text is looked for anywhere, or only where a word begins. */
function isLong(text: string): boolean {
  return [...text].length >= SHORTEST_PART && !PIECES.has(text)
}

function indexed(query: TextQuery, means: Means): Expression<SqlBool>[] {
  // The same sign as before a column (`columnFor`).
  const row = isWalk(means) ? sql`+${INDEXES[query.of].row}` : INDEXES[query.of].row
  const found = ({ table, isMatch }: Match) => sql<boolean>`${row} in (select rowid from ${table} where ${isMatch})`
  const { mixed } = split(query)
  return [
    ...matching(query).map(found),
    ...mixed.map(([column, group]) =>
      or(group.flatMap((text) => matching({ of: query.of, groups: [[column, [text]]] }).map(found))),
    ),
  ]
}

type Match = { table: RawBuilder<unknown>; isMatch: RawBuilder<boolean> }

/** The rows of each index that say one text of each of its groups; the empty group of signs alone is in none. */
function matching(query: TextQuery): Match[] {
  const { parts, words } = split(query)
  const all = (groups: readonly Located[], phrase: (text: string) => string | null) =>
    groups
      .map(([column, group]) => `${column} : (${group.flatMap((text) => phrase(text) ?? []).join(' OR ') || '""'})`)
      .join(' AND ')
  const match = (name: string, text: string) => ({
    table: sql.table(name),
    isMatch: sql<boolean>`${sql.ref(name)} match ${text}`,
  })
  const index = INDEXES[query.of]
  return [
    ...(parts.length > 0 ? [match(index.parts, all([...parts, ...(query.surely ?? [])], quoted))] : []),
    ...(words.length > 0 ? [match(index.words, all(words, beginning))] : []),
  ]
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}

function beginning(text: string): string | null {
  return text === '' ? null : `"${text}" *`
}

function compared(dialect: Dialect, { of, groups }: TextQuery): Expression<SqlBool>[] {
  return groups.map(([column, group]) => {
    const text = textIn(dialect, of, column)
    return or(group.map((part) => (isLong(part) ? contains(text, part) : begins(dialect, text, part))))
  })
}

function textIn(dialect: Dialect, of: TextQuery['of'], column: Located[0]): RawBuilder<unknown> {
  if (of === 'panel') return toldInPanel(dialect)
  return of === 'log' ? toldInLog() : sql.ref(`properties.${column}`)
}

/** Condition: a word of the text begins so. */
function begins(dialect: Dialect, text: Expression<unknown>, part: string) {
  if (part === '') return sql<boolean>`${sql.lit(1)} = ${sql.lit(0)}`
  if (dialect === 'postgres') return sql<boolean>`${text} ~ ${`(^|[^[:alnum:]])${part}`}`
  return sql<boolean>`' ' || ${text} glob ${`*[^a-z0-9]${part}*`}`
}
