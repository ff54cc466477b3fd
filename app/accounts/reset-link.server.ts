import { HOUR_MS } from '#app/calendar/durations.ts'
import { hash } from 'node:crypto'

/** Milliseconds that a link for a new password is valid. */
export const RESET_LIFE = HOUR_MS

/** The tokens of better-auth; the store is not asked for anything else. */
const TOKEN = /^[A-Za-z0-9]{24}$/

/** The stored identifier of a link, null for a text that is no token. The link can't be recovered from it. */
export function linkIdentifier(token: string): string | null {
  return TOKEN.test(token) ? hashIdentifier(`reset-password:${token}`) : null
}

type Verifications = {
  deleteMany: (query: { model: 'verification'; where: { field: string; value: string }[] }) => unknown
}

/** Deletes every link of a person, so that nobody gets in with an old one after a change. */
export async function deleteResetLinks(adapter: Verifications, userId: string): Promise<void> {
  await adapter.deleteMany({ model: 'verification', where: [{ field: 'value', value: userId }] })
}

/** How identifiers of verifications are stored. */
export function hashIdentifier(identifier: string): string {
  return hash('sha256', identifier, 'base64url')
}
