import { isStoreReachable } from '#app/health/readiness.server.ts'
import { partsContext } from '#app/http/parts.server.ts'
import type { Route } from './+types/health.ts'

/** 200 while the database answers. */
export async function loader({ context }: Route.LoaderArgs) {
  const ready = await isStoreReachable(context.get(partsContext).store)
  return new Response(ready ? 'ok' : 'sin base de datos', {
    status: ready ? 200 : 503,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
