import type { Parts } from '#app/http/parts.server.ts'
import { recordEvent } from './events/record-event.server.ts'
import { endSession, readSession, writeLastLogin } from './session.server.ts'

type Needed = Pick<Parts, 'accounts' | 'store' | 'now'>

/** Ends the session of a request, or every session of its person. @returns the cookies that clear the browser's */
export async function signOut(
  { accounts, store, now }: Needed,
  headers: Headers,
  { everywhere }: { everywhere: boolean },
) {
  const { staff } = await readSession(accounts, headers)
  if (staff) {
    await writeLastLogin(accounts, staff.id, now())
    if (everywhere) {
      await store.db.transaction().execute(async (db) => {
        await (await accounts.authFor({ db })).api.revokeSessions({ headers })
        await recordEvent(db, { action: 'end_sessions', subject: staff.email, actor: staff, now: now() })
      })
    }
  }
  return endSession(accounts, headers)
}
