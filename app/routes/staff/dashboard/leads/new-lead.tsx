import { data, href, redirect } from 'react-router'
import { findToday } from '#app/agency/agency-days.server.ts'
import { orRefusal } from '#app/accounts/or-refusal.tsx'
import { changeBy, staffContext } from '#app/accounts/staff-context.server.ts'
import { findAttendants } from '#app/asesores/asesores.server.ts'
import { textOf } from '#app/forms/form-text.ts'
import { CHANGE_FAILED } from '#app/forms/no-answer.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { refusedWith } from '#app/forms/refusal.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { findChat } from '#app/leads/find-chat.server.ts'
import { findLeadScope } from '#app/accounts/find-lead-scope.server.ts'
import { CHAT_PARAM, ChatBox } from '#app/leads/panel/chat-box.tsx'
import { LeadForm } from '#app/leads/panel/lead-form.tsx'
import { HISTORY_CONTROL, leadRefusal } from '#app/leads/panel/lead-form-state.ts'
import { addPostedLead, addToHistory } from '#app/leads/panel/posted-lead.server.ts'
import { PanelHead } from '#app/panel/panel-head.tsx'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { noticePath } from '#app/site/notice-path.ts'
import { FailureNotice } from '#app/ui/panel/failure-notice.tsx'
import type { Route } from './+types/new-lead.ts'

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Nuevo prospecto')
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const chat = await findChat(context.get(partsContext).store, url.searchParams.get(CHAT_PARAM) ?? '')
  const asesores = await findAttendants(context.get(partsContext).store.db)
  const { id } = context.get(staffContext)
  return {
    asesores,
    asesorId: asesores.some((each) => each.id === id) ? id : '',
    chat,
    today: await findToday(context.get(partsContext)),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const { store } = context.get(partsContext)
  const change = changeBy(context.get(staffContext), context.get(partsContext))
  const scope = await findLeadScope(change.db, context.get(staffContext))
  const knownId = textOf(form, HISTORY_CONTROL)
  if (knownId !== '') {
    const written = await addToHistory(store, change, scope, form)
    if (written.ok)
      return redirect(noticePath(href('/dashboard/prospectos/:leadId', { leadId: knownId }), 'renglon-guardado'), 303)
    if (written.refusal === 'missing')
      return redirect(noticePath(href('/dashboard/prospectos'), 'prospecto-inexistente'), 303)
    return data(written.refusal, { status: 422 })
  }
  const added = await addPostedLead(store, change, scope, form)
  if (!added.ok) return data(added.refusal, { status: 422 })
  const page = added.asksDeal ? '/dashboard/prospectos/:leadId/cierre' : '/dashboard/prospectos/:leadId'
  const path = added.isSeen ? href(page, { leadId: added.id }) : href('/dashboard/prospectos')
  return redirect(noticePath(path, 'prospecto-guardado'), 303)
}

/** A network or server failure is shown on the page, which keeps what was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orRefusal(serverAction(), leadRefusal(refusedWith(CHANGE_FAILED)))
}

export default function NewLead({ loaderData: { asesores, asesorId, chat, today }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PanelHead back={{ to: href('/dashboard/prospectos'), label: 'Prospectos' }} title="Nuevo prospecto" />
      <ChatBox chat={chat} />
      <LeadForm
        key={chat?.pasted}
        opened={{
          asesorId,
          language: 'es',
          source: chat ? 'whatsapp' : 'llamada',
          campaign: chat?.campaign ?? '',
          ...(chat && { consent: 'whatsapp', consentDay: today }),
          stage: 'nuevo',
          askedProperty: chat?.property?.propertyCode ?? '',
          askedNote: chat && (chat.isKnown || chat.property) ? chat.note : '',
        }}
        version={null}
        asesores={asesores}
        refusal={actionData ?? null}
        backTo={href('/dashboard/prospectos')}
      />
      <FailureNotice answer={actionData ?? null} />
    </>
  )
}

export function ErrorBoundary() {
  return <SectionFailed />
}
