import { DAY_MS, HOUR_MS } from '#app/calendar/durations.ts'
import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Queries } from '#app/db/store.server.ts'
import type { AccountAction } from './account-actions.ts'
import type { Change } from './change.server.ts'

/** Days after which an entry is deleted (docs/operations.md). */
const EVENT_DAYS = 365

/** An entry of the log of accounts and settings. */
export type AccountEntry = {
  action: AccountAction
  /** Name or e-mail of the account, or what was changed; never a secret. */
  subject: string
  details?: string
}

/** Writes an entry in the transaction of the change that it reports. @returns its id */
export async function recordEvent(
  { db, actor, now }: Change,
  { action, subject, details }: AccountEntry,
): Promise<string> {
  const id = uuidv7({ msecs: now.getTime() })
  await db
    .insertInto('accountEvents')
    .values({
      id,
      action,
      subject,
      userId: actor.id,
      userName: actor.name,
      details: details ?? null,
      timestamp: now.toISOString(),
    })
    .execute()
  return id
}

/**
 * Counts a refused sign-in. There is one entry per account and hour, and one for all addresses without an account, so
 * that guessing can't fill the log.
 */
export async function recordFailure(db: Queries, email: string, now: Date) {
  const account = await db.selectFrom('users').where('email', '=', email).select('id').executeTakeFirst()
  const who = { userId: account?.id ?? null, userName: null }
  await count(db, { action: 'sign_in_failed', subject: account ? email : 'Correos sin cuenta', ...who }, now)
}

/** Counts wrong codes after a right password, in an entry of their own: somebody else may know the password. */
export async function recordWrongCode(db: Queries, userId: string, now: Date) {
  const account = await db.selectFrom('users').where('id', '=', userId).select('email').executeTakeFirst()
  if (!account) return
  await count(db, { action: 'sign_in_failed', subject: `${account.email}, segundo paso`, userId, userName: null }, now)
}

/** Counts requests that a role does not allow: one entry per account, route and hour. */
export async function recordRefusal(
  db: Queries,
  { id, name, email }: { id: string; name: string; email: string },
  pattern: string,
  now: Date,
) {
  await count(db, { action: 'refused', subject: `${email}, ${pattern}`, userId: id, userName: name || email }, now)
}

type Counted = { action: AccountAction; subject: string; userId: string | null; userName: string | null }

async function count(db: Queries, counted: Counted, now: Date) {
  const hour = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS
  const timestamp = now.toISOString()
  const random = hash('sha256', `${counted.action} ${counted.subject}`, 'buffer').subarray(0, 16)
  await db
    .insertInto('accountEvents')
    // All attempts of an hour have the same id, so later ones increase the counter of the first.
    .values({ ...counted, id: uuidv7({ msecs: hour, seq: 0, random }), details: null, timestamp })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ times: sql<number>`"accountEvents"."times" + 1`, timestamp }),
    )
    .execute()
}

export async function forgetOldEvents(db: Queries, now: Date) {
  const oldest = new Date(now.getTime() - EVENT_DAYS * DAY_MS)
  await db.deleteFrom('accountEvents').where('timestamp', '<', oldest.toISOString()).execute()
}
