import { type Sent, isFromThisMachine } from '#app/local-peer.server.ts'
import type { Parts } from '#app/parts.server.ts'

/** Names and addresses that always lead to the machine that uses them. */
const LOCAL_HOST = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/

/**
 * Open registration holds only for a browser on this machine (decision 1); everybody else needs an invitation. The host
 * is checked because another site can make its own name lead here (DNS rebinding).
 */
export function registeringFrom<Own extends Pick<Parts, 'accounts' | 'publicUrl'>>(
  parts: Own,
  { url, ...sent }: Sent & { url: URL },
): Own {
  const isOwnHost = LOCAL_HOST.test(url.hostname) || url.host === new URL(parts.publicUrl).host
  if (isOwnHost && isFromThisMachine(sent)) return parts
  return { ...parts, accounts: { ...parts.accounts, registration: 'invite' } }
}
