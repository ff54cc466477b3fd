import { useLocation } from 'react-router'
import { useLoadingPage } from '#app/site/connection/use-loading-page.tsx'
import type { Theme } from '#app/ui/panel/theme.ts'
import { Waiting } from '#app/ui/panel/waiting.tsx'

/**
 * 'Cargando...' while another page loads, after 200 ms (decision 23). The sections of the panel show it inside
 * their frame (panel-shell.tsx).
 */
export function StaffPending({ theme }: { theme: Theme }) {
  const { pathname } = useLocation()
  const location = useLoadingPage()
  if (!location || pathname.startsWith('/dashboard')) return null
  return <Waiting theme={theme} className="fixed text-ink" />
}
