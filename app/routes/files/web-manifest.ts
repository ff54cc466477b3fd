import { findAgency } from '#app/agency/agency.server.ts'
import { partsContext } from '#app/http/parts.server.ts'
import manifest from '#app/seo/web-manifest.json'
import type { Route } from './+types/web-manifest.ts'

/** What a telephone needs to put the site on its home screen, under the firm's name. */
export async function loader({ context }: Route.LoaderArgs) {
  const { name, tagline, description } = await findAgency(context.get(partsContext).store)
  const told = { ...manifest, name: `${name} · ${tagline}`, short_name: name, description }
  return new Response(JSON.stringify(told), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' },
  })
}
