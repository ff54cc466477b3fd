import { findSection } from '#app/agency/agency.server.ts'
import { brandStyles, clientLogoFile, heroFile, logoFile } from '#app/agency/look/brand-look.server.ts'
import { IMMUTABLE, PUBLIC_ONE_MINUTE } from '#app/http/cache-control.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { iconResponse } from '#app/photos/social-card/icon-response.server.ts'
import type { Route } from './+types/brand-file.ts'

/**
 * A file of the agency's look: its stylesheet, a logo, that of a client, an icon or its photo. A page from before a change
 * gets the current stylesheet.
 */
export async function loader({ params: { file }, context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  const icon = await iconResponse(parts, file)
  if (icon) return icon
  const content = await findSection(parts.store, 'marca')
  const styles = file.endsWith('.css') ? brandStyles(content) : null
  if (styles) return sent(styles.css, 'text/css; charset=utf-8', styles.name === file ? IMMUTABLE : PUBLIC_ONE_MINUTE)
  const logo = logoFile(content, file) ?? clientLogoFile(await findSection(parts.store, 'clientes'), file)
  if (logo) return sent(new Uint8Array(logo), 'image/png', IMMUTABLE)
  const hero = heroFile(content, file)
  if (hero) return sent(new Uint8Array(hero), 'image/jpeg', IMMUTABLE)
  return new Response(null, { status: 404, headers: { 'Cache-Control': PUBLIC_ONE_MINUTE } })
}

function sent(body: BodyInit, contentType: string, cacheControl: string) {
  return new Response(body, { headers: { 'Content-Type': contentType, 'Cache-Control': cacheControl } })
}
