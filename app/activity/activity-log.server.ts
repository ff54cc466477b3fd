import { findTimeZone } from '#app/agency/agency-days.server.ts'
import { type ExpressionBuilder, type ExpressionWrapper, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { addDays, startOfDay } from '#app/calendar/calendar-day.ts'
import type { TimeZone } from '#app/calendar/time-zones.ts'
import { foldedContains } from '#app/db/contains.server.ts'
import type { Schema } from '#app/db/schema.ts'
import type { Store } from '#app/db/store.server.ts'
import { pageAt } from '#app/figures/page-at.ts'
import { withoutContacts } from '#app/mail/without-contacts.ts'
import { compareNames } from '#app/text/name-order.ts'
import { ACTIVITY_PAGE_SIZE, type ActivityEntry, type ActivityPage, MOST_ENTRIES } from './activity-entry.ts'
import type { ActivityType } from './activity-actions.ts'
import type { ActivityFilters, ActivityQuery } from './activity-query.ts'
import { logPattern, logText } from './log-text.ts'

/** A condition on entries of the log, for example which ones an account may know of. */
type LogCondition = (
  eb: ExpressionBuilder<Schema, 'activityLogs'>,
) => ExpressionWrapper<Schema, 'activityLogs', SqlBool>
const EVERY_ENTRY: LogCondition = (eb) => eb.and([])

/** What an account may know of the log. `seesContacts`: whether it sees the phones and e-mails of people. */
type LogAccess = { isSeen: LogCondition; seesContacts: boolean }
const WHOLE_ACCESS: LogAccess = { isSeen: EVERY_ENTRY, seesContacts: true }

/** The types of entries about people, which may have their phones and e-mails. */
const PEOPLE_TYPES = ['owner', 'lead', 'visit'] as const satisfies readonly ActivityType[]

/**
 * One page of the log, newest first (spec, section 7). A page number past the end gives the last page. An account that sees no
 * contacts neither reads nor searches them.
 */
export async function findActivity(
  store: Store,
  query: ActivityQuery,
  { isSeen, seesContacts }: LogAccess = WHOLE_ACCESS,
  most = MOST_ENTRIES,
): Promise<ActivityPage> {
  const all = matches(query, isSeen, await findTimeZone(store))
  const matching = seesContacts || query.search === '' ? all : await withoutHiddenMatches(store, query.search, all)
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
      'activityLogs.type',
      'propertyTitle',
      'propertyCode',
      'userName',
      'timestamp',
      'details',
      'isImported',
      'properties.id as existingPropertyId',
    ])
    .execute()
  const entries: ActivityEntry[] = seesContacts ? rows : rows.map(visibleEntry)
  return { entries, total, isMore: counted > most, page, pages }
}

/** An entry about people without their phones and e-mails. */
function visibleEntry<Entry extends Pick<ActivityEntry, 'type' | 'propertyTitle' | 'details'>>(entry: Entry): Entry {
  if (!PEOPLE_TYPES.some((type) => type === entry.type)) return entry
  const { propertyTitle, details } = entry
  return { ...entry, propertyTitle: withoutContacts(propertyTitle), details: details && withoutContacts(details) }
}

/**
 * The condition without entries about people that have a searched word only in a phone or an e-mail. The stored text has those
 * too, so the found entries are read again; of more than `MOST_ENTRIES` the newest.
 */
async function withoutHiddenMatches(store: Store, search: string, matching: LogCondition): Promise<LogCondition> {
  const found = await newestFirst(store.db.selectFrom('activityLogs'))
    .where(matching)
    .where('type', 'in', PEOPLE_TYPES)
    .select(['id', 'type', 'propertyTitle', 'propertyCode', 'userName', 'details'])
    .limit(MOST_ENTRIES)
    .execute()
  const patterns = patternsOf(search)
  const ids = found.flatMap((row) => {
    const { propertyTitle, details } = visibleEntry(row)
    const text = logText([propertyTitle, row.propertyCode, row.userName, details])
    return patterns.every((pattern) => pattern !== null && text.includes(pattern)) ? row.id : []
  })
  return (eb) => {
    const others = eb('type', 'not in', PEOPLE_TYPES)
    return eb.and([matching(eb), ids.length === 0 ? others : eb.or([others, eb('activityLogs.id', 'in', ids)])])
  }
}

async function countMatching(store: Store, matching: LogCondition, most: number): Promise<number> {
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
export async function countActivitySince(
  store: Store,
  since: Date,
  isSeen: LogCondition = EVERY_ENTRY,
): Promise<number> {
  const { total } = await store.db
    .selectFrom('activityLogs')
    .where('timestamp', '>=', since.toISOString())
    .where(isSeen)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Later days are ignored: the next day has a year of five digits, which would sort before all timestamps. */
const LAST_DAY = '9999-12-31'

/** Condition: the entry contains every searched word and passes every filter. */
function matches(
  { search, type, person, origin, from, to }: ActivityFilters,
  isSeen: LogCondition,
  timeZone: TimeZone,
): LogCondition {
  return (eb) =>
    eb.and([
      isSeen(eb),
      ...patternsOf(search).map((pattern) =>
        pattern === null ? sql<boolean>`1 = 0` : foldedContains(sql.ref('activityLogs.searchText'), pattern),
      ),
      ...(type ? [eb('type', '=', type)] : []),
      ...(person ? [eb('userName', '=', person)] : []),
      ...(origin ? [eb('isImported', '=', Number(origin === 'importadas'))] : []),
      ...(from ? [eb('timestamp', '>=', startOfDay(timeZone, from).toISOString())] : []),
      ...(to && to < LAST_DAY ? [eb('timestamp', '<', startOfDay(timeZone, addDays(to, 1)).toISOString())] : []),
    ])
}

function patternsOf(search: string): (string | null)[] {
  return search.split(' ').filter(Boolean).map(logPattern)
}
