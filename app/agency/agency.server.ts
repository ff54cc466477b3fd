import type { Generated } from 'kysely'
import { isStoreUnreachable } from '#app/db/unreachable.server.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { firstConfig, lockConfig, writeConfig } from '#app/db/global-config.server.ts'
import { AGENCY, type Agency } from './agency.ts'
import { type AgencyFields, FIRST_FIELDS, agencyOf, fieldsIn } from './agency-fields.ts'

declare module '#app/db/schema.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface GlobalConfigTable {
    /** JSON of the firm (`AgencyFields`); null for the default one. */
    agency: Generated<string | null>
  }
}

type CachedAgency = { revision: number | null; agency: Agency | null }

/** The last agency read from each open store; stale once the revision of the store changes. */
const cache = new WeakMap<Store, CachedAgency>()

/**
 * The firm saved in Configuración → Agencia; null for the default one. While the store is unreachable, the last one that
 * was read is returned, so that pages without other data still work.
 */
export async function findSavedAgency(store: Store): Promise<Agency | null> {
  const revision = store.revision()
  const cached = cache.get(store)
  if (cached && revision !== null && cached.revision === revision) return cached.agency
  try {
    const saved = await findSaved(store.db)
    const agency = saved && agencyOf(saved)
    cache.set(store, { revision, agency })
    return agency
  } catch (error) {
    if (isStoreUnreachable(error)) return cached?.agency ?? null
    throw error
  }
}

export async function findAgency(store: Store): Promise<Agency> {
  return (await findSavedAgency(store)) ?? AGENCY
}

/** The sender of the product's mails. */
export function senderOf({ name, email }: Agency): { name: string; address: string } {
  return { name, address: email }
}

/** The fields that the form of the firm starts with. */
export async function findAgencyFields(db: Queries): Promise<AgencyFields> {
  const saved = await findSaved(db)
  return saved ? fieldsIn(saved) : FIRST_FIELDS
}

/**
 * Saves the firm.
 * @param resolve makes the fields to save from the stored ones; null to save nothing
 * @param record records the change in its transaction
 */
export async function saveAgency(
  store: Store,
  resolve: (saved: AgencyFields) => AgencyFields | null,
  now: Date,
  record: (db: Queries) => Promise<void>,
): Promise<void> {
  await store.db.transaction().execute(async (db) => {
    await lockConfig(db, now)
    const fields = resolve(await findAgencyFields(db))
    if (!fields) return
    await writeConfig(db, { agency: JSON.stringify(fields) }, now)
    await record(db)
  })
}

async function findSaved(db: Queries): Promise<Partial<AgencyFields> | null> {
  const row = await firstConfig(db).select('agency').executeTakeFirst()
  return row?.agency ? (JSON.parse(row.agency) as Partial<AgencyFields>) : null
}
