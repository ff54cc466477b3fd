import type { Queries } from '#app/db/store.server.ts'
import { textOf } from '#app/forms/form-text.ts'
import { findSeenLead } from '#app/leads/change-lead.server.ts'
import type { ShownMerge } from '#app/leads/joined-lead.ts'
import type { LeadRecord } from '#app/leads/lead-kind.server.ts'
import { type LeadScope, isInScope } from '#app/leads/lead-scope.ts'
import { findMergeOffers, mergeLeads, previewMerge } from '#app/leads/merge-leads.server.ts'
import type { Change } from '#app/records/change.server.ts'
import type { NoticeCode } from '#app/site/notices.ts'
import { LEAD_VERSION_CONTROL } from './lead-form-state.ts'
import { MERGED_CONTROL, MERGED_VERSION_CONTROL, MERGE_LEAD_PARAM } from './lead-page.ts'

/** Only what is offered can be previewed, and only what the account may know of is offered. */
export async function findShownMerge(
  db: Queries,
  scope: LeadScope,
  lead: LeadRecord,
  params: URLSearchParams,
): Promise<ShownMerge> {
  const offers = await findMergeOffers(db, lead, (other) => isInScope(scope, other))
  const chosen = params.get(MERGE_LEAD_PARAM)
  const isOffered = offers.some(({ id }) => id === chosen)
  return { offers, preview: chosen !== null && isOffered ? await previewMerge(db, lead, chosen) : null }
}

/** Merges the posted record into the lead of the page. */
export async function mergePosted(
  change: Change,
  { leadId, scope, form }: { leadId: string; scope: LeadScope; form: FormData },
): Promise<NoticeCode> {
  if (!(await findSeenLead(change.db, scope, textOf(form, MERGED_CONTROL)))) return 'prospecto-no-unido'
  const merged = await mergeLeads(change, {
    from: { id: textOf(form, MERGED_CONTROL), version: Number(textOf(form, MERGED_VERSION_CONTROL)) },
    into: { id: leadId, version: Number(textOf(form, LEAD_VERSION_CONTROL)) },
  })
  return merged.ok ? 'prospecto-unido' : 'prospecto-no-unido'
}
