import { readState } from '#app/health/state.server.ts'
import { StateScreen } from '#app/health/state-screen.tsx'
import { TakeoutBox } from '#app/takeout/takeout-box.tsx'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { partsContext } from '#app/http/parts.server.ts'
import type { Route } from './+types/state.ts'

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Estado')
}

export function loader({ context }: Route.LoaderArgs) {
  return readState(context.get(partsContext))
}

export default function StatePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <StateScreen state={loaderData} />
      <TakeoutBox />
    </>
  )
}

export function ErrorBoundary() {
  return <SectionFailed />
}
