import type { Updateable } from 'kysely'
import type { Schema } from './schema.ts'
import type { Queries } from './store.server.ts'

/** Every first row has this id: of two who make it at once the second finds it made. */
export const FIRST_CONFIG_ID = '00000000-0000-7000-8000-000000000001'
const NO_CONTACT = { contactName: '', contactPhone: '', contactEmail: '' }

/** The first `globalConfig` row, the one that counts (spec, section 3). */
export function firstConfig(db: Queries) {
  return db.selectFrom('globalConfig').orderBy('createdAt').orderBy('id').limit(1)
}

/**
 * Keeps others from changing the settings until the caller's transaction ends: written first, the row is read after those
 * who wrote before.
 */
export async function holdConfig(db: Queries, now: Date): Promise<void> {
  await writeConfig(db, {}, now)
}

/** Writes over the first row, or makes that row (spec, section 7); inside a caller's transaction. */
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
