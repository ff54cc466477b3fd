import { redirect } from 'react-router'
import type { Parts } from '#app/parts.server.ts'
import { returnPath } from './return-path.ts'
import { readSession, withCookies } from './session.server.ts'

/** Somebody who is signed in already has no business on the login or the registration (decision 30). */
export async function sendSignedInOn({ accounts }: Parts, request: Request, url: URL): Promise<void> {
  const { staff, cookies } = await readSession(accounts, request.headers)
  if (staff) throw redirect(returnPath(url), { headers: withCookies(cookies) })
}
