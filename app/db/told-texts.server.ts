import { type RawBuilder, sql } from 'kysely'
import type { Dialect } from './store.server.ts'

// What the panel's searches look through, as the indexes of migrations 0013 and 0035 hold it, letter by letter.

/** Letters that the log is searched without accents for; SQLite's `lower` leaves the capital ones as they are. */
const PLAIN: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u', ü: 'u', ñ: 'n' }

/**
 * Of a property: its text, what its status is called, and the code that stands in for a missing ID (spec, section 2,
 * Properties).
 */
export function toldInPanel(dialect: Dialect): RawBuilder<string> {
  const next = sql.raw(dialect === 'sqlite' ? 'char(10)' : 'chr(10)')
  return sql<string>`(properties."panelText" || ${next} || properties.status
    || case when properties.status in ('disponible', 'pausada', 'vendida') then '' else ${next} || 'reservada' end
    || case when coalesce(properties."propertyId", '') = ''
      then ${next} || 'prop-' || substr(properties.id, length(properties.id) - 3) else '' end)`
}

/** Of an entry of the log (migration 0035): the property and its ID, the person, what changed. */
export function toldInLog(): RawBuilder<string> {
  const text = sql<string>`"activityLogs"."propertyTitle" || ' ' || coalesce("activityLogs"."propertyCode", '') || ' ' || coalesce("activityLogs"."userName", '') || ' ' || coalesce("activityLogs".details, '')`
  return Object.entries(PLAIN).reduce(
    (inner, [accented, plain]) =>
      sql<string>`replace(replace(${inner}, ${sql.lit(accented)}, ${sql.lit(plain)}), ${sql.lit(accented.toUpperCase())}, ${sql.lit(plain)})`,
    sql<string>`lower(${text})`,
  )
}

/** A word as the log tells it. */
export function wordInLog(word: string): string {
  return [...word.toLowerCase()].map((letter) => PLAIN[letter] ?? letter).join('')
}
