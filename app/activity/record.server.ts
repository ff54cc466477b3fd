import { v7 as uuidv7 } from 'uuid'
import type { Queries } from '#app/db/store.server.ts'
import type { ActivityAction, ActivityType } from './activity-actions.ts'
import { logText } from './log-text.ts'

/**
 * One line of the log, about a property that may be gone later: its title and its ID are kept with the entry. What is
 * about none has a title alone.
 */
type Entry = {
  action: ActivityAction
  type: ActivityType
  property: { id: string; title: string; code: string } | { id: null; title: string }
  actor: { id: string | null; name: string | null }
  details?: string
  now: Date
}

/** Writes a log entry; call it inside the transaction of the change that it tells of. */
export async function recordActivity(db: Queries, { action, type, property, actor, details, now }: Entry) {
  const { title } = property
  const code = property.id === null ? null : property.code
  await db
    .insertInto('activityLogs')
    .values({
      id: uuidv7({ msecs: now.getTime() }),
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
    })
    .execute()
}
