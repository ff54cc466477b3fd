import { HOUR_MS } from '#app/calendar/durations.ts'
import { hash } from 'node:crypto'

/** Milliseconds that a link for a new password can be used. */
export const RESET_LIFE = HOUR_MS

/** As better-auth makes them; anything else is not looked for. */
const TOKEN = /^[A-Za-z0-9]{24}$/

/** Under which name a link is kept, null for what is none; who reads the store has no use for it. */
export function nameOfLink(token: string): string | null {
  return TOKEN.test(token) ? keptName(`reset-password:${token}`) : null
}

type Verifications = {
  deleteMany: (asked: { model: 'verification'; where: { field: string; value: string }[] }) => unknown
}

/** Takes back every link of a person: it would be a way back in after what they change. */
export async function spendLinks(adapter: Verifications, userId: string): Promise<void> {
  await adapter.deleteMany({ model: 'verification', where: [{ field: 'value', value: userId }] })
}

/** How better-auth keeps the names of what it is to find again. */
export function keptName(identifier: string): string {
  return hash('sha256', identifier, 'base64url')
}
