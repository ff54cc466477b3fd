import { readReadiness } from '#app/health/readiness.server.ts'
import { partsContext } from '#app/http/parts.server.ts'
import type { Route } from './+types/readiness.ts'

/** For a load balancer: 200 while the database and the files can be reached and written. The body says what is wrong. */
export async function loader({ context }: Route.LoaderArgs) {
  const { store, files, writable } = await readReadiness(context.get(partsContext))
  const status = {
    store: store ? 'ok' : 'unreachable',
    files: files ? 'ok' : 'unreachable',
    ...(store && files && !writable && { writing: 'refused' }),
  }
  return new Response(JSON.stringify(status), {
    status: writable ? 200 : 503,
    // Not plain JSON, because server/failure-page.ts replaces a failure with that type by a page.
    headers: { 'Content-Type': 'application/health+json', 'Cache-Control': 'no-store' },
  })
}
