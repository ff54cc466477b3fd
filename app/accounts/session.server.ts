import { redirect } from 'react-router'
import type { Parts } from '#app/http/parts.server.ts'
import type { Accounts } from './accounts.server.ts'
import { returnPath } from './return-path.ts'
import { roleOf } from './role.ts'
import type { Staff } from './staff-context.server.ts'

/** Seconds after which a session ends, even if it is used daily. */
const LONGEST_SESSION = 30 * 24 * 3600

/** Who sent a request, and the cookies that its answer must set: they prolong the session or remove an expired one. */
export type Session = { staff: Staff | null; sessionId: string | null; cookies: string[] }

export async function readSession(accounts: Accounts, headers: Headers): Promise<Session> {
  const auth = await accounts.auth()
  const { response: found, headers: answer } = await auth.api.getSession({ headers, returnHeaders: true })
  const cookies = answer.getSetCookie()
  // A session of a disabled account is not accepted. Disabling an account also deletes its sessions.
  if (!found || found.user.disabledAt) return { staff: null, sessionId: null, cookies }
  if (isTooOld(found.session)) return { staff: null, sessionId: null, cookies: await endSession(accounts, headers) }
  const { id, name, email, role } = found.user
  return { staff: { id, name, email, role: roleOf(role) }, sessionId: found.session.id, cookies }
}

/** Uses the machine's clock, because better-auth wrote `createdAt` with it. */
function isTooOld({ createdAt }: { createdAt: Date }): boolean {
  return Date.now() - createdAt.getTime() > LONGEST_SESSION * 1000
}

/** Redirects signed-in people away from the login and registration pages (decision 30). */
export async function redirectSignedIn({ accounts }: Parts, request: Request, url: URL): Promise<void> {
  const { staff, cookies } = await readSession(accounts, request.headers)
  if (staff) throw redirect(returnPath(url), { headers: withCookies(cookies) })
}

/** Ends the session of a request, if it has one. @returns the cookies that clear the browser's */
export async function endSession(accounts: Accounts, headers: Headers): Promise<string[]> {
  const auth = await accounts.auth()
  const { headers: answer } = await auth.api.signOut({ headers, returnHeaders: true })
  return answer.getSetCookie()
}

/** Deletes expired sessions. */
export async function forgetPastSessions(accounts: Accounts, now: Date) {
  const { adapter } = await (await accounts.auth()).$context
  await adapter.deleteMany({ model: 'session', where: [{ field: 'expiresAt', operator: 'lte', value: now }] })
}

/** Writes the time of the last visit (spec, section 7: at sign-in and before sign-out). */
export async function writeLastLogin(accounts: Accounts, userId: string, now: Date) {
  const { adapter } = await (await accounts.auth()).$context
  const update = { lastLogin: now, updatedAt: now }
  await adapter.update({ model: 'user', where: [{ field: 'id', value: userId }], update })
}

/**
 * Whether better-auth rejected a request (status below 500); anything else that it throws is a failure. The check is by
 * shape: importing the class would load the whole library before anybody signs in.
 */
export function isAuthRejection(error: unknown): boolean {
  return error instanceof Error && error.name === 'APIError' && 'statusCode' in error && Number(error.statusCode) < 500
}

/** For `catch`: null for a rejection of better-auth; a failure is thrown again. */
export function nullIfRefused(error: unknown): null {
  if (isAuthRejection(error)) return null
  throw error
}

/** Adds cookies to the headers of an answer. */
export function withCookies(cookies: readonly string[], headers: Headers = new Headers()): Headers {
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return headers
}
