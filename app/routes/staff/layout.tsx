import { Outlet, useMatches } from 'react-router'
import { keepPrivate, requireStaff } from '#app/accounts/guard.server.ts'
import { StaffPending } from '#app/accounts/staff-pending.tsx'
import { PanelFailed } from '#app/panel/section-failed.tsx'
import { PropertyPending } from '#app/properties/panel/property-pending.tsx'
import { StaffPropertyFailed } from '#app/properties/panel/staff-property-failed.tsx'
import '#app/ui/panel/panel.css'
import { themeIn } from '#app/ui/panel/theme.ts'
import { revalidateUnlessFailed } from '#app/ui/panel/unless-failed.ts'
import type { Route } from './+types/layout.ts'

export const middleware: Route.MiddlewareFunction[] = [keepPrivate, requireStaff]

export const shouldRevalidate = revalidateUnlessFailed

/** This loader makes every page below ask the server, and so pass the guard, even a page without data. */
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

/** One failed loader fails the whole response (single fetch), so this page replaces the panel; a property has a page of its own. */
export function ErrorBoundary() {
  const property = useMatches().some(({ params }) => params.propertyId)
  return property ? <StaffPropertyFailed /> : <PanelFailed />
}
