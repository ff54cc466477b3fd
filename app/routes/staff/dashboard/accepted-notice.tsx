import { href, redirect } from 'react-router'
import { staffContext } from '#app/accounts/staff-context.server.ts'
import { AcceptedNoticeScreen } from '#app/contact/panel/accepted-notice-screen.tsx'
import { findAcceptedNotice } from '#app/contact/panel/find-messages.server.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { findLeadScope } from '#app/accounts/find-lead-scope.server.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { noticePath } from '#app/site/notice-path.ts'
import type { Route } from './+types/accepted-notice.ts'

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Aviso aceptado')
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { store } = context.get(partsContext)
  const scope = await findLeadScope(store.db, context.get(staffContext))
  const notice = await findAcceptedNotice(store, scope, params.messageId)
  if (!notice) throw redirect(noticePath(href('/dashboard/mensajes'), 'mensaje-inexistente'))
  return { messageId: params.messageId, ...notice }
}

export default function AcceptedNotice({ loaderData }: Route.ComponentProps) {
  return <AcceptedNoticeScreen {...loaderData} />
}

export function ErrorBoundary() {
  return <SectionFailed />
}
