import { isIPv6 } from 'node:net'

/** Groups of an IPv6 address that identify a customer's network (/64): the rest can change at will. */
const NETWORK_GROUPS = 4

/**
 * Client address for the rate limits: that of the connection, or the last one in X-Forwarded-For, which the proxy adds.
 * Earlier entries of that header can be forged by the visitor.
 */
export function clientAddress(headers: Headers, peer: string, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined
  const address = (forwarded || peer).replace(/^::ffff:(?=\d+\.)/i, '')
  return isIPv6(address) ? networkOf(address) : address
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
