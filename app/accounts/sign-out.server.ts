import type { Parts } from '#app/http/parts.server.ts'
import { recordEvent } from '#app/records/account-log.server.ts'
import { withTransaction } from '#app/records/change.server.ts'
import { endSession, readSession, writeLastLogin } from './session.server.ts'
import { changeBy } from './staff-context.server.ts'

type Needed = Pick<Parts, 'accounts' | 'store' | 'now'>

/** Ends the session of a request, or every session of its person. @returns the cookies that clear the browser's */
export async function signOut(parts: Needed, headers: Headers, { everywhere }: { everywhere: boolean }) {
  const { accounts, now } = parts
  const { staff } = await readSession(accounts, headers)
  if (staff) {
    await writeLastLogin(accounts, staff.id, now())
    if (everywhere) {
      await withTransaction(changeBy(staff, parts), async (change) => {
        await (await accounts.authFor({ db: change.db })).api.revokeSessions({ headers })
        await recordEvent(change, { action: 'end_sessions', subject: staff.email })
      })
    }
  }
  return endSession(accounts, headers)
}
