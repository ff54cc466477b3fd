import type { Queries } from '#app/db/store.server.ts'
import type { Parts } from '#app/parts.server.ts'
import { accountEmail } from './account-email.ts'
import type { Login } from './credentials.ts'
import { type Tried, countTries, forgiveAll, forgiveTry } from '#app/rate-limits/rate-limit.server.ts'
import type { Wait } from '#app/rate-limits/rate-limit.ts'
import { forgetOldEvents, recordEvent, recordFailure } from './events/record-event.server.ts'
import { endSession, forgetPastSessions, nullIfRefused, writeLastLogin } from './session.server.ts'

/** Where a form comes from: the network address, and the headers of its request. */
export type Sender = { address: string; headers: Headers }

/**
 * Signed in with these cookies; refused for the credentials, whichever was wrong; right, but the account is switched off;
 * or too many tries.
 */
export type SignIn =
  | { is: 'done'; cookies: string[] }
  | { is: 'refused' }
  | { is: 'disabled' }
  | { is: 'limited'; wait: Wait }

type Needed = Pick<Parts, 'accounts' | 'store' | 'now'>

/** Checks the credentials and starts a session. An unknown account takes as long to refuse as a wrong password. */
export async function signIn(parts: Needed, typed: Login, { address, headers }: Sender): Promise<SignIn> {
  const { store, now } = parts
  const email = accountEmail(typed.email)
  if (email === null) return { is: 'refused' }
  const byAccount: Tried = { limit: 'loginByAccount', who: email }
  const byAddress: Tried = { limit: 'loginByAddress', who: address }
  const wait = await countTries(store.db, [byAccount, byAddress], now())
  if (wait) return { is: 'limited', wait }

  const started = await startSession(parts, { email, password: typed.password }, headers)
  if (started.is === 'refused') await recordFailure(store.db, email, now())
  if (started.is !== 'done') return started
  await forgiveAll(store.db, byAccount)
  await forgiveTry(store.db, byAddress)
  return started
}

/**
 * Starts a session of its own: one that the browser came with, whoever's it was, is over.
 */
async function startSession({ accounts, store, now }: Needed, body: Login, headers: Headers): Promise<SignIn> {
  const auth = await accounts.auth()
  const signedIn = await auth.api.signInEmail({ body, headers, returnHeaders: true }).catch(nullIfRefused)
  if (!signedIn) return { is: 'refused' }
  const { user } = signedIn.response
  if (await isDisabled(store.db, user.id)) {
    const { adapter } = await auth.$context
    await adapter.deleteMany({ model: 'session', where: [{ field: 'userId', value: user.id }] })
    return { is: 'disabled' }
  }
  await endSession(accounts, headers)
  await forgetPastSessions(accounts, now())
  await writeLastLogin(accounts, user.id, now())
  await forgetOldEvents(store.db, now())
  await recordEvent(store.db, { action: 'sign_in', subject: user.email, actor: user, now: now() })
  return { is: 'done', cookies: signedIn.headers.getSetCookie() }
}

async function isDisabled(db: Queries, id: string): Promise<boolean> {
  const user = await db.selectFrom('users').where('id', '=', id).select('disabledAt').executeTakeFirst()
  return user?.disabledAt !== null
}
