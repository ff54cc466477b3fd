import { readReadiness } from '#app/health/readiness.server.ts'
import { partsContext } from '#app/http/parts.server.ts'
import type { Route } from './+types/readiness.ts'

/** For a balancer: 200 while the database and the files can be reached, and which of them can't. */
export async function loader({ context }: Route.LoaderArgs) {
  const { store, files } = await readReadiness(context.get(partsContext))
  const told = { store: store ? 'ok' : 'unreachable', files: files ? 'ok' : 'unreachable' }
  return new Response(JSON.stringify(told), {
    status: store && files ? 200 : 503,
    // Not plain JSON: that is what a failed route looks like, which gets a page instead (server/failure-page.ts).
    headers: { 'Content-Type': 'application/health+json', 'Cache-Control': 'no-store' },
  })
}
