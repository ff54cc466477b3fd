import { Outlet, useMatches } from 'react-router'
import { findAgency } from '#app/agency/agency.server.ts'
import { type Parts, partsContext } from '#app/http/parts.server.ts'
import { keepPrivate, personData, requireStaff } from '#app/accounts/guard.server.ts'
import { NotAllowed, refusedIn } from '#app/accounts/not-allowed.tsx'
import { staffContext } from '#app/accounts/staff-context.server.ts'
import { MayProvider } from '#app/panel/may.tsx'
import { PanelFailed } from '#app/panel/section-failed.tsx'
import { useRemoveStored } from '#app/property/page/property-pending.tsx'
import { StaffPropertyFailed } from '#app/inventory/staff-property-failed.tsx'
import '#app/ui/panel/panel.css'
import { themeIn } from '#app/ui/panel/theme.ts'
import { revalidateUnlessFailed } from '#app/ui/panel/unless-failed.ts'
import { tolerateForeignMarkup } from '#app/ui/panel/foreign-markup.ts'
import type { Route } from './+types/layout.ts'

tolerateForeignMarkup()

export const middleware: Route.MiddlewareFunction[] = [keepPrivate, requireStaff(frameOf)]

export const shouldRevalidate = revalidateUnlessFailed

async function frameOf(request: Request, { store }: Pick<Parts, 'store'>) {
  return { theme: themeIn(request.headers.get('Cookie')), agency: await findAgency(store) }
}

/** With this loader every page below makes a request and so passes the guard, even a page without data. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const frame = await frameOf(request, context.get(partsContext))
  return { ...frame, may: personData(context.get(staffContext)).may }
}

export default function StaffLayout({ loaderData }: Route.ComponentProps) {
  useRemoveStored()
  return (
    <MayProvider may={loaderData.may}>
      <Outlet />
    </MayProvider>
  )
}

/** A failed loader fails the whole response (single fetch), so an error page replaces the panel. Properties have their own. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const refused = refusedIn(error)
  const property = useMatches().some(({ params }) => params.propertyId)
  if (refused) return <NotAllowed {...refused} />
  return property ? <StaffPropertyFailed as="main" /> : <PanelFailed />
}
