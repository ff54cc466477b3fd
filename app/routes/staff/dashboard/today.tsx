import { data, redirect } from 'react-router'
import { findLeadWriter } from '#app/leads/lead-writer.server.ts'
import { findToday } from '#app/agency/agency-days.server.ts'
import { orRefusal } from '#app/accounts/or-refusal.tsx'
import { changeBy, staffContext } from '#app/accounts/staff-context.server.ts'
import { textOf } from '#app/forms/form-text.ts'
import { CHANGE_FAILED } from '#app/forms/no-answer.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { refusedWith } from '#app/forms/refusal.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { changeLead, findSeenLead } from '#app/leads/change-lead.server.ts'
import { findLeadScope } from '#app/accounts/find-lead-scope.server.ts'
import { LEAD_VERSION_CONTROL } from '#app/leads/panel/lead-form-state.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { noticePath } from '#app/site/notice-path.ts'
import { findTodayList } from '#app/today/find-today.server.ts'
import { WHOLE_TEAM_PARAM, POSTPONE_INTENT, postponedDay } from '#app/today/today.ts'
import { TodayScreen } from '#app/today/today-screen.tsx'
import { FailureNotice } from '#app/ui/panel/failure-notice.tsx'
import { revalidateUnlessFailed } from '#app/ui/panel/unless-failed.ts'
import type { Route } from './+types/today.ts'

const NO_DAY = 'Elige el día al que se pospone'
const WRONG_DAY = 'Ese día no existe: elige otro'

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Hoy')
}

/** After a conflict the page shows how things are now. */
export const shouldRevalidate = revalidateUnlessFailed

export async function loader({ url, context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  const { id } = context.get(staffContext)
  const scope = await findLeadScope(parts.store.db, context.get(staffContext))
  const today = await findToday(parts)
  const seesTeam = scope.onlyOf === null
  const isAll = seesTeam && url.searchParams.has(WHOLE_TEAM_PARAM)
  const writer = await findLeadWriter(parts.store)
  const asked = { today, asesorId: isAll ? null : id, scope, writer }
  return { list: await findTodayList(parts.store, asked), isAll, seesTeam, today }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const parts = context.get(partsContext)
  const form = await readForm(request)
  if (form.get('intent') !== POSTPONE_INTENT) throw data('No se entendió qué hacer.', { status: 400 })
  const to = textOf(form, 'to')
  const typed = to === 'dia' ? textOf(form, 'day') : to
  const nextDay = postponedDay(typed, await findToday(parts))
  if (nextDay === null) return data(refusedWith(typed === '' ? NO_DAY : WRONG_DAY), { status: 422 })
  const seen = { id: textOf(form, 'id'), version: Number(textOf(form, LEAD_VERSION_CONTROL)) }
  const here = url.pathname + url.search
  const scope = await findLeadScope(parts.store.db, context.get(staffContext))
  const lead = await findSeenLead(parts.store.db, scope, seen.id)
  if (!lead) return redirect(noticePath(here, 'prospecto-inexistente'), 303)
  // Somebody finished it meanwhile, and a day without an action says nothing.
  if (lead.version === seen.version && lead.nextAction === null)
    return data(refusedWith('Ese prospecto ya no tiene una siguiente acción.'), { status: 422 })
  const saved = await changeLead(changeBy(context.get(staffContext), parts), seen, { nextDay })
  if (saved.ok) return redirect(noticePath(here, 'accion-pospuesta'), 303)
  if (saved.refusal === 'missing') return redirect(noticePath(here, 'prospecto-inexistente'), 303)
  return data(refusedWith(`${saved.news} Revisa cómo está ahora.`), { status: 422 })
}

/** A network or server failure is shown on the page. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orRefusal(serverAction(), refusedWith(CHANGE_FAILED))
}

export default function Today({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <TodayScreen {...loaderData} />
      <FailureNotice answer={actionData ?? null} />
    </>
  )
}

export function ErrorBoundary() {
  return <SectionFailed />
}
