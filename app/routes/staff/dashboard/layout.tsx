import { findToday } from '#app/agency/agency-days.server.ts'
import { Outlet } from 'react-router'
import { staffContext } from '#app/accounts/staff-context.server.ts'
import { PanelShell } from '#app/panel/panel-shell.tsx'
import { countTodaysAlerts } from '#app/alerts/contract-alerts.server.ts'
import { countNewMessages } from '#app/contact/panel/find-messages.server.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { themeIn } from '#app/ui/panel/theme.ts'
import { revalidateUnlessFailed } from '#app/ui/panel/unless-failed.ts'
import type { Route } from './+types/layout.ts'

export const shouldRevalidate = revalidateUnlessFailed

export async function loader({ request, context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  const { store } = parts
  const { name, email } = context.get(staffContext)
  return {
    person: { name, email },
    theme: themeIn(request.headers.get('Cookie')),
    counts: {
      alerts: await countTodaysAlerts(store, await findToday(parts)),
      messages: await countNewMessages(store.db),
    },
  }
}

export default function DashboardLayout({ loaderData }: Route.ComponentProps) {
  return (
    <PanelShell {...loaderData}>
      <Outlet />
    </PanelShell>
  )
}
