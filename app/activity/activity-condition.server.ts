import { type ExpressionBuilder, sql } from 'kysely'
import { addDays, startOfDay } from '#app/calendar/calendar-day.ts'
import { contains } from '#app/db/contains.server.ts'
import type { Schema } from '#app/db/schema.ts'
import type { ActivityFilters } from './activity-query.ts'
import { logPattern } from './log-text.ts'

/** A day after which no moment is written: with five digits of a year it would sort before all others. */
const LAST_DAY = '9999-12-31'

/** The condition that an entry holds every word that was searched for and passes every filter. */
export function isRequested({ search, type, person, from, to }: ActivityFilters) {
  const patterns = search.split(' ').filter(Boolean).map(logPattern)
  return (eb: ExpressionBuilder<Schema, 'activityLogs'>) =>
    eb.and([
      ...patterns.map((pattern) =>
        pattern === null ? sql<boolean>`1 = 0` : contains(sql.ref('activityLogs.searchText'), pattern),
      ),
      ...(type ? [eb('type', '=', type)] : []),
      ...(person ? [eb('userName', '=', person)] : []),
      ...(from ? [eb('timestamp', '>=', startOfDay(from).toISOString())] : []),
      ...(to && to < LAST_DAY ? [eb('timestamp', '<', startOfDay(addDays(to, 1)).toISOString())] : []),
    ])
}
