import { findAttendants } from '#app/asesores/asesores.server.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { updateRecord } from '#app/records/change-record.server.ts'
import { type Change, withTransaction } from '#app/records/change.server.ts'
import { findListCondition, leadsInChunks } from '#app/leads/find-leads.server.ts'
import { LEAD_KIND, fieldsOf } from '#app/leads/lead-kind.server.ts'
import type { LeadFilters } from '#app/leads/lead-query.ts'
import type { LeadScope } from '#app/leads/lead-scope.ts'
import { changeVisit } from './change-visit.server.ts'

/**
 * Gives the leads of a list to another asesor, each as an edit. Planned visits of these leads go along if the earlier asesor
 * was to attend them.
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
        if (lead.asesorId !== null) await giveVisits(inside, { asesorId: lead.asesorId, leadId: lead.id }, to)
      }
    return moved
  })
}

/** Leaves the planned visits of an asesor without one, so that everybody sees them on Hoy. */
export async function releaseVisits(change: Change, asesorId: string): Promise<void> {
  await giveVisits(change, { asesorId }, null)
}

/** @param of `asesorId`: whose planned visits; `leadId`: only the visits of this lead */
async function giveVisits(change: Change, of: { asesorId: string; leadId?: string }, to: string | null): Promise<void> {
  const { asesorId, leadId } = of
  const planned = await change.db
    .selectFrom('visits')
    .where('asesorId', '=', asesorId)
    .$if(leadId !== undefined, (all) => all.where('leadId', '=', leadId ?? ''))
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
