import { Outlet } from 'react-router'
import { findYear } from '#app/agency/agency-days.server.ts'
import { agencyLinks } from '#app/agency/settings/section-path.ts'
import { staffContext } from '#app/accounts/staff-context.server.ts'
import { isAllowed } from '#app/accounts/role.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { SettingsFrame } from '#app/settings/panel/settings-frame.tsx'
import { revalidateUnlessFailed } from '#app/ui/panel/unless-failed.ts'
import { findDemoName } from '#app/welcome/start-own.server.ts'
import { WelcomeLink } from '#app/welcome/welcome-offer.tsx'
import { offeredSteps } from '#app/welcome/welcome-steps.ts'
import { findWelcome } from '#app/welcome/welcome.server.ts'
import type { Route } from './+types/layout.ts'

export const shouldRevalidate = revalidateUnlessFailed

/** The sections of the agency, and the open steps of the welcome; the demo, which nobody sets up, has none. */
export async function loader({ context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  const { store } = parts
  const links = isAllowed(context.get(staffContext).role, 'settings') ? agencyLinks(await findYear(parts)) : []
  return {
    agencyLinks: links,
    openSteps: (await findDemoName(store)) === null ? offeredSteps(await findWelcome(store)) : 0,
  }
}

export default function SettingsLayout({ loaderData }: Route.ComponentProps) {
  return (
    <SettingsFrame agencyLinks={loaderData.agencyLinks}>
      <WelcomeLink open={loaderData.openSteps} />
      <Outlet />
    </SettingsFrame>
  )
}
