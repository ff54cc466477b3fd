import { findToday } from '#app/agency/agency-days.server.ts'
import { staffContext } from '#app/accounts/staff-context.server.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { findLeadColumns } from '#app/leads/find-leads.server.ts'
import { findLeadPeople } from '#app/leads/lead-people.server.ts'
import { findLeadScope } from '#app/accounts/find-lead-scope.server.ts'
import { leadQueryIn } from '#app/leads/lead-query.ts'
import { BoardScreen } from '#app/leads/panel/board-screen.tsx'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import type { Route } from './+types/board.ts'

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Prospectos por etapa')
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  const filters = { ...leadQueryIn(url.searchParams), stage: null }
  const scope = await findLeadScope(parts.store.db, context.get(staffContext))
  const columns = await findLeadColumns(parts.store, filters, scope)
  return { columns, filters, asesores: await findLeadPeople(parts.store.db), today: await findToday(parts) }
}

export default function Board({ loaderData }: Route.ComponentProps) {
  return <BoardScreen {...loaderData} />
}

export function ErrorBoundary() {
  return <SectionFailed />
}
