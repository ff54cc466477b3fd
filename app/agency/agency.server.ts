import { isStoreUnreachable } from '#app/db/unreachable.server.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { firstConfig, holdConfig, writeConfig } from '#app/db/global-config.server.ts'
import { AGENCY, type Agency } from './agency.ts'
import { type AgencyFields, FIRST_FIELDS, agencyOf } from './agency-fields.ts'

type Kept = { revision: number | null; agency: Agency | null }

/** Of each open store what was read last: good until the catalogue, to which the settings belong, changes. */
const kept = new WeakMap<Store, Kept>()

/**
 * The firm that Configuración → Agencia names; null for the one that the product comes with. While the store can't be
 * reached it is the last one that was read: pages that need nothing else are answered as ever.
 */
export async function findNamedAgency(store: Store): Promise<Agency | null> {
  const revision = store.revision()
  const known = kept.get(store)
  if (known && revision !== null && known.revision === revision) return known.agency
  try {
    const saved = await findSaved(store.db)
    const agency = saved && agencyOf(saved)
    kept.set(store, { revision, agency })
    return agency
  } catch (error) {
    if (isStoreUnreachable(error)) return known?.agency ?? null
    throw error
  }
}

export async function findAgency(store: Store): Promise<Agency> {
  return (await findNamedAgency(store)) ?? AGENCY
}

/** Whom the product's mails come from. */
export function senderOf({ name, email }: Agency): { name: string; address: string } {
  return { name, address: email }
}

/** What the form of the firm opens with. */
export async function findAgencyFields(db: Queries): Promise<AgencyFields> {
  return { ...FIRST_FIELDS, ...(await findSaved(db)) }
}

/**
 * @param settle the fields to save, made of those that are saved now; null to save none
 * @param record tells of the change in its transaction
 */
export async function saveAgency(
  store: Store,
  settle: (saved: AgencyFields) => AgencyFields | null,
  now: Date,
  record: (db: Queries) => Promise<void>,
): Promise<void> {
  await store.db.transaction().execute(async (db) => {
    await holdConfig(db, now)
    const fields = settle(await findAgencyFields(db))
    if (!fields) return
    await writeConfig(db, { agency: JSON.stringify(fields) }, now)
    await record(db)
  })
}

async function findSaved(db: Queries): Promise<Partial<AgencyFields> | null> {
  const row = await firstConfig(db).select('agency').executeTakeFirst()
  return row?.agency ? (JSON.parse(row.agency) as Partial<AgencyFields>) : null
}
