import type { Parts } from '#app/http/parts.server.ts'
import { recordEvent } from '#app/records/account-log.server.ts'
import { withTransaction } from '#app/records/change.server.ts'
import { type Staff, changeBy } from '#app/accounts/staff-context.server.ts'
import { deviceName } from './device-name.ts'

/** An open session, as its owner sees it. */
export type OwnSession = { id: string; device: string; since: string; isThis: boolean }

/** The open sessions of a person, this one first, then the latest. */
export async function findOwnSessions(
  { store, now }: Pick<Parts, 'store' | 'now'>,
  { id }: Staff,
  ownSession: string,
): Promise<OwnSession[]> {
  const rows = await store.db
    .selectFrom('sessions')
    .where('userId', '=', id)
    .where('expiresAt', '>', now().toISOString())
    .select(['id', 'userAgent', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows
    .map((row) => ({
      id: row.id,
      device: deviceName(row.userAgent),
      since: row.createdAt,
      isThis: row.id === ownSession,
    }))
    .toSorted((one, other) => Number(other.isThis) - Number(one.isThis))
}

/** Ends one session of a person. The id of another person's session has no effect. */
export async function endOwnSession(
  parts: Pick<Parts, 'accounts' | 'store' | 'now'>,
  staff: Staff,
  id: string,
): Promise<void> {
  await withTransaction(changeBy(staff, parts), async (change) => {
    const { adapter } = await (await parts.accounts.authFor({ db: change.db })).$context
    const where = [
      { field: 'id', value: id.replaceAll('\0', '') },
      { field: 'userId', value: staff.id },
    ]
    const ended = await adapter.deleteMany({ model: 'session', where })
    if (ended > 0) await recordEvent(change, { action: 'end_sessions', subject: staff.email })
  })
}
