import type { Parts } from '#app/parts.server.ts'
import { readSession, writeLastLogin } from './session.server.ts'

type Needed = Pick<Parts, 'accounts' | 'store' | 'now'>

/** Ends the session of a request, or all sessions of its person. @returns the cookies that clear the browser's */
export async function signOut(parts: Needed, headers: Headers, { everywhere }: { everywhere: boolean }) {
  const { accounts, store, now } = parts
  const { staff } = await readSession(accounts, headers)
  if (staff) {
    await writeLastLogin(store, staff.id, now())
    if (everywhere) await store.db.deleteFrom('sessions').where('userId', '=', staff.id).execute()
  }
  const auth = await accounts.auth()
  const { headers: answer } = await auth.api.signOut({ headers, returnHeaders: true })
  return answer.getSetCookie()
}
