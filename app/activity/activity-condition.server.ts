import type { ExpressionBuilder } from 'kysely'
import { addDays, startOfDay } from '#app/calendar/calendar-day.ts'
import type { Schema } from '#app/db/schema.ts'
import { type Means, type TextQuery, holdsWords, lookedFor } from '#app/db/searched-text.server.ts'
import type { Dialect } from '#app/db/store.server.ts'
import { wordInLog } from '#app/db/told-texts.server.ts'
import type { ActivityFilters } from './activity-query.ts'

/** A day after which no moment is written: with five digits of a year it would sort before all others. */
const LAST_DAY = '9999-12-31'

/** The words of a search, as the indexes of the log are asked for them. */
function logTexts(search: string): TextQuery {
  const words = search.split(' ').filter(Boolean)
  return { of: 'log', groups: words.map((word) => ['told', [lookedFor(wordInLog(word))]]) }
}

/** The condition that an entry holds every word that was searched for and passes every filter. */
export function isAsked({ search, type, person, from, to }: ActivityFilters, dialect: Dialect, means: Means) {
  return (eb: ExpressionBuilder<Schema, 'activityLogs'>) =>
    eb.and([
      holdsWords(dialect, logTexts(search), means),
      ...(type ? [eb('type', '=', type)] : []),
      ...(person ? [eb('userName', '=', person)] : []),
      ...(from ? [eb('timestamp', '>=', startOfDay(from).toISOString())] : []),
      ...(to && to < LAST_DAY ? [eb('timestamp', '<', startOfDay(addDays(to, 1)).toISOString())] : []),
    ])
}
