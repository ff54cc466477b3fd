import type { Queries } from '#app/db/store.server.ts'

/** Whether a store holds no property, log entry, user or text of an agency. */
export async function isEmpty(db: Queries): Promise<boolean> {
  const found = await db
    .selectFrom('properties')
    .select('id')
    .unionAll(db.selectFrom('activityLogs').select('id'))
    .unionAll(db.selectFrom('users').select('id'))
    .unionAll(db.selectFrom('versions').select('recordId as id'))
    .limit(1)
    .executeTakeFirst()
  return found === undefined
}
