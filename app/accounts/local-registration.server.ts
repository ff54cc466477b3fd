import { isLocalHost } from '#app/http/addresses.ts'
import { type Sent, isFromThisMachine } from '#app/http/local-peer.server.ts'
import type { Parts } from '#app/http/parts.server.ts'

/**
 * Open registration is only for browsers on this machine (decision 1); everybody else needs an invitation. The host is
 * checked because the name of another site may resolve to this machine (DNS rebinding).
 */
export function withLocalRegistration<Own extends Pick<Parts, 'accounts' | 'publicUrl'>>(
  parts: Own,
  { url, ...sent }: Sent & { url: URL },
): Own {
  const isOwnHost = isLocalHost(url.hostname) || url.host === new URL(parts.publicUrl).host
  if (isOwnHost && isFromThisMachine(sent)) return parts
  return { ...parts, accounts: { ...parts.accounts, registration: 'invite', isRegistrationFixed: true } }
}
