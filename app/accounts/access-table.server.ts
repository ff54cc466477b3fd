import type { Register } from 'react-router'
import type { Permission } from '#app/panel/permission.ts'
import { SITE_PATHS, type SitePath } from '#app/site/site-pages.ts'
import { type Role, isAllowed } from './role.ts'

/** What a request requires: nothing, or an account whose role has this permission. */
export type RequiredPermission = 'nothing' | Permission

/** What reading a route requires (GET, HEAD), and what posting to it requires; null for a route without an action. */
export type Access = { read: RequiredPermission; change: RequiredPermission | null }

type Path = keyof Register['pages']

const PUBLIC_PAGE: Access = { read: 'nothing', change: null }
const PUBLIC_FORM: Access = { read: 'nothing', change: 'nothing' }
const STAFF_PAGE: Access = { read: 'read', change: null }
const STAFF_FORM: Access = { read: 'read', change: 'edit' }
const OWN_ACCOUNT: Access = { read: 'own', change: 'own' }
const EDITOR_PAGE: Access = { read: 'edit', change: 'edit' }

/**
 * The access of every route in app/routes.ts. A missing route fails `npm run check`, and the guard refuses it. Forms that
 * require more than their route are in `STRICTER_FORMS`.
 */
export const ACCESS: Readonly<Record<Path, Access>> = {
  '/': PUBLIC_PAGE,
  ...publicPages(),
  '/propiedades': PUBLIC_PAGE,
  '/propiedades/:category/:type?/:municipality?/:zone?': PUBLIC_PAGE,
  '/propiedad/:propertySlug': PUBLIC_PAGE,
  '/propiedad/:propertySlug/ficha.pdf': PUBLIC_PAGE,
  '/conjunto/:complexSlug': PUBLIC_PAGE,
  '/favoritos': PUBLIC_PAGE,
  '/comparar': PUBLIC_PAGE,
  '/contacto': PUBLIC_FORM,
  '/contacto-confirmacion': PUBLIC_PAGE,
  '/*': PUBLIC_PAGE,
  '/login': PUBLIC_FORM,
  '/login/segundo-paso': PUBLIC_FORM,
  '/signup': PUBLIC_FORM,
  '/recuperar': PUBLIC_FORM,
  '/restablecer': PUBLIC_FORM,
  '/logout': PUBLIC_FORM,
  '/dashboard': STAFF_PAGE,
  '/dashboard/empezar': { read: 'settings', change: 'settings' },
  '/dashboard/propiedades': STAFF_FORM,
  '/dashboard/listas': STAFF_FORM,
  '/dashboard/mapa': STAFF_PAGE,
  '/dashboard/cambios': { read: 'edit', change: null },
  '/dashboard/cambios/nuevo': EDITOR_PAGE,
  '/dashboard/cambios/:batchId': EDITOR_PAGE,
  '/dashboard/conjuntos': STAFF_FORM,
  '/dashboard/conjuntos/nuevo': EDITOR_PAGE,
  '/dashboard/conjuntos/:complexId': EDITOR_PAGE,
  '/dashboard/conjuntos/:complexId/espacios': EDITOR_PAGE,
  '/dashboard/conjuntos/:complexId/plano/:floorId?': EDITOR_PAGE,
  '/dashboard/conjuntos/:complexId/versiones': STAFF_FORM,
  '/dashboard/propietarios': STAFF_PAGE,
  '/dashboard/propietarios/:ownerId': STAFF_FORM,
  '/dashboard/papelera': STAFF_FORM,
  '/dashboard/actividad': STAFF_PAGE,
  '/dashboard/alertas': STAFF_PAGE,
  '/dashboard/mensajes': STAFF_PAGE,
  '/dashboard/mensajes/:messageId': STAFF_FORM,
  '/dashboard/mensajes/:messageId/aviso': STAFF_PAGE,
  '/dashboard/hoy': STAFF_FORM,
  '/dashboard/prospectos': STAFF_FORM,
  '/dashboard/prospectos/tablero': STAFF_FORM,
  '/dashboard/prospectos/numeros': STAFF_PAGE,
  '/dashboard/prospectos/nuevo': EDITOR_PAGE,
  '/dashboard/prospectos/importar': EDITOR_PAGE,
  '/dashboard/prospectos/importar/:importId': EDITOR_PAGE,
  '/dashboard/prospectos/importar/:importId/reporte.csv': { read: 'edit', change: null },
  '/dashboard/prospectos/:leadId': STAFF_FORM,
  '/dashboard/prospectos/:leadId/cierre': EDITOR_PAGE,
  '/dashboard/prospectos/:leadId/editar': EDITOR_PAGE,
  '/dashboard/prospectos/:leadId/busca/:number': EDITOR_PAGE,
  '/dashboard/prospectos/:leadId/versiones': EDITOR_PAGE,
  '/dashboard/prospectos/:leadId/visitas/nueva': EDITOR_PAGE,
  '/dashboard/prospectos/:leadId/visitas/:visitId': EDITOR_PAGE,
  '/dashboard/prospectos/:leadId/visitas/:visitId/versiones': EDITOR_PAGE,
  '/dashboard/prospectos/:leadId/visitas/:visitId/visita.ics': { read: 'edit', change: null },
  '/dashboard/prospectos/exportar/:format': { read: 'edit', change: null },
  '/dashboard/configuracion': OWN_ACCOUNT,
  '/dashboard/configuracion/agencia': { read: 'settings', change: 'settings' },
  '/dashboard/configuracion/agencia/:section': { read: 'settings', change: 'settings' },
  '/dashboard/configuracion/agencia/:section/versiones': { read: 'settings', change: 'settings' },
  '/dashboard/configuracion/agencia/colores.css': { read: 'settings', change: null },
  '/dashboard/configuracion/agencia/:section/vista-previa': { read: 'settings', change: 'settings' },
  '/dashboard/configuracion/versiones': { read: 'settings', change: 'settings' },
  '/dashboard/configuracion/ubicacion': { read: 'settings', change: 'settings' },
  '/dashboard/configuracion/ubicacion/lista': { read: 'settings', change: 'settings' },
  '/dashboard/configuracion/correo': { read: 'settings', change: 'settings' },
  '/dashboard/configuracion/respaldos': { read: 'settings', change: 'settings' },
  '/dashboard/configuracion/segundo-paso': OWN_ACCOUNT,
  '/dashboard/configuracion/tarjeta': OWN_ACCOUNT,
  '/dashboard/configuracion/equipo/:userId': { read: 'people', change: 'people' },
  '/dashboard/configuracion/equipo': { read: 'people', change: 'people' },
  '/dashboard/configuracion/prospectos': { read: 'settings', change: 'settings' },
  '/dashboard/configuracion/accesos': { read: 'people', change: null },
  '/dashboard/configuracion/datos-personales': { read: 'people', change: 'people' },
  '/dashboard/configuracion/datos-personales.json': { read: 'people', change: 'people' },
  '/dashboard/configuracion/portales': { read: 'settings', change: 'settings' },
  '/dashboard/configuracion/direcciones': { read: 'settings', change: 'settings' },
  '/dashboard/configuracion/direcciones.csv': { read: 'settings', change: null },
  '/dashboard/configuracion/estado': { read: 'settings', change: null },
  '/dashboard/exportar/:format': STAFF_PAGE,
  '/dashboard/exportar/archivo-completo.tar': { read: 'settings', change: null },
  '/dashboard/importar': EDITOR_PAGE,
  '/dashboard/importar/:importId': EDITOR_PAGE,
  '/dashboard/importar/archivo': { read: 'settings', change: 'settings' },
  '/dashboard/importar/:importId/reporte.csv': { read: 'edit', change: null },
  '/dashboard/importar/plantilla/:format': { read: 'edit', change: null },
  '/dashboard/fotos': EDITOR_PAGE,
  '/dashboard/fotos/:jobId': EDITOR_PAGE,
  '/bienvenida': { read: 'settings', change: null },
  '/bienvenida/:step': { read: 'settings', change: null },
  '/add-property': EDITOR_PAGE,
  '/property/:propertyId': STAFF_PAGE,
  '/property/:propertyId/expediente': EDITOR_PAGE,
  '/property/:propertyId/expediente/:fileId': { read: 'edit', change: null },
  '/property/:propertyId/versiones': STAFF_FORM,
  '/property/:propertyId/versiones/:number': STAFF_PAGE,
  '/edit-property/:propertyId': EDITOR_PAGE,
  '/property/:propertyId/ficha.pdf': STAFF_PAGE,
  '/photos': EDITOR_PAGE,
  '/same-property': { read: 'edit', change: null },
  '/place-preview': { read: 'edit', change: null },
  '/admin': PUBLIC_PAGE,
  '/interes': PUBLIC_FORM,
  '/img/*': PUBLIC_PAGE,
  '/marca/:file': PUBLIC_PAGE,
  '/favicon.ico': PUBLIC_PAGE,
  '/apple-touch-icon.png': PUBLIC_PAGE,
  '/og/:slug/:card': PUBLIC_PAGE,
  '/feeds/:secret/:file': PUBLIC_PAGE,
  '/calendario.ics': PUBLIC_PAGE,
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

/** Forms that require more than their route, by `intent`. The action of the route checks it. */
export const STRICTER_FORMS = {
  'save-contact': 'settings',
  'use-imported-contact': 'settings',
  'invite-imported': 'people',
  purge: 'people',
} as const satisfies Record<string, Permission>

/**
 * What a request requires.
 * @param pattern the pattern of its route, with or without slashes around it
 * @throws for a route that is not in the table, so that a forgotten route is not open to everybody
 */
export function requiredPermission(pattern: string, method: string): RequiredPermission {
  const path = `/${pattern.replaceAll(/^\/+|\/+$/g, '')}`
  if (!isPath(path)) throw new Error(`${path} no dice quién puede entrar (app/accounts/access-table.server.ts).`)
  const { read, change } = ACCESS[path]
  // A route without an action answers 405 to everybody who may read it.
  return method === 'GET' || method === 'HEAD' ? read : (change ?? read)
}

/** Routes without a page: they only receive posts of our own pages. */
const POST_ONLY: readonly Path[] = ['/photos', '/interes', '/dashboard/configuracion/datos-personales.json']

/** The value of `Allow` for a route; null for the route of unknown paths. */
export function allowedMethods(pattern: string): string | null {
  if (pattern === '/*' || !isPath(pattern)) return null
  if (POST_ONLY.includes(pattern)) return 'POST'
  return ACCESS[pattern].change === null ? 'GET, HEAD' : 'GET, HEAD, POST'
}

/** Whether a role is enough; null is a visitor without a session. */
export function isGranted(role: Role | null, required: RequiredPermission): boolean {
  return required === 'nothing' || (role !== null && isAllowed(role, required))
}

function isPath(path: string): path is Path {
  return Object.hasOwn(ACCESS, path)
}
