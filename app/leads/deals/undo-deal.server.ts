import { findRecord } from '#app/catalogue/property/find-records.server.ts'
import { PROPERTY_KIND } from '#app/editing/changes/property-kind.server.ts'
import type { Queries } from '#app/db/store.server.ts'
import type { Result } from '#app/forms/result.ts'
import { findSeenLead, newsOf } from '#app/leads/change-lead.server.ts'
import type { Deal } from '#app/leads/deal.ts'
import { LEAD_KIND, type LeadRecord } from '#app/leads/lead-kind.server.ts'
import { type LeadScope, isInScope } from '#app/leads/lead-scope.ts'
import { undoLatest } from '#app/records/change-record.server.ts'
import { type Change, type ChangeInTransaction, withTransaction } from '#app/records/change.server.ts'
import { findNewestVersion } from '#app/records/find-versions.server.ts'
import { lockRow, propertyNews } from './close-deal.server.ts'

const LATER = 'después del cierre'

/**
 * Takes a closing back, all of it or nothing: the stage of the lead, its deal, and what became of the property.
 * @returns 'missing' for a lead that is gone, else sentences about what was changed since
 */
export function undoDeal(
  change: Change,
  scope: LeadScope,
  { leadId, dealId }: { leadId: string; dealId: string },
): Promise<Result<object, string>> {
  return withTransaction(change, async (inside) => {
    const { db } = inside
    await lockRow(db, 'leads', leadId)
    const lead = await findSeenLead(db, scope, leadId)
    if (!lead) return { ok: false, refusal: 'missing' }
    const deal = lead.deals.find(({ id }) => id === dealId)
    if (!deal) return { ok: false, refusal: 'Ese cierre ya no está.' }
    const since = [await leadSince(inside, lead, deal), await propertySince(inside, deal, scope)].filter(
      (news) => news !== null,
    )
    if (since.length > 0) return { ok: false, refusal: `No se deshizo nada. ${since.join(' ')}` }
    await undoOf(LEAD_KIND.name, undoLatest(inside, LEAD_KIND, { id: leadId, number: deal.leadVersion }))
    const { propertyId, propertyVersion } = deal
    if (propertyId !== null && propertyVersion !== null)
      await undoOf(PROPERTY_KIND.name, undoLatest(inside, PROPERTY_KIND, { id: propertyId, number: propertyVersion }))
    return { ok: true }
  })
}

/** Why the lead can't be taken back; null if it can. */
async function leadSince({ db }: ChangeInTransaction, lead: LeadRecord, { leadVersion }: Deal): Promise<string | null> {
  if (lead.version !== leadVersion) return newsOf(db, lead, leadVersion, LATER)
  const before = await findNewestVersion(db, 'lead', lead.id, leadVersion)
  return before ? null : 'La versión del prospecto de antes ya no está guardada.'
}

/** Why the property can't be taken back; null if it can, or if the closing did not change it. */
async function propertySince({ db }: ChangeInTransaction, deal: Deal, scope: LeadScope): Promise<string | null> {
  const { propertyId, propertyVersion } = deal
  if (propertyId === null || propertyVersion === null) return null
  await lockRow(db, 'properties', propertyId)
  const property = await findRecord(db, propertyId)
  if (!property) return `${deal.propertyCode ?? 'La propiedad'} se eliminó ${LATER}.`
  if (property.version !== propertyVersion) return propertyNews(db, property, propertyVersion, LATER)
  const later = await laterDealOf(db, propertyId, deal)
  if (later) {
    const whose = isInScope(scope, later) ? later.name : 'otro prospecto'
    return `${deal.propertyCode ?? 'La propiedad'} también está en el cierre de ${whose}: deshaz o quita ese primero.`
  }
  const before = await findNewestVersion(db, 'property', propertyId, propertyVersion)
  return before ? null : `La versión de ${deal.propertyCode ?? 'la propiedad'} de antes ya no está guardada.`
}

/** A closing of the same property that found it closed already: with this one undone it would be on offer again. */
function laterDealOf(db: Queries, propertyId: string, { id, closedAt }: Deal) {
  return db
    .selectFrom('deals')
    .innerJoin('leads', 'leads.id', 'deals.leadId')
    .where('deals.propertyId', '=', propertyId)
    .where('deals.id', '!=', id)
    .where('deals.closedAt', '>=', closedAt)
    .orderBy('deals.closedAt')
    .orderBy('deals.id')
    .select(['leads.name', 'leads.asesorId'])
    .executeTakeFirst()
}

/** @throws for an outcome that the checks before exclude, so that the transaction leaves nothing half undone */
async function undoOf(kind: string, undone: ReturnType<typeof undoLatest>): Promise<void> {
  const outcome = await undone
  if (outcome !== 'undone') throw new Error(`the ${kind} of a deal was not undone: ${outcome}`)
}
