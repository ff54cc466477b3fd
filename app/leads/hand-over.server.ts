import { findAttendants } from '#app/asesores/asesores.server.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { updateRecord } from '#app/records/change-record.server.ts'
import { type Change, withTransaction } from '#app/records/change.server.ts'
import { findListCondition, leadsInChunks } from './find-leads.server.ts'
import { LEAD_KIND, fieldsOf } from './lead-kind.server.ts'
import type { LeadFilters } from './lead-query.ts'
import type { LeadScope } from './lead-scope.ts'
import { changeVisit } from './visits/change-visit.server.ts'

/**
 * Gives the leads of a list to another asesor, each as an edit, with the visits of theirs that the earlier asesor was to attend.
 * @returns how many changed; null for somebody who attends no leads
 */
export async function handOverLeads(
  store: Store,
  change: Change,
  { filters, scope, to }: { filters: LeadFilters; scope: LeadScope; to: string },
): Promise<number | null> {
  const isFound = await findListCondition(store, filters, scope)
  return withTransaction(change, async (inside) => {
    const people = await findAttendants(inside.db)
    if (!people.some(({ id }) => id === to)) return null
    let moved = 0
    for await (const leads of leadsInChunks(inside.db, filters, isFound))
      for (const lead of leads.filter(({ asesorId }) => asesorId !== to)) {
        const edit = { ...fieldsOf(lead), asesorId: to }
        const updated = await updateRecord(inside, LEAD_KIND, lead, { edit, version: lead.version })
        if (!updated.ok) continue
        moved += 1
        await handOverVisits(inside, lead, to)
      }
    return moved
  })
}

async function handOverVisits(change: Change, lead: { id: string; asesorId: string | null }, to: string) {
  const planned = await change.db
    .selectFrom('visits')
    .where('leadId', '=', lead.id)
    .where('asesorId', '=', lead.asesorId)
    .where('result', 'is', null)
    .select(['id', 'leadId', 'version'])
    .execute()
  for (const visit of planned) await changeVisit(change, visit, { asesorId: to })
}

/** Whether somebody attends leads that are neither won nor lost. */
export async function hasOpenLeads(db: Queries, asesorId: string): Promise<boolean> {
  const open = db.selectFrom('leads').where('asesorId', '=', asesorId).where('stage', 'not in', ['ganado', 'perdido'])
  return (await open.select('id').limit(1).executeTakeFirst()) !== undefined
}
