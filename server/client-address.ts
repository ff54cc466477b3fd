import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'
import { isLoopbackPeer } from '#app/http/addresses.ts'

/** Groups of an IPv6 address that identify a customer's network (/64): the rest can change at will. */
const NETWORK_GROUPS = 4

/**
 * Client address for the rate limits, without a port: that of the connection, or the last one in X-Forwarded-For, which
 * the proxy adds.
 * Earlier entries of that header can be forged by the visitor.
 */
export function clientAddress(headers: Headers, peer: string, trustProxy: boolean): string {
  return addressIn(trustProxy ? headers.get('X-Forwarded-For') : null, peer)
}

/**
 * Address whose connections are counted together; null where one address stands for many people, as that of a trusted
 * proxy or of this machine does.
 */
export function countedPeer(peer: string, trustProxy: boolean): string | null {
  return trustProxy || isLoopbackPeer(peer) ? null : addressIn(null, peer)
}

/** The same for one request: a trusted proxy says whom it comes from. */
export function countedClient({ headers, socket }: IncomingMessage, trustProxy: boolean): string | null {
  const forwarded = trustProxy ? headers['x-forwarded-for'] : undefined
  const peer = socket.remoteAddress ?? ''
  return forwarded ? addressIn(forwarded.toString(), peer) : countedPeer(peer, trustProxy)
}

/** What a proxy forwards that is no address counts as the connection's. */
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
