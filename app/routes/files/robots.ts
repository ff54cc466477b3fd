import { robotsTxt } from '#app/seo/robots-txt.ts'
import { partsContext } from '#app/parts.server.ts'
import { ENDLESS_PARAMS } from '#app/properties/search/endless-params.ts'
import type { Route } from './+types/robots.ts'

export function loader({ context }: Route.LoaderArgs) {
  return new Response(robotsTxt(context.get(partsContext).publicUrl, ENDLESS_PARAMS), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
