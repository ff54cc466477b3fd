import { findToday } from '#app/agency/agency-days.server.ts'
import { Outlet } from 'react-router'
import { staffContext } from '#app/accounts/staff-context.server.ts'
import { PanelShell, SectionPending } from '#app/panel/panel-shell.tsx'
import { countTodaysAlerts } from '#app/alerts/contract-alerts.server.ts'
import { countNewMessages } from '#app/contact/panel/find-messages.server.ts'
import { findLists } from '#app/inventory/saved-lists/find-lists.server.ts'
import { ListsMenu } from '#app/inventory/saved-lists/lists-menu.tsx'
import { countDueLeads } from '#app/leads/due-leads.server.ts'
import { countDueVisits } from '#app/leads/visits/find-visits.server.ts'
import { findLeadScope } from '#app/accounts/find-lead-scope.server.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { PropertyPending } from '#app/property/page/property-pending.tsx'
import { themeIn } from '#app/ui/panel/theme.ts'
import { revalidateUnlessFailed } from '#app/ui/panel/unless-failed.ts'
import type { Route } from './+types/layout.ts'

export const shouldRevalidate = revalidateUnlessFailed

export async function loader({ request, context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  const { store } = parts
  const staff = context.get(staffContext)
  const today = await findToday(parts)
  const scope = await findLeadScope(store.db, staff)
  const own = { today, asesorId: staff.id, scope }
  return {
    person: { name: staff.name, email: staff.email },
    theme: themeIn(request.headers.get('Cookie')),
    counts: {
      alerts: await countTodaysAlerts(store, today),
      messages: await countNewMessages(store.db, scope),
      due: (await countDueLeads(store.db, own)) + (await countDueVisits(store.db, own)),
    },
    lists: await findLists(store, staff, today),
  }
}

export default function DashboardLayout({ loaderData }: Route.ComponentProps) {
  const { lists, ...frame } = loaderData
  const pending = (
    <PropertyPending className="absolute">
      <SectionPending />
    </PropertyPending>
  )
  return (
    <PanelShell {...frame} menu={<ListsMenu lists={lists} />} pending={pending}>
      <Outlet />
    </PanelShell>
  )
}
