import type { Queries } from '#app/db/store.server.ts'
import { CLOSED_STAGES } from './lead.ts'
import type { LeadScope } from './lead-scope.ts'
import { leadInScope } from './lead-scope.server.ts'

/** How many open leads, of those that the account may know of, have each property in their history; only those with any. */
export async function countAskingLeads(
  db: Queries,
  scope: LeadScope,
  propertyIds: readonly string[],
): Promise<Record<string, number>> {
  if (propertyIds.length === 0) return {}
  const rows = await db
    .selectFrom('leadEntries')
    .innerJoin('leads', 'leads.id', 'leadEntries.leadId')
    .where('leadEntries.propertyId', 'in', propertyIds)
    .where('leads.stage', 'not in', CLOSED_STAGES)
    .where((eb) => leadInScope(scope)(eb))
    .groupBy('leadEntries.propertyId')
    .select((eb) => ['leadEntries.propertyId', eb.fn.count<number>('leadEntries.leadId').distinct().as('total')])
    .execute()
  return Object.fromEntries(rows.map(({ propertyId, total }) => [propertyId ?? '', Number(total)]))
}
