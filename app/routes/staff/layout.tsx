import { Outlet } from 'react-router'
import { keepPrivate, requireStaff } from '#app/accounts/guard.server.ts'
import { StaffPending } from '#app/accounts/staff-pending.tsx'
import { PanelFailed } from '#app/panel/section-failed.tsx'
import { PropertyPending } from '#app/properties/panel/property-pending.tsx'
import '#app/ui/panel/panel.css'
import { themeIn } from '#app/ui/panel/theme.ts'
import { revalidateUnlessFailed } from '#app/ui/panel/unless-failed.ts'
import type { Route } from './+types/layout.ts'

export const middleware: Route.MiddlewareFunction[] = [keepPrivate, requireStaff]

export const shouldRevalidate = revalidateUnlessFailed

/** With a loader here, every page below asks the server, and so passes the guard, even one that needs no data. */
export function loader({ request }: Route.LoaderArgs) {
  return { theme: themeIn(request.headers.get('Cookie')) }
}

export default function StaffLayout({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Outlet />
      <StaffPending theme={loaderData.theme} />
      <PropertyPending theme={loaderData.theme} />
    </>
  )
}

/** A section that could not be loaded takes the whole answer with it: all of it comes in one. */
export function ErrorBoundary() {
  return <PanelFailed />
}
