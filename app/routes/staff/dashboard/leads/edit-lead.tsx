import { data, href, redirect } from 'react-router'
import { orRefusal } from '#app/accounts/or-refusal.tsx'
import { changeBy, staffContext } from '#app/accounts/staff-context.server.ts'
import { findAttendants } from '#app/asesores/asesores.server.ts'
import { CHANGE_FAILED } from '#app/forms/no-answer.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { refusedWith } from '#app/forms/refusal.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { findSeenLead } from '#app/leads/change-lead.server.ts'
import { findLeadScope } from '#app/accounts/find-lead-scope.server.ts'
import { LeadForm } from '#app/leads/panel/lead-form.tsx'
import { leadRefusal, leadTexts } from '#app/leads/panel/lead-form-state.ts'
import { savePostedLead } from '#app/leads/panel/posted-lead.server.ts'
import { PanelHead } from '#app/panel/panel-head.tsx'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { noticePath } from '#app/site/notice-path.ts'
import { FailureNotice } from '#app/ui/panel/failure-notice.tsx'
import type { Route } from './+types/edit-lead.ts'

const LIST = href('/dashboard/prospectos')

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Editar prospecto')
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(partsContext).store
  const scope = await findLeadScope(db, context.get(staffContext))
  const lead = await findSeenLead(db, scope, params.leadId)
  if (!lead) throw redirect(noticePath(LIST, 'prospecto-inexistente'))
  return {
    name: lead.name,
    version: lead.version,
    opened: leadTexts(lead),
    asesores: await findAttendants(db, lead.asesorId),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const change = changeBy(context.get(staffContext), context.get(partsContext))
  const scope = await findLeadScope(change.db, context.get(staffContext))
  const saved = await savePostedLead(change, scope, params.leadId, form)
  if (saved.ok) {
    const page = saved.asksDeal ? '/dashboard/prospectos/:leadId/cierre' : '/dashboard/prospectos/:leadId'
    return redirect(noticePath(saved.isSeen ? href(page, params) : LIST, 'prospecto-guardado'), 303)
  }
  if (saved.refusal === 'missing') return redirect(noticePath(LIST, 'prospecto-inexistente'), 303)
  return data(saved.refusal, { status: 422 })
}

/** A network or server failure is shown on the page, which keeps what was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orRefusal(serverAction(), leadRefusal(refusedWith(CHANGE_FAILED)), 'prospecto-inexistente')
}

export default function EditLead({ params, loaderData, actionData }: Route.ComponentProps) {
  const { name, version, opened, asesores } = loaderData
  const back = href('/dashboard/prospectos/:leadId', params)
  return (
    <>
      <PanelHead back={{ to: back, label: name }} title={`Editar a ${name}`} />
      <LeadForm opened={opened} version={version} asesores={asesores} refusal={actionData ?? null} backTo={back} />
      <FailureNotice answer={actionData ?? null} />
    </>
  )
}

export function ErrorBoundary() {
  return <SectionFailed />
}
