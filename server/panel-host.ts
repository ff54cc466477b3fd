import { requiredPermission } from '#app/accounts/access-table.server.ts'
import { isLocalHost } from '#app/http/addresses.ts'
import { isAccessPage } from '#app/accounts/return-path.ts'
import { plainPage } from './failure-page.ts'

type Needed = { publicUrl: string; metricsToken: string | null }

/**
 * Whether a request for the panel, for an access page or for the metrics names a host that is neither this machine nor
 * that of PUBLIC_URL. A page of another site whose name resolves to this process (DNS rebinding) asks like that. Public
 * pages answer under any name, and a token for the metrics already says who asks.
 * @param pattern of the route
 */
export function isForeignHost(request: Request, pattern: string, { publicUrl, metricsToken }: Needed): boolean {
  const { pathname, hostname } = new URL(request.url)
  const isGuarded =
    isAccessPage(pathname) ||
    (pattern === '/metrics' ? metricsToken === null : requiredPermission(pattern, 'GET') !== 'nothing')
  return isGuarded && !isLocalHost(hostname) && hostname !== new URL(publicUrl).hostname
}

export function refuseForeignHost(): Response {
  return plainPage({
    status: 421,
    title: 'Dirección no reconocida',
    sentences: [
      'El panel solo abre en la dirección configurada del sitio o en este mismo equipo.',
      'Si esta dirección es la correcta, quien opera el sitio debe ponerla en la variable PUBLIC_URL.',
    ],
  })
}
