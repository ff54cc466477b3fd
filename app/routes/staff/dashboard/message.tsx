import { data, href, redirect } from 'react-router'
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
import { MESSAGE_INTENTS, MESSAGE_STAYS_PARAM, REMOVE_MESSAGE_PARAM } from '#app/contact/panel/message-intents.ts'
import { MessageScreen } from '#app/contact/panel/message-screen.tsx'
import { partsContext } from '#app/http/parts.server.ts'
import type { Route } from './+types/message.ts'

const LIST = href('/dashboard/mensajes')

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Mensaje')
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const message = await findMessage(context.get(partsContext).store.db, params.messageId)
  if (!message) throw redirect(noticePath(LIST, 'mensaje-inexistente'))
  return { message, removing: url.searchParams.has(REMOVE_MESSAGE_PARAM) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const posted = checkPosted(MESSAGE_FORM_RULES, form)
  // Our own forms always post a valid intent.
  if (!posted.ok) throw data(posted.refusal.errors.intent, { status: 400 })
  const { intent } = posted.values
  const parts = context.get(partsContext)
  const found = await changeMessage(parts, changeBy(context.get(staffContext), parts), params.messageId, intent)
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

export default function Message({ loaderData: { message, removing }, actionData }: Route.ComponentProps) {
  return (
    <>
      <MessageScreen message={message} removing={removing && !actionData} />
      <FailureNotice answer={actionData ?? null} />
    </>
  )
}

export function ErrorBoundary() {
  return <SectionFailed />
}
