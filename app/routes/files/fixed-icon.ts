import { redirect } from 'react-router'
import type { AgencyIcon } from '#app/agency/look/brand-icons.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { agencyIcon } from '#app/photos/social-card/icon-response.server.ts'
import type { Route } from './+types/fixed-icon.ts'

/** Icons that browsers request without a page that names them: the agency's, else the product's. */
const FIXED_ICONS = new Map<string, { name: AgencyIcon; product: string }>([
  ['/favicon.ico', { name: 'icono-32', product: '/icono.ico' }],
  ['/apple-touch-icon.png', { name: 'icono-180', product: '/icono-180.png' }],
])

export async function loader({ url, context }: Route.LoaderArgs) {
  const icon = FIXED_ICONS.get(url.pathname)
  if (!icon) return new Response(null, { status: 404 })
  return (await agencyIcon(context.get(partsContext), icon.name)) ?? redirect(icon.product)
}
