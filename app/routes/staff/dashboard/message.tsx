import { data, href, redirect } from 'react-router'
import { findTimeZone } from '#app/agency/agency-days.server.ts'
import { changeBy, staffContext } from '#app/accounts/staff-context.server.ts'
import { checkPosted } from '#app/forms/check-posted.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { noticePath } from '#app/site/notice-path.ts'
import { orRefusal } from '#app/accounts/or-refusal.tsx'
import { refusedWith } from '#app/forms/refusal.ts'
import { CHANGE_FAILED } from '#app/forms/no-answer.ts'
import { FailureNotice } from '#app/ui/panel/failure-notice.tsx'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { MESSAGE_FORM_RULES, changeMessage } from '#app/contact/panel/change-message.server.ts'
import { findMessage } from '#app/contact/panel/find-messages.server.ts'
import { createLeadOfMessage } from '#app/contact/lead-of-message.server.ts'
import {
  ANOTHER_LEAD_INTENT,
  CREATE_LEAD_INTENT,
  MESSAGE_INTENTS,
  MESSAGE_STAYS_PARAM,
  REMOVE_MESSAGE_PARAM,
} from '#app/contact/panel/message-intents.ts'
import { MessageScreen } from '#app/contact/panel/message-screen.tsx'
import { isSeenMessage } from '#app/contact/panel/message-scope.server.ts'
import { visibleMessage } from '#app/contact/panel/visible-message.ts'
import { findLeadScope } from '#app/accounts/find-lead-scope.server.ts'
import { findLeadWriter } from '#app/leads/lead-writer.server.ts'
import { partsContext } from '#app/http/parts.server.ts'
import type { Route } from './+types/message.ts'

const LIST = href('/dashboard/mensajes')

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Mensaje')
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { store } = context.get(partsContext)
  const { db } = store
  const scope = await findLeadScope(db, context.get(staffContext))
  const message = await findMessage(db, scope, params.messageId)
  if (!message) throw redirect(noticePath(LIST, 'mensaje-inexistente'))
  const writer = await findLeadWriter(store)
  const removing = url.searchParams.has(REMOVE_MESSAGE_PARAM)
  return { message: visibleMessage(message, scope.seesContacts), writer, removing }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const parts = context.get(partsContext)
  const change = changeBy(context.get(staffContext), parts)
  const scope = await findLeadScope(change.db, context.get(staffContext))
  if (!(await isSeenMessage(change.db, scope, params.messageId)))
    return redirect(noticePath(LIST, 'mensaje-inexistente'), 303)
  const asked = form.get('intent')
  if (asked === CREATE_LEAD_INTENT || asked === ANOTHER_LEAD_INTENT) {
    const timeZone = await findTimeZone(parts.store)
    const isAnother = asked === ANOTHER_LEAD_INTENT
    const made = await createLeadOfMessage(change, { scope, messageId: params.messageId, timeZone, isAnother })
    if (!made) return redirect(noticePath(LIST, 'mensaje-inexistente'), 303)
    if (!made.isSeen) return redirect(noticePath(LIST, 'mensaje-de-otro-asesor'), 303)
    const lead = href('/dashboard/prospectos/:leadId', { leadId: made.leadId })
    return redirect(noticePath(lead, made.isNew ? 'prospecto-guardado' : 'mensaje-es-prospecto'), 303)
  }
  const posted = checkPosted(MESSAGE_FORM_RULES, form)
  // Our own forms always post a valid intent.
  if (!posted.ok) throw data(posted.refusal.errors.intent, { status: 400 })
  const { intent } = posted.values
  const found = await changeMessage(parts, change, params.messageId, intent)
  if (form.has(MESSAGE_STAYS_PARAM)) return null
  if (!found) return redirect(noticePath(LIST, 'mensaje-inexistente'), 303)
  if (intent === MESSAGE_INTENTS.remove) return redirect(noticePath(LIST, 'mensaje-eliminado'), 303)
  // Redirects to the list, since opening the message would mark it as read again.
  if (intent === MESSAGE_INTENTS.unread) return redirect(LIST, 303)
  return redirect(noticePath(href('/dashboard/mensajes/:messageId', params), 'mensaje-actualizado'), 303)
}

/** A network or server failure is shown on the page, which stays as it was. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orRefusal(serverAction(), refusedWith(CHANGE_FAILED))
}

export default function Message({ loaderData: { message, writer, removing }, actionData }: Route.ComponentProps) {
  return (
    <>
      <MessageScreen message={message} writer={writer} removing={removing && !actionData} />
      <FailureNotice answer={actionData ?? null} />
    </>
  )
}

export function ErrorBoundary() {
  return <SectionFailed />
}
