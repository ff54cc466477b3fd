import { type SelectQueryBuilder, sql } from 'kysely'
import type { Schema } from '#app/db/schema.ts'
import type { Store } from '#app/db/store.server.ts'
import { pageAt } from '#app/figures/page-at.ts'
import { compareNames } from '#app/text/name-order.ts'
import { ACTIVITY_PAGE_SIZE, type ActivityEntry, type ActivityPage, MOST_ENTRIES } from './activity-entry.ts'
import { isRequested } from './activity-condition.server.ts'
import type { ActivityQuery } from './activity-query.ts'

/** One page of the log, newest first (spec, section 7). A page number past the end gives the last page. */
export async function findActivity(store: Store, query: ActivityQuery, most = MOST_ENTRIES): Promise<ActivityPage> {
  const counted = await countRequested(store, query, most + 1)
  const total = Math.min(counted, most)
  const { page, pages, offset } = pageAt(query.page, { rows: total, size: ACTIVITY_PAGE_SIZE })
  const ids = newestFirst(store.db.selectFrom('activityLogs'))
    .where(isRequested(query))
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
      'properties.id as existingPropertyId',
    ])
    .execute()
  return { entries: rows satisfies ActivityEntry[], total, isMore: counted > most, page, pages }
}

async function countRequested(store: Store, query: ActivityQuery, most: number): Promise<number> {
  const found = store.db.selectFrom('activityLogs').where(isRequested(query)).select(sql.lit(1).as('one')).limit(most)
  const { total } = await store.db
    .selectFrom(found.as('found'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

function newestFirst<Row>(entries: SelectQueryBuilder<Schema, 'activityLogs', Row>) {
  return entries.orderBy('timestamp', 'desc').orderBy('activityLogs.id', 'desc')
}

/** Who has done something, by their names. */
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

/** Number of entries since an instant. */
export async function countActivitySince(store: Store, since: Date): Promise<number> {
  const { total } = await store.db
    .selectFrom('activityLogs')
    .where('timestamp', '>=', since.toISOString())
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
