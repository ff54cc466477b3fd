import { hash, timingSafeEqual } from 'node:crypto'
import { type Proxied, type Sent, isSurelyLocal } from '#app/http/local-peer.server.ts'

/** Whether a request may read the metrics: with the token if one is set, else only from a program on this machine. */
export function mayReadMetrics(
  sent: Sent,
  { metricsToken, ...proxied }: Proxied & { metricsToken: string | null },
): boolean {
  if (metricsToken !== null) return isSame(sent.headers.get('Authorization') ?? '', `Bearer ${metricsToken}`)
  return isSurelyLocal(sent, proxied)
}

/** A comparison in constant time; both hashes have the same length. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'))
}
