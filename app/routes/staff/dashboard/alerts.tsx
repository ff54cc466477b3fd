import { findToday } from '#app/agency/agency-days.server.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { parseAlertQuery } from '#app/alerts/alert-list.ts'
import { findAlertPage } from '#app/alerts/contract-alerts.server.ts'
import { AlertsScreen } from '#app/alerts/alerts-screen.tsx'
import { partsContext } from '#app/http/parts.server.ts'
import type { Route } from './+types/alerts.ts'

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Alertas de Contratos')
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  const query = parseAlertQuery(new URL(request.url).searchParams)
  return { query, ...(await findAlertPage(parts.store, await findToday(parts), query)) }
}

export default function Alerts({ loaderData }: Route.ComponentProps) {
  return <AlertsScreen {...loaderData} />
}

export function ErrorBoundary() {
  return <SectionFailed />
}
