import { hash, timingSafeEqual } from 'node:crypto'
import { isLoopback } from '#app/env-addresses.ts'

type MetricsRequest = {
  headers: Headers
  /** Address of the connection itself, whatever a header says. */
  peer: string
}

type Allowed = { metricsToken: string | null; trustProxy: boolean; publicUrl: string }

/** What a proxy adds to a request that it hands on. */
const HANDED_ON = ['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Real-IP', 'Via']
const LOOPBACK = /^(?:::ffff:)?127(?:\.\d+){3}$|^::1$/i

/**
 * Whether somebody may read the metrics: with a token, whoever has it; without one, a program of this machine. What came
 * through a proxy of this machine is not local, so a public site without a proxy that is trusted needs the token: a
 * proxy that adds no header could not be told apart.
 */
export function mayReadMetrics(
  { headers, peer }: MetricsRequest,
  { metricsToken, trustProxy, publicUrl }: Allowed,
): boolean {
  if (metricsToken !== null) return isSame(headers.get('Authorization') ?? '', `Bearer ${metricsToken}`)
  const canTellProxy = trustProxy || isLoopback(publicUrl)
  return canTellProxy && LOOPBACK.test(peer) && !HANDED_ON.some((name) => headers.has(name))
}

/** In the same time whatever differs; hashes have the same length. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'))
}
