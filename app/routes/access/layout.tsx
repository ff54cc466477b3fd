import { Outlet } from 'react-router'
import { AuthFrame } from '#app/accounts/auth-frame.tsx'
import { findAgency } from '#app/agency/agency.server.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { keepPrivate } from '#app/accounts/guard.server.ts'
import '#app/ui/panel/panel.css'
import { themeIn } from '#app/ui/panel/theme.ts'
import { tolerateForeignMarkup } from '#app/ui/panel/foreign-markup.ts'
import type { Route } from './+types/layout.ts'

tolerateForeignMarkup()

export const middleware: Route.MiddlewareFunction[] = [keepPrivate]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { store } = context.get(partsContext)
  return { theme: themeIn(request.headers.get('Cookie')), agency: await findAgency(store) }
}

export default function AccessLayout({ loaderData }: Route.ComponentProps) {
  return (
    <AuthFrame theme={loaderData.theme}>
      <Outlet />
    </AuthFrame>
  )
}
