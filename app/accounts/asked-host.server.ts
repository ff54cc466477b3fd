import { isLoopback } from '#app/env-addresses.ts'
import type { Parts } from '#app/parts.server.ts'

/** Names of this machine, and addresses: no other site can be at one. */
const OF_NOBODY_ELSE = /^(?:(?:.+\.)?localhost|[\d.]+|\[.*\])$/

/**
 * Registration is open on a local address because nobody else reaches it. A page of another site that has its own name
 * lead here (DNS rebinding) does, through a browser of this machine: by such a name it takes an invitation.
 */
export function registeringAt<Own extends Pick<Parts, 'accounts' | 'publicUrl'>>({ hostname }: URL, parts: Own): Own {
  if (!isLoopback(parts.publicUrl) || OF_NOBODY_ELSE.test(hostname)) return parts
  return { ...parts, accounts: { ...parts.accounts, registration: 'invite' } }
}
