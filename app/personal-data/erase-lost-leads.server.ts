import type { Queries, Store } from '#app/db/store.server.ts'
import { findLeadSettings } from '#app/leads/lead-scope.server.ts'
import { recordEvent } from '#app/records/account-log.server.ts'
import { type Actor, withTransaction } from '#app/records/change.server.ts'
import { LEAD_DATA } from './kinds/lead-data.server.ts'
import { MESSAGE_DATA } from './kinds/message-data.server.ts'
import { ERASED, NO_IDENTIFIERS, personMatcher } from './person/identifiers.ts'
import { countsText } from './personal-data-words.ts'

/** The actor of automatic erasures in the log. */
const AUTOMATIC: Actor = { id: null, name: 'Borrado automático' }
/** Leads that are erased in one transaction, so that nobody who saves waits for thousands. */
const ERASED_AT_ONCE = 50

/**
 * Erases for good the leads that were lost, and untouched since, for as many months as Configuración → Prospectos says at that
 * moment, with the messages that are in no other history; nothing while it says none. The log tells how many, and of nobody.
 * @returns how many leads were erased
 */
export async function eraseLostLeads(store: Store, now: Date): Promise<number> {
  const erased = await withTransaction({ db: store.db, actor: AUTOMATIC, now }, async (change) => {
    const { db } = change
    const { lostLeadMonths } = await findLeadSettings(db)
    if (lostLeadMonths === null) return 0
    const ids = await lockLost(db, monthsBefore(now, lostLeadMonths))
    if (ids.length === 0) return 0
    const messageIds = await findOwnMessages(db, ids)
    const erasure = { change, matcher: personMatcher(NO_IDENTIFIERS), later() {} }
    await LEAD_DATA.erase(erasure, ids)
    if (messageIds.length > 0) await MESSAGE_DATA.erase(erasure, messageIds)
    const counts = [[LEAD_DATA.label, ids.length] as const, [MESSAGE_DATA.label, messageIds.length] as const]
    const counted = countsText(counts.filter(([, count]) => count > 0))
    const details = `${counted}, perdidos hace ${lostLeadMonths} meses o más`
    await recordEvent(change, { action: 'erase_person', subject: ERASED, details })
    return ids.length
  })
  return erased === 0 ? 0 : erased + (await eraseLostLeads(store, now))
}

/** The messages in the histories of these leads, and of no other lead, also of the trash. */
async function findOwnMessages(db: Queries, leadIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('leadEntries')
    .where('leadId', 'in', leadIds)
    .where('messageId', 'is not', null)
    .where((eb) =>
      eb(
        'messageId',
        'not in',
        eb
          .selectFrom('leadEntries as other')
          .where('other.leadId', 'not in', leadIds)
          .where('other.messageId', 'is not', null)
          .select('other.messageId'),
      ),
    )
    .select('messageId')
    .distinct()
    .execute()
  return rows.flatMap(({ messageId }) => messageId ?? [])
}

/** Some leads that nobody has touched since a moment. Writing them locks them until the transaction ends. */
async function lockLost(db: Queries, limit: string): Promise<string[]> {
  const untouched = db
    .selectFrom('leads')
    .where('stage', '=', 'perdido')
    .where((eb) => eb(eb.fn.coalesce('updatedAt', 'createdAt'), '<', limit))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('leadEntries')
            .whereRef('leadEntries.leadId', '=', 'leads.id')
            .where('leadEntries.createdAt', '>=', limit)
            .select('leadEntries.id'),
        ),
      ),
    )
    .orderBy('id')
    .limit(ERASED_AT_ONCE)
    .select('id')
  const rows = await db
    .updateTable('leads')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', 'in', untouched)
    .where('stage', '=', 'perdido')
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The same moment some months before; the last day of a shorter month. */
function monthsBefore(now: Date, months: number): string {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - months)
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0)
  return before.toISOString()
}
