import { data, href, redirect } from 'react-router'
import { findLeadWriter } from '#app/leads/lead-writer.server.ts'
import { firstText } from '#app/leads/lead-writer.ts'
import { findToday } from '#app/agency/agency-days.server.ts'
import { orRefusal } from '#app/accounts/or-refusal.tsx'
import { changeBy, staffContext } from '#app/accounts/staff-context.server.ts'
import { textOf } from '#app/forms/form-text.ts'
import { CHANGE_FAILED } from '#app/forms/no-answer.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { findSeenLead } from '#app/leads/change-lead.server.ts'
import { findOtherLeads } from '#app/leads/deals/other-leads.server.ts'
import { findEntries } from '#app/leads/entries.server.ts'
import { visibleHistory, visibleLead } from '#app/leads/find-leads.server.ts'
import { findLeadScope } from '#app/accounts/find-lead-scope.server.ts'
import { findPropertiesFor } from '#app/leads/matches/find-matches.server.ts'
import { changeLeadPage } from '#app/leads/panel/change-lead-page.server.ts'
import {
  ASKS_REASON,
  BACK_CONTROL,
  LOST_PARAM,
  PROPERTY_CONTROL,
  REMOVE_LEAD_PARAM,
  isRefused,
  typedAnswer,
} from '#app/leads/panel/lead-page.ts'
import { findShownMerge } from '#app/leads/panel/merge-page.server.ts'
import { findVisitsOf } from '#app/leads/visits/find-visits.server.ts'
import { VisitsBox } from '#app/leads/visits/visits-box.tsx'
import { LeadScreen } from '#app/leads/panel/lead-screen.tsx'
import { pageIn } from '#app/panel/page-param.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { noticePath } from '#app/site/notice-path.ts'
import { FailureNotice } from '#app/ui/panel/failure-notice.tsx'
import { revalidateUnlessFailed } from '#app/ui/panel/unless-failed.ts'
import type { Route } from './+types/lead.ts'

const LIST = href('/dashboard/prospectos')

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Prospecto')
}

/** After a conflict the page shows how the lead is now. */
export const shouldRevalidate = revalidateUnlessFailed

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  const { db } = parts.store
  const scope = await findLeadScope(db, context.get(staffContext))
  const lead = await findSeenLead(db, scope, params.leadId)
  if (!lead) throw redirect(noticePath(LIST, 'prospecto-inexistente'))
  const deal = lead.stage === 'ganado' && scope.seesContacts ? lead.deals.at(-1) : undefined
  const writer = await findLeadWriter(parts.store)
  const shown = visibleLead(lead, scope)
  const history = visibleHistory(await findEntries(db, lead.id, pageIn(url.searchParams)), scope)
  const today = await findToday(parts)
  return {
    others: deal ? await findOtherLeads(db, scope, { leadId: lead.id, deal, agency: writer.agency }) : null,
    lead: shown,
    history,
    text: firstText(writer, shown, history.lines),
    visits: await findVisitsOf(db, lead.id, scope),
    today,
    matches: await findPropertiesFor(parts.store, shown, today),
    merge: scope.seesContacts ? await findShownMerge(db, scope, lead, url.searchParams) : null,
    asksReason: url.searchParams.has(LOST_PARAM),
    removing: url.searchParams.has(REMOVE_LEAD_PARAM),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const parts = context.get(partsContext)
  const form = await readForm(request)
  const change = changeBy(context.get(staffContext), parts)
  const scope = await findLeadScope(parts.store.db, context.get(staffContext))
  const changed = await changeLeadPage(parts, change, { leadId: params.leadId, scope, form })
  if (!changed) throw data('No se entendió qué hacer con el prospecto.', { status: 400 })
  if ('asks' in changed) return redirect(href('/dashboard/prospectos/:leadId/cierre', params), 303)
  if (!('notice' in changed)) return data(changed, { status: isRefused(changed) ? 422 : 200 })
  if (changed.notice === 'llamada-agregada' && form.has(BACK_CONTROL)) {
    const property = href('/property/:propertyId', { propertyId: textOf(form, PROPERTY_CONTROL) })
    return redirect(noticePath(property, changed.notice), 303)
  }
  const isGone = changed.notice === 'prospecto-eliminado' || changed.notice === 'prospecto-inexistente'
  const next = changed.to ?? href('/dashboard/prospectos/:leadId', params)
  return redirect(noticePath(isGone ? LIST : next, changed.notice), 303)
}

/** A network or server failure, or that the lead is gone, is shown on the page, which keeps what was typed. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const typed = typedAnswer(await request.clone().formData())
  return orRefusal(serverAction(), { ...typed, message: CHANGE_FAILED })
}

export default function Lead({ loaderData, actionData }: Route.ComponentProps) {
  const { visits, removing, asksReason, ...shown } = loaderData
  const answer = actionData ?? (asksReason ? ASKS_REASON : null)
  return (
    <>
      <LeadScreen
        key={shown.lead.id}
        {...shown}
        visits={<VisitsBox leadId={shown.lead.id} visits={visits} today={shown.today} />}
        removing={removing && !answer}
        answer={answer}
      />
      <FailureNotice answer={answer} />
    </>
  )
}

export function ErrorBoundary() {
  return <SectionFailed />
}
