import { data, href, redirect } from 'react-router'
import { orRefusal } from '#app/accounts/or-refusal.tsx'
import { changeBy, staffContext } from '#app/accounts/staff-context.server.ts'
import { findAttendants } from '#app/asesores/asesores.server.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import { CHANGE_FAILED } from '#app/forms/no-answer.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { typedSearch } from '#app/forms/typed-search.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { findSeenLead } from '#app/leads/change-lead.server.ts'
import { findLeadScope } from '#app/accounts/find-lead-scope.server.ts'
import { proposedStage } from '#app/leads/proposed-stage.ts'
import { rowWithCode } from '#app/leads/named-property.ts'
import { findKeys } from '#app/leads/visits/find-visits.server.ts'
import { savePostedVisit } from '#app/leads/visits/posted-visit.server.ts'
import { findLastCode } from '#app/leads/visits/seen-visit.server.ts'
import { VISIT_MINUTES } from '#app/leads/visits/visit.ts'
import { VisitFormBox } from '#app/leads/visits/visit-form.tsx'
import { VISIT_PARAMS, visitAnswer } from '#app/leads/visits/visit-page.ts'
import { VisitHead } from '#app/leads/visits/visit-screen.tsx'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { noticePath } from '#app/site/notice-path.ts'
import { FailureNotice } from '#app/ui/panel/failure-notice.tsx'
import type { Route } from './+types/new-visit.ts'

const LIST = href('/dashboard/prospectos')

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Nueva visita')
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { store } = context.get(partsContext)
  const { db } = store
  const staff = context.get(staffContext)
  const lead = await findSeenLead(db, await findLeadScope(db, staff), params.leadId)
  if (!lead) throw redirect(noticePath(LIST, 'prospecto-inexistente'))
  const said = (name: keyof typeof VISIT_PARAMS) => typedSearch(url.searchParams.get(VISIT_PARAMS[name]))
  const code = said('property') || (await findLastCode(db, lead.id))
  const row = rowWithCode((await currentCatalogue(store)).all, code)
  const asesores = await findAttendants(db)
  const asesorId = [lead.asesorId, staff.id].find((id) => asesores.some((each) => each.id === id)) ?? ''
  const keys = (row && (await findKeys(db, row.id))) ?? ''
  const minutes = String(VISIT_MINUTES.usual)
  const toStage = proposedStage(lead.stage, [{ kind: 'visita', note: '' }])
  const opened = {
    property: code,
    day: said('day'),
    hour: said('hour'),
    minutes,
    asesorId,
    keys,
    toStage: toStage ?? '',
  }
  return { leadName: lead.name, opened, stage: toStage && lead.stage, keysOf: row?.code ?? '', asesores }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const parts = context.get(partsContext)
  const form = await readForm(request)
  const staff = context.get(staffContext)
  const scope = await findLeadScope(parts.store.db, staff)
  const lead = await findSeenLead(parts.store.db, scope, params.leadId)
  if (!lead) return redirect(noticePath(LIST, 'prospecto-inexistente'), 303)
  const posted = { leadId: lead.id, current: null, form, scope }
  const saved = await savePostedVisit(parts.store, changeBy(staff, parts), posted)
  if (saved.ok) return redirect(noticePath(href('/dashboard/prospectos/:leadId', params), 'visita-guardada'), 303)
  if (saved.refusal === 'missing') return redirect(noticePath(LIST, 'prospecto-inexistente'), 303)
  return data(saved.refusal, { status: 422 })
}

/** A network or server failure is shown on the page, which keeps what was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orRefusal(serverAction(), visitAnswer(null, { message: CHANGE_FAILED }))
}

export default function NewVisit({ params, loaderData, actionData }: Route.ComponentProps) {
  const { leadName, ...form } = loaderData
  return (
    <>
      <VisitHead leadId={params.leadId} leadName={leadName} title="Nueva visita" />
      <VisitFormBox
        {...form}
        version={null}
        answer={actionData ?? null}
        backTo={href('/dashboard/prospectos/:leadId', params)}
      />
      <FailureNotice answer={actionData ?? null} />
    </>
  )
}

export function ErrorBoundary() {
  return <SectionFailed />
}
