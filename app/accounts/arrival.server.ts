import { redirect } from 'react-router'
import type { Parts } from '#app/http/parts.server.ts'
import { returnPath } from './return-path.ts'
import { readSession, withCookies } from './session.server.ts'

/** Redirects signed-in people away from the login and registration pages (decision 30). */
export async function sendSignedInOn({ accounts }: Parts, request: Request, url: URL): Promise<void> {
  const { staff, cookies } = await readSession(accounts, request.headers)
  if (staff) throw redirect(returnPath(url), { headers: withCookies(cookies) })
}
