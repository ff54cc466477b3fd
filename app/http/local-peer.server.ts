import { isLoopback, isLoopbackPeer } from './addresses.ts'

/** Headers that a proxy adds to a request that it forwards. Any header that starts with X-Forwarded- counts too. */
const PROXY_HEADERS = [
  'Forwarded',
  'Via',
  'X-Real-IP',
  'X-Client-IP',
  'X-Cluster-Client-IP',
  'X-Original-Forwarded-For',
  'X-Envoy-External-Address',
  'True-Client-IP',
  'CF-Connecting-IP',
  'Fastly-Client-IP',
  'Fly-Client-IP',
]

export type Sent = {
  headers: Headers
  /** Address of the connection itself, whatever a header says; '' when unknown. */
  peer: string
}

/**
 * Whether a request comes from a program on this machine, and not from a proxy on this machine. A proxy that adds no
 * header cannot be told apart.
 */
function isFromThisMachine({ headers, peer }: Sent): boolean {
  if (!isLoopbackPeer(peer) || PROXY_HEADERS.some((name) => headers.has(name))) return false
  return ![...headers.keys()].some((name) => name.startsWith('x-forwarded-'))
}

/** What the process knows about the proxy in front of it. */
export type Proxied = { trustProxy: boolean; publicUrl: string }

/**
 * Whether a request certainly comes from a program on this machine. A public site without a trusted proxy may be behind
 * one that adds no header, and then every visitor seems local.
 */
export function isSurelyLocal(sent: Sent, { trustProxy, publicUrl }: Proxied): boolean {
  return (trustProxy || isLoopback(publicUrl)) && isFromThisMachine(sent)
}
