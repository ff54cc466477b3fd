import { hash, timingSafeEqual } from 'node:crypto'
import { isLoopback } from '#app/http/addresses.ts'
import { type Sent, isFromThisMachine } from '#app/http/local-peer.server.ts'

type Allowed = { metricsToken: string | null; trustProxy: boolean; publicUrl: string }

/**
 * Whether a request may read the metrics: with the token if one is set, else only from a program on this machine. A
 * request through a local proxy is not local, so a public site without a trusted proxy needs the token: a proxy that
 * adds no header could not be detected.
 */
export function mayReadMetrics(sent: Sent, { metricsToken, trustProxy, publicUrl }: Allowed): boolean {
  if (metricsToken !== null) return isSame(sent.headers.get('Authorization') ?? '', `Bearer ${metricsToken}`)
  const canTellProxy = trustProxy || isLoopback(publicUrl)
  return canTellProxy && isFromThisMachine(sent)
}

/** A comparison in constant time; both hashes have the same length. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'))
}
