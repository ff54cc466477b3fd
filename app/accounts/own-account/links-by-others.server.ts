import type { Parts } from '#app/http/parts.server.ts'
import { recordEvent } from '#app/records/account-log.server.ts'
import { withTransaction } from '#app/records/change.server.ts'
import { deleteLinksByOthers } from '#app/accounts/later-acts/delete-links.server.ts'
import { mayStill } from '#app/accounts/may-still.server.ts'
import { RESET_LIFE } from '#app/accounts/reset-link.server.ts'
import { type Staff, changeBy } from '#app/accounts/staff-context.server.ts'
import type { LinkByOther } from './own-account-intents.ts'

/** The valid link for a person's password that an administrator made; null when there is none. */
export async function findLinkByOther(
  { store, now }: Pick<Parts, 'store' | 'now'>,
  { id }: Pick<Staff, 'id'>,
): Promise<LinkByOther | null> {
  const since = new Date(now().getTime() - RESET_LIFE).toISOString()
  const link = await store.db
    .selectFrom('verifications')
    .innerJoin('users', 'users.id', 'verifications.createdBy')
    .where('value', '=', id)
    .where('verifications.createdAt', '>', since)
    .select(['users.id', 'users.name', 'users.email', 'verifications.createdAt'])
    .executeTakeFirst()
  if (!link || !(await mayStill(store.db, link.id, 'people'))) return null
  return { author: link.name || link.email, createdAt: link.createdAt }
}

/** Ends the link that an administrator made for the own password. */
export async function cancelLinkByOther(parts: Pick<Parts, 'store' | 'now'>, staff: Staff): Promise<void> {
  await withTransaction(changeBy(staff, parts), async (change) => {
    if ((await deleteLinksByOthers(change.db, staff.id)) === 0) return
    const details = 'Enlace de contraseña que hizo otra persona'
    await recordEvent(change, { action: 'cancel_pending', subject: staff.email, details })
  })
}
