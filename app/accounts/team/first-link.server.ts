import type { Queries } from '#app/db/store.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { FIRST_LINK_HOURS, invitationLink } from '#app/accounts/admission.ts'
import { recordEvent } from '#app/records/account-log.server.ts'
import { THE_PRODUCT, withTransaction } from '#app/records/change.server.ts'
import { ROLE_LABELS, ROLE_OF_SIGNUP } from '#app/accounts/role.ts'
import { lockAccounts } from '#app/accounts/member.server.ts'
import { HOUR_MS } from '#app/calendar/durations.ts'
import { createInvitation, hasAccounts } from './invitations.server.ts'

/** Milliseconds that older first links stay valid: each of several processes that start together prints its own. */
const START_OVERLAP = 600_000

type Needed = Pick<Parts, 'store' | 'now' | 'publicUrl'>

/**
 * Creates the link for the first account. It replaces older ones.
 * @returns null when there is an account already
 */
export async function makeFirstLink({ store, now, publicUrl }: Needed): Promise<string | null> {
  if (await hasAccounts(store.db)) return null
  return store.db.transaction().execute(async (db) => {
    // So that nobody creates the first account between the check and the insert.
    await lockAccounts(db)
    if (await hasAccounts(db)) return null
    const instant = now()
    await revokeFirstLinks(db, new Date(instant.getTime() - START_OVERLAP))
    const link = { createdBy: null, role: ROLE_OF_SIGNUP, life: FIRST_LINK_HOURS * HOUR_MS }
    return invitationLink(publicUrl, await createInvitation(db, link, instant))
  })
}

/** Revokes the unused first links. @param until only those created up to this instant */
export async function revokeFirstLinks(db: Queries, until?: Date): Promise<void> {
  const unused = db.deleteFrom('invitations').where('byOperator', '=', 1).where('usedAt', 'is', null)
  await (until ? unused.where('createdAt', '<=', until.toISOString()) : unused).execute()
}

/** Creates an administrator's invitation, for the operator of an installation that nobody can access any more. */
export async function makeOperatorInvitation({ store, now, publicUrl }: Needed): Promise<string> {
  return withTransaction({ db: store.db, actor: THE_PRODUCT, now: now() }, async (change) => {
    const token = await createInvitation(change.db, { createdBy: null, role: ROLE_OF_SIGNUP }, now())
    const details = 'Con npm run invite'
    const subject = ROLE_LABELS[ROLE_OF_SIGNUP]
    await recordEvent(change, { action: 'create_invitation', subject, details })
    return invitationLink(publicUrl, token)
  })
}

/** The text about a first link in the output of the process. */
export function firstLinkMessage(link: string): string {
  return `Todavía no hay ninguna cuenta. La primera, de administración, se crea con este enlace; sirve una vez y vale ${FIRST_LINK_HOURS} horas:\n${link}`
}
