import type { Queries } from '#app/db/store.server.ts'

/** Whether a store holds no property, log entry or user. */
export async function isEmpty(db: Queries): Promise<boolean> {
  const found = await db
    .selectFrom('properties')
    .select('id')
    .unionAll(db.selectFrom('activityLogs').select('id'))
    .unionAll(db.selectFrom('users').select('id'))
    .limit(1)
    .executeTakeFirst()
  return found === undefined
}
