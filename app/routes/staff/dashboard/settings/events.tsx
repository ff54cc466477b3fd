import { EventsScreen } from '#app/accounts/events/events-screen.tsx'
import { findEvents } from '#app/accounts/events/find-events.server.ts'
import { pageIn } from '#app/panel/page-param.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { partsContext } from '#app/http/parts.server.ts'
import type { Route } from './+types/events.ts'

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Accesos')
}

export async function loader({ url, context }: Route.LoaderArgs) {
  return findEvents(context.get(partsContext).store, pageIn(url.searchParams))
}

export default function Events({ loaderData }: Route.ComponentProps) {
  return <EventsScreen {...loaderData} />
}

export function ErrorBoundary() {
  return <SectionFailed heading="h2" />
}
