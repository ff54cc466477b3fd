import { staffContext } from '#app/accounts/staff-context.server.ts'
import { pageIn } from '#app/panel/page-param.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { typedSearch } from '#app/forms/typed-search.ts'
import { findMessages, findRejected } from '#app/contact/panel/find-messages.server.ts'
import { SEARCH_PARAM, filterIn } from '#app/contact/panel/message-query.ts'
import { MessagesScreen } from '#app/contact/panel/messages-screen.tsx'
import { partsContext } from '#app/http/parts.server.ts'
import { findLeadScope } from '#app/accounts/find-lead-scope.server.ts'
import type { Route } from './+types/messages.ts'

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Mensajes')
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const filter = filterIn(url.searchParams)
  const search = typedSearch(url.searchParams.get(SEARCH_PARAM))
  const { store, now } = context.get(partsContext)
  const scope = await findLeadScope(store.db, context.get(staffContext))
  const query = { filter, search, page: pageIn(url.searchParams), scope }
  const [found, rejected] = await Promise.all([findMessages(store, query), findRejected(store.db, now())])
  return { ...found, filter, search, rejected }
}

export default function Messages({ loaderData }: Route.ComponentProps) {
  return <MessagesScreen {...loaderData} />
}

export function ErrorBoundary() {
  return <SectionFailed />
}
