import type { Store } from '#app/db/store.server.ts'
import type { ActivityEntry, ActivityPage } from './activity-entry.ts'
import { ACTIVITY_PAGE_SIZE } from './activity-entry.ts'
import { isAsked } from './activity-condition.server.ts'
import type { ActivityQuery } from './activity-query.ts'

/** One page of the log, newest first (spec, section 7). A page number past the end gives the last page. */
export async function findActivity(store: Store, query: ActivityQuery): Promise<ActivityPage> {
  const { total } = await store.lists
    .selectFrom('activityLogs')
    .where(isAsked(query))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const pages = Math.max(1, Math.ceil(total / ACTIVITY_PAGE_SIZE))
  const page = Math.min(query.page, pages)
  const rows = await store.lists
    .selectFrom('activityLogs')
    .where('activityLogs.id', 'in', (eb) =>
      eb.selectFrom('activityLogs').where(isAsked(query)).select('activityLogs.id'),
    )
    .leftJoin('properties', 'properties.id', 'activityLogs.propertyId')
    .orderBy('timestamp', 'desc')
    .orderBy('activityLogs.id', 'desc')
    .limit(ACTIVITY_PAGE_SIZE)
    .offset((page - 1) * ACTIVITY_PAGE_SIZE)
    .select([
      'activityLogs.id',
      'action',
      'propertyTitle',
      'userName',
      'timestamp',
      'details',
      'properties.id as livingId',
    ])
    .execute()
  return { entries: rows satisfies ActivityEntry[], total, page, pages }
}

/** Who has done something, by their names. */
export async function findActors({ lists }: Store): Promise<string[]> {
  const rows = await lists
    .selectFrom('activityLogs')
    .where('userName', 'is not', null)
    .where('userName', '!=', '')
    .select('userName')
    .distinct()
    .execute()
  return rows.flatMap(({ userName }) => userName ?? []).toSorted((one, other) => one.localeCompare(other, 'es'))
}

/** Number of entries since an instant. */
export async function countActivitySince(store: Store, since: Date): Promise<number> {
  const { total } = await store.lists
    .selectFrom('activityLogs')
    .where('timestamp', '>=', since.toISOString())
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
