import { useLocation, useNavigation } from 'react-router'
import type { Theme } from '#app/ui/panel/theme.ts'

/**
 * 'Cargando...' while another page is on its way (decision 23), from 200 ms on. The panel's sections have a place of
 * their own for it.
 */
export function StaffPending({ theme }: { theme: Theme }) {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  if (!location || location.pathname === pathname || pathname.startsWith('/dashboard')) return null
  return (
    <div role="status" data-theme={theme} className="waiting fixed text-ink">
      <span aria-hidden="true" className="spinner" />
      Cargando...
    </div>
  )
}
