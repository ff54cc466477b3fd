import { isIPv6 } from 'node:net'

/** Groups of an IPv6 address that one customer has for themselves: the rest they change as they like. */
const NETWORK_GROUPS = 4

/**
 * Who asks, as limits know them: the address that the connection comes from, or the one that the proxy in front adds
 * last to X-Forwarded-For. What stands before that one in the header is only what the visitor says.
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
