import { Outlet } from 'react-router'
import { AuthFrame } from '#app/accounts/auth-frame.tsx'
import { keepPrivate } from '#app/accounts/guard.server.ts'
import '#app/ui/panel/panel.css'
import { themeIn } from '#app/ui/panel/theme.ts'
import type { Route } from './+types/layout.ts'

export const middleware: Route.MiddlewareFunction[] = [keepPrivate]

export function loader({ request }: Route.LoaderArgs) {
  return { theme: themeIn(request.headers.get('Cookie')) }
}

export default function AccessLayout({ loaderData }: Route.ComponentProps) {
  return (
    <AuthFrame theme={loaderData.theme}>
      <Outlet />
    </AuthFrame>
  )
}
