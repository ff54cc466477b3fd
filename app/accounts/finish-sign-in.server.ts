import type { Parts } from '#app/http/parts.server.ts'
import { forgetOldEvents, recordEvent } from '#app/records/account-log.server.ts'
import { rememberBrowser } from './known-browser.server.ts'
import { forgetPastSessions, writeLastLogin } from './session.server.ts'
import { changeBy } from './staff-context.server.ts'

/** The last step of every sign-in: refuses a disabled account and ends its sessions, or records the sign-in. */
export async function finishSignIn(
  { accounts, store, now }: Pick<Parts, 'accounts' | 'store' | 'now'>,
  userId: string,
  cookies: string[],
): Promise<{ ok: true; cookies: string[] } | { ok: false; refusal: 'disabled' }> {
  const user = await store.db
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['id', 'name', 'email', 'disabledAt'])
    .executeTakeFirstOrThrow()
  if (user.disabledAt !== null) {
    const { adapter } = await (await accounts.auth()).$context
    await adapter.deleteMany({ model: 'session', where: [{ field: 'userId', value: userId }] })
    return { ok: false, refusal: 'disabled' }
  }
  await forgetPastSessions(accounts, now())
  await writeLastLogin(accounts, userId, now())
  await forgetOldEvents(store.db, now())
  await recordEvent(changeBy(user, { store, now }), { action: 'sign_in', subject: user.email })
  return { ok: true, cookies: [...cookies, await rememberBrowser({ accounts, store }, user.email)] }
}
