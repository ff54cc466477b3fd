import { partsContext } from '#app/http/parts.server.ts'
import { feedFile } from '#app/feeds/feed-file.server.ts'
import type { Route } from './+types/feed.ts'

/** A feed for portals, at its secret address. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { secret, file } = params
  const answer = await feedFile(context.get(partsContext), { request, secret, file })
  return (
    answer ??
    new Response('No hay nada en esta dirección.', {
      status: 404,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'X-Robots-Tag': 'noindex' },
    })
  )
}
