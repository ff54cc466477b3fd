import { hash, randomBytes } from 'node:crypto'
import { type Member, findMember } from '#app/accounts/member.server.ts'
import { mayStill } from '#app/accounts/may-still.server.ts'
import type { Queries } from '#app/db/store.server.ts'
import { recordEvent } from '#app/records/account-log.server.ts'
import { type Change, withTransaction } from '#app/records/change.server.ts'
import { CALENDAR_PATH, SECRET_PARAM } from './own-calendar.ts'

const SECRET_BYTES = 32
/** A secret as `renewCalendarAddress` writes it; the store is not asked for anything else. */
const SECRET = /^[\w-]{43}$/

/** When an account's calendar address was made, an ISO instant; null without one. */
export async function findAddressDay(db: Queries, userId: string): Promise<string | null> {
  const address = db.selectFrom('calendarAddresses').where('userId', '=', userId).select('createdAt')
  return (await address.executeTakeFirst())?.createdAt ?? null
}

/** Makes the secret address of an account's calendar; the earlier one ends. @returns the address, which is stored nowhere */
export async function renewCalendarAddress(
  change: Change,
  { id: userId, email }: { id: string; email: string },
  publicUrl: string,
): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  await withTransaction(change, async (inside) => {
    const { db, now } = inside
    const row = { secretHash: hashOf(secret), createdAt: now.toISOString() }
    await db
      .insertInto('calendarAddresses')
      .values({ userId, ...row })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
      .execute()
    await recordEvent(inside, { action: 'change_account', subject: email, details: 'Calendario: dirección nueva' })
  })
  return `${publicUrl}${CALENDAR_PATH}?${SECRET_PARAM}=${secret}`
}

/** Switches an account's calendar off. */
export async function removeCalendarAddress(
  change: Change,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await withTransaction(change, async (inside) => {
    const { numDeletedRows } = await inside.db
      .deleteFrom('calendarAddresses')
      .where('userId', '=', id)
      .executeTakeFirstOrThrow()
    if (numDeletedRows > 0n)
      await recordEvent(inside, { action: 'change_account', subject: email, details: 'Calendario: apagado' })
  })
}

/** The account of a secret, if it may still enter the panel; null for every other secret. */
export async function findCalendarOwner(db: Queries, secret: string): Promise<Member | null> {
  if (!SECRET.test(secret)) return null
  const address = await db
    .selectFrom('calendarAddresses')
    .where('secretHash', '=', hashOf(secret))
    .select('userId')
    .executeTakeFirst()
  if (!address || !(await mayStill(db, address.userId, 'read'))) return null
  return findMember(db, address.userId)
}

/** How secrets are stored: they are random, so a plain hash can't be guessed back. */
function hashOf(secret: string): string {
  return hash('sha256', secret, 'base64url')
}
