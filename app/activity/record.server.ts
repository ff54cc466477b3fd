import type { Generated, Insertable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Queries } from '#app/db/store.server.ts'
import type { ActivityAction, ActivityType } from './activity-actions.ts'
import { logText } from './log-text.ts'

declare module '#app/db/schema.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Schema {
    activityLogs: ActivityLogsTable
  }
}

type ActivityLogsTable = {
  id: string
  action: ActivityAction
  propertyId: string | null
  propertyTitle: string
  /** The ID of the property at that time; null for an entry about no property. */
  propertyCode: string | null
  userId: string | null
  userName: string | null
  timestamp: string
  details: string | null
  /** The text that the search of the log uses (`logText`). */
  searchText: Generated<string>
  type: ActivityType
  /** 0 or 1: whether it came from another log, with an import or an archive. */
  isImported: Generated<number>
}

/**
 * An entry of the log. It stores the title and the ID of its property, which may be deleted later. An entry about no
 * property only has a title.
 */
type Entry = {
  action: ActivityAction
  type: ActivityType
  property: { id: string; title: string; code: string } | { id: null; title: string }
  actor: { id: string | null; name: string | null }
  details?: string
  now: Date
}

/**
 * Writes a log entry; call it inside the transaction of the change that it reports.
 * @returns its id
 */
export async function recordActivity(db: Queries, entry: Entry): Promise<string> {
  const id = uuidv7({ msecs: entry.now.getTime() })
  await db.insertInto('activityLogs').values(rowOf(id, entry)).execute()
  return id
}

/** Adds an entry of another system's log, which its mark tells apart. @returns false if the log has it already */
export async function recordEarlierActivity(db: Queries, id: string, entry: Entry): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('activityLogs')
    .values({ ...rowOf(id, entry), isImported: 1 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

function rowOf(id: string, { action, type, property, actor, details, now }: Entry): Insertable<ActivityLogsTable> {
  const { title } = property
  const code = property.id === null ? null : property.code
  return {
    id,
    action,
    type,
    propertyId: property.id,
    propertyTitle: title,
    propertyCode: code,
    userId: actor.id,
    userName: actor.name,
    timestamp: now.toISOString(),
    details: details ?? null,
    searchText: logText([title, code, actor.name, details ?? null]),
  }
}
