import { isLocalHost } from '#app/http/addresses.ts'
import { type Sent, isSurelyLocal } from '#app/http/local-peer.server.ts'
import type { Parts } from '#app/http/parts.server.ts'

/**
 * Open registration is only for browsers on this machine (decision 1), where that can be known; everybody else needs an
 * invitation. The host is
 * checked because the name of another site may resolve to this machine (DNS rebinding).
 */
export function withLocalRegistration<Own extends Pick<Parts, 'accounts' | 'publicUrl' | 'trustProxy'>>(
  parts: Own,
  { url, ...sent }: Sent & { url: URL },
): Own {
  const isOwnHost = isLocalHost(url.hostname) || url.host === new URL(parts.publicUrl).host
  if (isOwnHost && isSurelyLocal(sent, parts)) return parts
  return { ...parts, accounts: { ...parts.accounts, registration: 'invite', isRegistrationFixed: true } }
}
