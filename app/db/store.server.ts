import { type ExpressionBuilder, type Kysely, type Transaction, sql } from 'kysely'
import type { Schema } from './schema.ts'

export type Dialect = 'sqlite' | 'postgres'

/** An open store. Queries go through `db`; what differs between the dialects goes through the functions of this folder. */
export type Store = { db: Kysely<Schema>; dialect: Dialect; close: () => Promise<void> }

/** A query can run on the store itself or inside a transaction of it. */
export type Queries = Kysely<Schema> | Transaction<Schema>

/** The trigram indexes answer from three characters up; anything shorter is compared row by row. */
const SHORTEST_TRIGRAM = 3

type TextColumn = 'searchText' | 'locationText'

/**
 * True where every word occurs somewhere in the folded text of the column.
 * @param words already folded (`foldText`), none empty
 */
export function containsWords(dialect: Dialect, column: TextColumn, words: readonly string[]) {
  return (eb: ExpressionBuilder<Schema, 'properties'>) => {
    const indexed = dialect === 'sqlite' ? words.filter((word) => [...word].length >= SHORTEST_TRIGRAM) : []
    const compared = words.filter((word) => !indexed.includes(word))
    const conditions = compared.map((word) => like(column, word))
    if (indexed.length > 0) {
      const phrases = indexed.map((word) => `${column} : "${word.replaceAll('"', '""')}"`).join(' AND ')
      conditions.push(
        sql<boolean>`properties.seq in (select rowid from "propertiesText" where "propertiesText" match ${phrases})`,
      )
    }
    return eb.and(conditions)
  }
}

function like(column: TextColumn, word: string) {
  const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`properties.${sql.ref(column)} like ${pattern} escape '\\'`
}
