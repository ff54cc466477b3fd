import { data, href, redirect } from 'react-router'
import { findToday } from '#app/agency/agency-days.server.ts'
import { findLeadScope } from '#app/accounts/find-lead-scope.server.ts'
import { orRefusal } from '#app/accounts/or-refusal.tsx'
import { changeBy, staffContext } from '#app/accounts/staff-context.server.ts'
import { CHANGE_FAILED } from '#app/forms/no-answer.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { refusedWith } from '#app/forms/refusal.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { findSeenLead } from '#app/leads/change-lead.server.ts'
import { DealScreen } from '#app/leads/deals/deal-screen.tsx'
import { openDealPage } from '#app/leads/deals/open-deal.server.ts'
import { savePostedDeal } from '#app/leads/deals/posted-deal.server.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { noticePath } from '#app/site/notice-path.ts'
import { FailureNotice } from '#app/ui/panel/failure-notice.tsx'
import { revalidateUnlessFailed } from '#app/ui/panel/unless-failed.ts'
import type { Route } from './+types/close-lead.ts'

const LIST = href('/dashboard/prospectos')

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Cierre')
}

/** After a conflict the form is over what was saved meanwhile. */
export const shouldRevalidate = revalidateUnlessFailed

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  const scope = await findLeadScope(parts.store.db, context.get(staffContext))
  const lead = await findSeenLead(parts.store.db, scope, params.leadId)
  if (!lead) throw redirect(noticePath(LIST, 'prospecto-inexistente'))
  const page = await openDealPage(parts.store, lead, { params: url.searchParams, today: await findToday(parts) })
  if (!page) throw redirect(href('/dashboard/prospectos/:leadId', params))
  return { page }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const parts = context.get(partsContext)
  const form = await readForm(request)
  const change = changeBy(context.get(staffContext), parts)
  const scope = await findLeadScope(parts.store.db, context.get(staffContext))
  const saved = await savePostedDeal(change, params.leadId, { scope, form, today: await findToday(parts) })
  if (!('notice' in saved)) return data(saved, { status: 422 })
  const isGone = saved.notice === 'prospecto-inexistente'
  return redirect(noticePath(isGone ? LIST : href('/dashboard/prospectos/:leadId', params), saved.notice), 303)
}

/** A network or server failure is shown on the page, which keeps what was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orRefusal(serverAction(), refusedWith(CHANGE_FAILED), 'prospecto-inexistente')
}

export default function CloseLead({ loaderData: { page }, actionData }: Route.ComponentProps) {
  const refusal = actionData ?? null
  return (
    <>
      <DealScreen page={page} refusal={refusal} />
      <FailureNotice answer={refusal} />
    </>
  )
}

export function ErrorBoundary() {
  return <SectionFailed />
}
