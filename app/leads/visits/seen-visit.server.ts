import type { Queries } from '#app/db/store.server.ts'
import { findSeenLead } from '#app/leads/change-lead.server.ts'
import type { LeadScope } from '#app/leads/lead-scope.ts'
import { LIVING_PROPERTY, namedNow } from '#app/leads/named-property.ts'
import { findVisit } from './change-visit.server.ts'

/** A visit with its lead, if the account may know of the lead; null for others as for those that are not there. */
export async function findSeenVisit(db: Queries, scope: LeadScope, asked: { leadId: string; visitId: string }) {
  const lead = await findSeenLead(db, scope, asked.leadId)
  if (!lead) return null
  const visit = await findVisit(db, { leadId: lead.id, id: asked.visitId })
  return visit && { lead, visit }
}

/** The ID of the property that the history of a lead named last; '' for none. */
export async function findLastCode(db: Queries, leadId: string): Promise<string> {
  const row = await db
    .selectFrom('leadEntries')
    .leftJoin('properties', 'properties.id', 'leadEntries.propertyId')
    .where('leadId', '=', leadId)
    .where('propertyCode', 'is not', null)
    .orderBy('leadEntries.createdAt', 'desc')
    .orderBy('leadEntries.id', 'desc')
    .limit(1)
    .select(['leadEntries.propertyId', 'propertyCode', 'propertyTitle'])
    .select(LIVING_PROPERTY)
    .executeTakeFirst()
  return (row && namedNow({ ...row, propertyTitle: row.propertyTitle ?? '' }).propertyCode) ?? ''
}
