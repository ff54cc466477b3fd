import { mayReadMetrics } from '#app/health/metrics-access.server.ts'
import { METRICS_TYPE } from '#app/health/metrics-text.server.ts'
import { readMetrics } from '#app/health/metrics.server.ts'
import { partsContext, peerContext } from '#app/http/parts.server.ts'
import type { Route } from './+types/metrics.ts'

/** Metrics for Prometheus. A request without access gets a 404. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  if (!mayReadMetrics({ headers: request.headers, peer: context.get(peerContext) }, parts))
    return new Response('No existe', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
  return new Response(await readMetrics(parts), {
    headers: { 'Content-Type': METRICS_TYPE, 'Cache-Control': 'no-store' },
  })
}
