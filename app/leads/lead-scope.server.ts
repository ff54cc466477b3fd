import { type ExpressionBuilder, expressionBuilder, sql } from 'kysely'
import { contains } from '#app/db/contains.server.ts'
import { firstConfig } from '#app/db/global-config.server.ts'
import type { Schema } from '#app/db/schema.ts'
import type { Queries } from '#app/db/store.server.ts'
import type { LeadAccess } from '#app/settings/lead-access.ts'
import type { LeadScope } from './lead-scope.ts'

declare module '#app/db/schema.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface GlobalConfigTable {
    /** Whose leads those who are no administrators see; null for everybody's. */
    leadAccess: LeadAccess | null
    /** Months after which a lost lead is erased; null for never. */
    lostLeadMonths: number | null
  }
}

/** What Configuración → Prospectos says. */
export async function findLeadSettings(
  db: Queries,
): Promise<{ leadAccess: LeadAccess; lostLeadMonths: number | null }> {
  const config = await firstConfig(db).select(['leadAccess', 'lostLeadMonths']).executeTakeFirst()
  return { leadAccess: config?.leadAccess ?? 'all', lostLeadMonths: config?.lostLeadMonths ?? null }
}

/** Condition: a lead is one that the account may know of. */
export function leadInScope({ onlyOf }: LeadScope) {
  return (eb: ExpressionBuilder<Schema, 'leads'>) =>
    onlyOf === null ? eb.and([]) : eb.or([eb('leads.asesorId', 'is', null), eb('leads.asesorId', '=', onlyOf)])
}

/** The kinds of records, and the types of entries of the log, that tell of a lead. */
const LEAD_KINDS = ['lead', 'visit'] as const

/** Condition: a deleted record does not tell of a lead, or one that the account may know of. */
export function trashInScope({ onlyOf }: LeadScope) {
  return (eb: ExpressionBuilder<Schema, 'versions'>) => {
    if (onlyOf === null) return eb.and([])
    // A version is compact JSON, in which no typed text has a quotation mark without a backslash before it.
    const isOf = (asesorId: string | null) =>
      contains(sql.ref('versions.content'), `"asesorId":${JSON.stringify(asesorId)}`)
    return eb.or([eb('versions.kind', 'not in', LEAD_KINDS), isOf(null), isOf(onlyOf)])
  }
}

/** The ids of the leads, those of the papelera too, that the account may know of. */
export function leadIdsInScope(scope: LeadScope) {
  const eb = expressionBuilder<Schema>()
  const trashed = eb.selectFrom('versions').where('kind', '=', 'lead').where('deleted', 'is not', null)
  return eb
    .selectFrom('leads')
    .where(leadInScope(scope))
    .select('leads.id as id')
    .unionAll(trashed.where(trashInScope(scope)).select('versions.recordId as id'))
}

/** Condition: an entry of the log tells of no lead, or about one that the account may know of. */
export function activityInScope(scope: LeadScope) {
  return (eb: ExpressionBuilder<Schema, 'activityLogs'>) => {
    if (scope.onlyOf === null) return eb.and([])
    const saved = eb.selectFrom('versions as saved').where('saved.logId', 'is not', null).select('saved.logId')
    const ofLeads = saved.where('saved.kind', '=', 'lead').where('saved.recordId', 'in', leadIdsInScope(scope))
    const visits = eb.selectFrom('visits').where('visits.leadId', 'in', leadIdsInScope(scope)).select('visits.id')
    const ofVisits = saved.where('saved.kind', '=', 'visit').where('saved.recordId', 'in', visits)
    return eb.or([
      eb('activityLogs.type', 'not in', LEAD_KINDS),
      eb('activityLogs.id', 'in', ofLeads),
      eb('activityLogs.id', 'in', ofVisits),
    ])
  }
}
