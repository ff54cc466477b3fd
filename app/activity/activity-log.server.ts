import { findTimeZone } from '#app/agency/agency-days.server.ts'
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { addDays, startOfDay } from '#app/calendar/calendar-day.ts'
import type { TimeZone } from '#app/calendar/time-zones.ts'
import { foldedContains } from '#app/db/contains.server.ts'
import type { Schema } from '#app/db/schema.ts'
import type { Store } from '#app/db/store.server.ts'
import { pageAt } from '#app/figures/page-at.ts'
import { compareNames } from '#app/text/name-order.ts'
import { ACTIVITY_PAGE_SIZE, type ActivityEntry, type ActivityPage, MOST_ENTRIES } from './activity-entry.ts'
import type { ActivityFilters, ActivityQuery } from './activity-query.ts'
import { logPattern } from './log-text.ts'

/** One page of the log, newest first (spec, section 7). A page number past the end gives the last page. */
export async function findActivity(store: Store, query: ActivityQuery, most = MOST_ENTRIES): Promise<ActivityPage> {
  const matching = matches(query, await findTimeZone(store))
  const counted = await countMatching(store, matching, most + 1)
  const total = Math.min(counted, most)
  const { page, pages, offset } = pageAt(query.page, { rows: total, size: ACTIVITY_PAGE_SIZE })
  const ids = newestFirst(store.db.selectFrom('activityLogs'))
    .where(matching)
    .select('activityLogs.id')
    .limit(ACTIVITY_PAGE_SIZE)
    .offset(offset)
  const rows = await newestFirst(store.db.selectFrom('activityLogs'))
    .where('activityLogs.id', 'in', ids)
    .leftJoin('properties', 'properties.id', 'activityLogs.propertyId')
    .select([
      'activityLogs.id',
      'action',
      'propertyTitle',
      'propertyCode',
      'userName',
      'timestamp',
      'details',
      'isImported',
      'properties.id as existingPropertyId',
    ])
    .execute()
  return { entries: rows satisfies ActivityEntry[], total, isMore: counted > most, page, pages }
}

async function countMatching(store: Store, matching: ReturnType<typeof matches>, most: number): Promise<number> {
  const limited = store.db.selectFrom('activityLogs').where(matching).select(sql.lit(1).as('one')).limit(most)
  const { total } = await store.db
    .selectFrom(limited.as('found'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

function newestFirst<Row>(entries: SelectQueryBuilder<Schema, 'activityLogs', Row>) {
  return entries.orderBy('timestamp', 'desc').orderBy('activityLogs.id', 'desc')
}

/** Names of the people in the log, sorted. */
export async function findActors({ db }: Store): Promise<string[]> {
  const rows = await db
    .selectFrom('activityLogs')
    .where('userName', 'is not', null)
    .where('userName', '!=', '')
    .select('userName')
    .distinct()
    .execute()
  return rows.flatMap(({ userName }) => userName ?? []).toSorted(compareNames)
}

export async function hasImportedEntries({ db }: Store): Promise<boolean> {
  const imported = db.selectFrom('activityLogs').where('isImported', '=', 1).select('id').limit(1)
  return (await imported.executeTakeFirst()) !== undefined
}

/** Number of entries since an instant. */
export async function countActivitySince(store: Store, since: Date): Promise<number> {
  const { total } = await store.db
    .selectFrom('activityLogs')
    .where('timestamp', '>=', since.toISOString())
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Later days are ignored: the next day has a year of five digits, which would sort before all timestamps. */
const LAST_DAY = '9999-12-31'

/** Condition: the entry contains every searched word and passes every filter. */
function matches({ search, type, person, origin, from, to }: ActivityFilters, timeZone: TimeZone) {
  const patterns = search.split(' ').filter(Boolean).map(logPattern)
  return (eb: ExpressionBuilder<Schema, 'activityLogs'>) =>
    eb.and([
      ...patterns.map((pattern) =>
        pattern === null ? sql<boolean>`1 = 0` : foldedContains(sql.ref('activityLogs.searchText'), pattern),
      ),
      ...(type ? [eb('type', '=', type)] : []),
      ...(person ? [eb('userName', '=', person)] : []),
      ...(origin ? [eb('isImported', '=', Number(origin === 'importadas'))] : []),
      ...(from ? [eb('timestamp', '>=', startOfDay(timeZone, from).toISOString())] : []),
      ...(to && to < LAST_DAY ? [eb('timestamp', '<', startOfDay(timeZone, addDays(to, 1)).toISOString())] : []),
    ])
}
