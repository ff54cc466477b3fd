import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Dialect, Store } from '#app/db/store.server.ts'
import { settleInNuevoLeon } from './factories/places.ts'
import { openTestStore } from './stores.ts'

/** Timeout in milliseconds, only for tests that would never end: opening a store is slow on a busy machine. */
export const PATIENCE = 300_000

/** All tables; referencing tables come first. */
const TABLES = [
  'savedLists',
  'importRecords',
  'jobRows',
  'jobs',
  'backups',
  'activityLogs',
  'accountEvents',
  'outbox',
  'contactMessages',
  'visits',
  'calendarAddresses',
  'deals',
  'leadEntries',
  'leadContacts',
  'leads',
  'globalConfig',
  'propertyAmenities',
  'propertyPhotos',
  'propertyPlans',
  'retiredSlugs',
  'redirects',
  'chatReferences',
  'versionPhotos',
  'propertyNotes',
  'propertyFiles',
  'properties',
  'owners',
  'retiredComplexSlugs',
  'complexPhotos',
  'complexPlans',
  'complexes',
  'asesorPhotos',
  'asesorCards',
  'photos',
  'invitations',
  'verifications',
  'secondFactors',
  'rateLimits',
  'users',
] as const

/** The tables that have rows, in the same order. Most tests write to a few, and a deletion costs more than a question. */
const FILLED = sql<{ name: (typeof TABLES)[number] }>`${sql.join(
  TABLES.map((name) => sql`select ${sql.lit(name)} as name where exists (select 1 from ${sql.table(name)})`),
  sql` union all `,
)}`

/** One store for all tests of a block, emptied before each: opening one per test would take seconds. */
export function shareStore(dialect: Dialect): () => Store {
  let store: Store

  beforeAll(async () => {
    store = await openTestStore(dialect)
  }, PATIENCE)

  beforeEach(() => emptyTables(store))

  afterAll(() => store.close())

  return () => store
}

/**
 * Empties a store; the agency goes back to what nobody has changed. The agency of tests is at home in Nuevo León, like the one
 * of the demo catalogue.
 */
export async function emptyTables({ db }: Store): Promise<void> {
  await db
    .deleteFrom('versions')
    .where((eb) => eb.or([eb('kind', '!=', 'firm'), eb('savedByName', 'is not', null)]))
    .execute()
  const { rows } = await FILLED.execute(db)
  for (const { name } of rows) await db.deleteFrom(name).execute()
  await settleInNuevoLeon(db)
}
