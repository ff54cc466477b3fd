import type { Register } from 'react-router'
import type { Permission } from '#app/panel/permission.ts'
import { SITE_PATHS, type SitePath } from '#app/site/site-pages.ts'
import { type Role, isAllowed } from './role.ts'

/** What a request takes: nothing, or an account whose role may do it. */
export type Needed = 'nothing' | Permission

/** What reading a route takes (GET, HEAD), and what sending something to it takes; null where it receives nothing. */
export type Access = { read: Needed; change: Needed | null }

type Path = keyof Register['pages']

const PUBLIC_PAGE: Access = { read: 'nothing', change: null }
const PUBLIC_FORM: Access = { read: 'nothing', change: 'nothing' }
const SHOWN: Access = { read: 'read', change: null }
const WORKED_ON: Access = { read: 'read', change: 'edit' }
const OWN: Access = { read: 'own', change: 'own' }
const EDITED: Access = { read: 'edit', change: 'edit' }

/**
 * Every route of app/routes.ts with what it takes. A route that is not here fails `npm run check`; the guard refuses it.
 * A form that takes more than its route is in `TAKES_MORE`.
 */
export const ACCESS: Readonly<Record<Path, Access>> = {
  '/': PUBLIC_PAGE,
  ...publicPages(),
  '/propiedades': PUBLIC_PAGE,
  '/propiedades/:category/:type?/:municipality?': PUBLIC_PAGE,
  '/propiedad/:propertySlug': PUBLIC_PAGE,
  '/propiedad/:propertySlug/ficha.pdf': PUBLIC_PAGE,
  '/conjunto/:complexSlug': PUBLIC_PAGE,
  '/favoritos': PUBLIC_PAGE,
  '/comparar': PUBLIC_PAGE,
  '/contacto': PUBLIC_FORM,
  '/*': PUBLIC_PAGE,
  '/login': PUBLIC_FORM,
  '/login/segundo-paso': PUBLIC_FORM,
  '/signup': PUBLIC_FORM,
  '/recuperar': PUBLIC_FORM,
  '/restablecer': PUBLIC_FORM,
  '/logout': PUBLIC_FORM,
  '/dashboard': SHOWN,
  '/dashboard/propiedades': WORKED_ON,
  '/dashboard/mapa': SHOWN,
  '/dashboard/conjuntos': WORKED_ON,
  '/dashboard/conjuntos/nuevo': EDITED,
  '/dashboard/conjuntos/:complexId': EDITED,
  '/dashboard/conjuntos/:complexId/espacios': EDITED,
  '/dashboard/papelera': WORKED_ON,
  '/dashboard/actividad': SHOWN,
  '/dashboard/alertas': SHOWN,
  '/dashboard/mensajes': SHOWN,
  '/dashboard/mensajes/:messageId': WORKED_ON,
  '/dashboard/configuracion': OWN,
  '/dashboard/configuracion/agencia': { read: 'settings', change: 'settings' },
  '/dashboard/configuracion/ubicacion': { read: 'settings', change: 'settings' },
  '/dashboard/configuracion/segundo-paso': OWN,
  '/dashboard/configuracion/equipo': { read: 'people', change: 'people' },
  '/dashboard/configuracion/accesos': { read: 'people', change: null },
  '/dashboard/configuracion/estado': { read: 'settings', change: null },
  '/dashboard/exportar/:format': SHOWN,
  '/add-property': EDITED,
  '/property/:propertyId': SHOWN,
  '/edit-property/:propertyId': EDITED,
  '/property/:propertyId/ficha.pdf': SHOWN,
  '/photos': EDITED,
  '/same-code': { read: 'edit', change: null },
  '/place-preview': { read: 'edit', change: null },
  '/admin': PUBLIC_PAGE,
  '/interes': PUBLIC_FORM,
  '/img/*': PUBLIC_PAGE,
  '/og/:slug/:card': PUBLIC_PAGE,
  '/sitemap.xml': PUBLIC_PAGE,
  '/robots.txt': PUBLIC_PAGE,
  '/manifest.webmanifest': PUBLIC_PAGE,
  '/healthz': PUBLIC_PAGE,
  '/readyz': PUBLIC_PAGE,
  '/metrics': PUBLIC_PAGE,
}

/** The pages of the site that have a fixed address and no form. */
function publicPages(): Record<SitePath, Access> {
  return Object.fromEntries(SITE_PATHS.map((path) => [path, PUBLIC_PAGE])) as Record<SitePath, Access>
}

/** Forms that take more than the route that they are sent to, by their `intent`; its action asks for it. */
export const TAKES_MORE = { 'save-contact': 'settings' } as const satisfies Record<string, Permission>

/**
 * What a request takes.
 * @param pattern that of the route, with or without slashes around it
 * @throws for a route that is not in the table: nobody gets in by omission
 */
export function neededFor(pattern: string, method: string): Needed {
  const path = `/${pattern.replaceAll(/^\/+|\/+$/g, '')}`
  if (!isPath(path)) throw new Error(`${path} no dice quién puede entrar (app/accounts/access-table.server.ts).`)
  const { read, change } = ACCESS[path]
  // A route that receives nothing answers 405 to whoever may see it.
  return method === 'GET' || method === 'HEAD' ? read : (change ?? read)
}

/** Addresses that show nothing: all they do is take what a page of ours sends. */
const ONLY_TAKE: readonly Path[] = ['/photos', '/interes']

/** The methods that the route of that pattern has an answer for, as `Allow` lists them; null for that of unknown paths. */
export function methodsOf(pattern: string): string | null {
  if (pattern === '/*' || !isPath(pattern)) return null
  if (ONLY_TAKE.includes(pattern)) return 'POST'
  return ACCESS[pattern].change === null ? 'GET, HEAD' : 'GET, HEAD, POST'
}

/** Whether somebody may do it; null is somebody without a session. */
export function isGranted(role: Role | null, needed: Needed): boolean {
  return needed === 'nothing' || (role !== null && isAllowed(role, needed))
}

function isPath(path: string): path is Path {
  return Object.hasOwn(ACCESS, path)
}
