import type { Updateable } from 'kysely'
import type { Schema } from './schema.ts'
import type { Queries } from './store.server.ts'

/** Id of the first row. If two processes create it at once, the second one finds it. */
export const FIRST_CONFIG_ID = '00000000-0000-7000-8000-000000000001'
const NO_CONTACT = { contactName: '', contactPhone: '', contactEmail: '' }

/** The first `globalConfig` row, which holds the settings (spec, section 3). */
export function firstConfig(db: Queries) {
  return db.selectFrom('globalConfig').orderBy('createdAt').orderBy('id').limit(1)
}

/**
 * Locks the settings until the caller's transaction ends. It writes before it reads, so the row includes all earlier
 * commits.
 */
export async function lockConfig(db: Queries, now: Date): Promise<void> {
  await writeConfig(db, {}, now)
}

/** Updates or inserts the first row (spec, section 7), inside the caller's transaction. */
export async function writeConfig(db: Queries, values: Updateable<Schema['globalConfig']>, now: Date): Promise<void> {
  const first = await firstConfig(db).select('id').executeTakeFirst()
  const moment = now.toISOString()
  if (first)
    await db
      .updateTable('globalConfig')
      .set({ ...values, updatedAt: moment })
      .where('id', '=', first.id)
      .execute()
  else
    await db
      .insertInto('globalConfig')
      .values({ ...NO_CONTACT, ...values, id: FIRST_CONFIG_ID, createdAt: moment })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...values, updatedAt: moment }))
      .execute()
}
