import type { Queries, Store } from '#app/db/store.server.ts'
import { UNKNOWN } from '#app/catalogue/facts/fact-columns.ts'
import type { Precision } from '#app/catalogue/facts/precision.ts'
import { firstConfig, writeConfig } from '#app/db/global-config.server.ts'

/** The default precision of new properties (decision 35). */
export async function findDefaultPrecision(db: Queries): Promise<Precision> {
  const row = await firstConfig(db).select('precision').executeTakeFirst()
  return row?.precision ?? UNKNOWN.precision
}

/** @param record writes the log entry in the same transaction */
export async function saveDefaultPrecision(
  store: Store,
  precision: Precision,
  now: Date,
  record: (db: Queries) => Promise<void>,
): Promise<void> {
  await store.db.transaction().execute(async (db) => {
    await writeConfig(db, { precision }, now)
    await record(db)
  })
}
