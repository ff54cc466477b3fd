import { Outlet } from 'react-router'
import { partsContext } from '#app/http/parts.server.ts'
import { SettingsFrame } from '#app/settings/panel/settings-frame.tsx'
import { revalidateUnlessFailed } from '#app/ui/panel/unless-failed.ts'
import { findDemoName } from '#app/welcome/start-own.server.ts'
import { WelcomeLink } from '#app/welcome/welcome-offer.tsx'
import { offeredSteps } from '#app/welcome/welcome-steps.ts'
import { findWelcome } from '#app/welcome/welcome.server.ts'
import type { Route } from './+types/layout.ts'

export const shouldRevalidate = revalidateUnlessFailed

/** The open steps of the welcome; the demo, which nobody sets up, has none. */
export async function loader({ context }: Route.LoaderArgs) {
  const { store } = context.get(partsContext)
  return { openSteps: (await findDemoName(store)) === null ? offeredSteps(await findWelcome(store)) : 0 }
}

export default function SettingsLayout({ loaderData }: Route.ComponentProps) {
  return (
    <SettingsFrame>
      <WelcomeLink open={loaderData.openSteps} />
      <Outlet />
    </SettingsFrame>
  )
}
