import type { Store } from '#app/db/store.server.ts'
import type { Accounts } from './accounts.server.ts'
import type { Staff } from './staff-context.server.ts'

/** Who sent a request, and the cookies that the response must set (a renewed session, or an expired one removed). */
export type Session = { staff: Staff | null; token: string | null; cookies: string[] }

export async function readSession(accounts: Accounts, headers: Headers): Promise<Session> {
  const auth = await accounts.auth()
  const { response: found, headers: answer } = await auth.api.getSession({ headers, returnHeaders: true })
  const cookies = answer.getSetCookie()
  if (!found) return { staff: null, token: null, cookies }
  const { id, name, email, role } = found.user
  return { staff: { id, name, email, role }, token: found.session.token, cookies }
}

/** Updates `lastLogin` (spec, section 7: at sign-in and before sign-out). */
export async function writeLastLogin({ db }: Store, userId: string, now: Date) {
  await db.updateTable('users').set({ lastLogin: now.toISOString() }).where('id', '=', userId).execute()
}

/** Adds cookies to the headers of an answer. */
export function withCookies(cookies: readonly string[], headers: Headers = new Headers()): Headers {
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return headers
}
