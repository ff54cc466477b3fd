import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'
import { isLoopbackPeer } from '#app/http/addresses.ts'

/** Groups of an IPv6 address that identify a customer's network (/64). The customer can change the rest at will. */
const NETWORK_GROUPS = 4

/**
 * Client address for the rate limits, without a port: the last address in X-Forwarded-For if the proxy is trusted, else
 * the address of the connection. Earlier entries of the header can be forged by the visitor.
 */
export function clientAddress(headers: Headers, peer: string, trustProxy: boolean): string {
  return addressIn(trustProxy ? headers.get('X-Forwarded-For') : null, peer)
}

/**
 * Address by which connections are counted. Null for a trusted proxy and for this machine, because their address stands
 * for many people.
 */
export function countedPeer(peer: string, trustProxy: boolean): string | null {
  return trustProxy || isLoopbackPeer(peer) ? null : addressIn(null, peer)
}

/** Address by which a request is counted: behind a trusted proxy, the forwarded one. */
export function countedClient({ headers, socket }: IncomingMessage, trustProxy: boolean): string | null {
  const forwarded = trustProxy ? headers['x-forwarded-for'] : undefined
  const peer = socket.remoteAddress ?? ''
  return forwarded ? addressIn(forwarded.toString(), peer) : countedPeer(peer, trustProxy)
}

/** The forwarded address; the peer's address if the forwarded text is no address. */
function addressIn(forwarded: string | null, peer: string): string {
  const last = withoutPort(forwarded?.split(',').at(-1)?.trim() ?? '')
  const address = (isIP(last) === 0 ? peer : last).replace(/^::ffff:(?=\d+\.)/i, '')
  return isIPv6(address) ? networkOf(address) : address
}

/** '203.0.113.6' of '203.0.113.6:40001', '2001:db8::7' of '[2001:db8::7]:40001'. */
function withoutPort(text: string): string {
  const [, v6, v4] = /^(?:\[([^\]]*)\](?::\d{1,5})?|([\d.]+):\d{1,5})$/.exec(text) ?? []
  return v6 ?? v4 ?? text
}

function networkOf(address: string): string {
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').length
  return [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ?? '').split(':')]
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':')
}
