import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import { addDays, startOfDay } from '#app/calendar/calendar-day.ts'
import { contains } from '#app/db/contains.server.ts'
import type { Schema } from '#app/db/schema.ts'
import type { ActivityFilters } from './activity-query.ts'

/** Letters that are searched for without their accents; SQLite's `lower` leaves the capital ones as they are. */
const PLAIN: Record<string, string> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u', ü: 'u', ñ: 'n' }

/** The condition that an entry holds every word that was searched for and passes every filter. */
export function isAsked({ search, type, person, from, to }: ActivityFilters) {
  return (eb: ExpressionBuilder<Schema, 'activityLogs'>) => {
    const text = sql<string>`"propertyTitle" || ' ' || coalesce("userName", '') || ' ' || coalesce("details", '')`
    const words = search.split(' ').filter(Boolean)
    return eb.and([
      ...words.map((word) => contains(folded(text), foldedWord(word))),
      ...(type ? [eb('type', '=', type)] : []),
      ...(person ? [eb('userName', '=', person)] : []),
      ...(from ? [eb('timestamp', '>=', startOfDay(from).toISOString())] : []),
      ...(to ? [eb('timestamp', '<', startOfDay(addDays(to, 1)).toISOString())] : []),
    ])
  }
}

function folded(text: RawBuilder<string>): RawBuilder<string> {
  return Object.entries(PLAIN).reduce(
    (inner, [accented, plain]) =>
      sql<string>`replace(replace(${inner}, ${sql.lit(accented)}, ${sql.lit(plain)}), ${sql.lit(accented.toUpperCase())}, ${sql.lit(plain)})`,
    sql<string>`lower(${text})`,
  )
}

function foldedWord(word: string): string {
  return [...word.toLowerCase()].map((letter) => PLAIN[letter] ?? letter).join('')
}
