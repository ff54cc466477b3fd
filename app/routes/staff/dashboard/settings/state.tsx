import { findStreetsCommand, readState } from '#app/health/state.server.ts'
import { StateScreen } from '#app/health/state-screen.tsx'
import { StreetsBox } from '#app/health/streets-box.tsx'
import { TakeoutBox } from '#app/takeout/takeout-box.tsx'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { partsContext } from '#app/http/parts.server.ts'
import type { Route } from './+types/state.ts'

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Estado')
}

export async function loader({ context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  return { state: await readState(parts), streets: parts.streets, command: await findStreetsCommand(parts) }
}

export default function StatePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <StateScreen state={loaderData.state} />
      <StreetsBox streets={loaderData.streets} command={loaderData.command} />
      <TakeoutBox />
    </>
  )
}

export function ErrorBoundary() {
  return <SectionFailed heading="h2" />
}
