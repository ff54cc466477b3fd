import type { Accounts } from './accounts.server.ts'
import { LONGEST_SESSION } from './auth.server.ts'
import { isAuthRejection } from './auth-rejection.ts'
import { roleOf } from './role.ts'
import type { Staff } from './staff-context.server.ts'

/** Who a request comes from, and the cookies that its answer must set: a prolonged session, or a dead one put away. */
export type Session = { staff: Staff | null; sessionId: string | null; cookies: string[] }

export async function readSession(accounts: Accounts, headers: Headers): Promise<Session> {
  const auth = await accounts.auth()
  const { response: found, headers: answer } = await auth.api.getSession({ headers, returnHeaders: true })
  const cookies = answer.getSetCookie()
  // A session of an account that is switched off opens nothing; that none is left is for who switches it off.
  if (!found || found.user.disabledAt) return { staff: null, sessionId: null, cookies }
  if (isTooOld(found.session)) return { staff: null, sessionId: null, cookies: await endSession(accounts, headers) }
  const { id, name, email, role } = found.user
  return { staff: { id, name, email, role: roleOf(role) }, sessionId: found.session.id, cookies }
}

/** By better-auth's own clock, which wrote when it began. */
function isTooOld({ createdAt }: { createdAt: Date }): boolean {
  return Date.now() - createdAt.getTime() > LONGEST_SESSION * 1000
}

/** Ends the session of a request, if it has one. @returns the cookies that clear the browser's */
export async function endSession(accounts: Accounts, headers: Headers): Promise<string[]> {
  const auth = await accounts.auth()
  const { headers: answer } = await auth.api.signOut({ headers, returnHeaders: true })
  return answer.getSetCookie()
}

/** Removes the sessions that are past and nobody came back to. */
export async function forgetPastSessions(accounts: Accounts, now: Date) {
  const { adapter } = await (await accounts.auth()).$context
  await adapter.deleteMany({ model: 'session', where: [{ field: 'expiresAt', operator: 'lte', value: now }] })
}

/** Writes when a person was last here (spec, section 7: at sign-in and before sign-out). */
export async function writeLastLogin(accounts: Accounts, userId: string, now: Date) {
  const { adapter } = await (await accounts.auth()).$context
  const update = { lastLogin: now, updatedAt: now }
  await adapter.update({ model: 'user', where: [{ field: 'id', value: userId }], update })
}

/** For what better-auth refuses; what fails is thrown on. */
export function nullIfRefused(error: unknown): null {
  if (isAuthRejection(error)) return null
  throw error
}

/** Adds cookies to the headers of an answer. */
export function withCookies(cookies: readonly string[], headers: Headers = new Headers()): Headers {
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return headers
}
