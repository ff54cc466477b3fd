import { hash, timingSafeEqual } from 'node:crypto'
import { isLoopback } from '#app/http/addresses.ts'
import { type Sent, isFromThisMachine } from '#app/http/local-peer.server.ts'

type Allowed = { metricsToken: string | null; trustProxy: boolean; publicUrl: string }

/**
 * Whether somebody may read the metrics: with a token, whoever has it; without one, a program of this machine. What came
 * through a proxy of this machine is not local, so a public site without a proxy that is trusted needs the token: a
 * proxy that adds no header could not be told apart.
 */
export function mayReadMetrics(sent: Sent, { metricsToken, trustProxy, publicUrl }: Allowed): boolean {
  if (metricsToken !== null) return isSame(sent.headers.get('Authorization') ?? '', `Bearer ${metricsToken}`)
  const canTellProxy = trustProxy || isLoopback(publicUrl)
  return canTellProxy && isFromThisMachine(sent)
}

/** In the same time whatever differs; hashes have the same length. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'))
}
