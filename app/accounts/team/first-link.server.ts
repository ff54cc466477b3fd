import type { Queries } from '#app/db/store.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { FIRST_LINK_HOURS, invitationLink } from '#app/accounts/admission.ts'
import { recordEvent } from '#app/accounts/events/record-event.server.ts'
import { ROLE_LABELS, ROLE_OF_SIGNUP } from '#app/accounts/role.ts'
import { waitForTurn } from '#app/accounts/turn.server.ts'
import { HOUR_MS } from '#app/calendar/durations.ts'
import { createInvitation, hasAccounts } from './invitations.server.ts'

/** Milliseconds in which a new first link leaves older ones valid: several processes that start together each print one. */
const STARTING_TOGETHER = 600_000

type Needed = Pick<Parts, 'store' | 'now' | 'publicUrl'>

/**
 * Makes the link with which the first account is created. It replaces older ones.
 * @returns null when there is an account already
 */
export async function makeFirstLink({ store, now, publicUrl }: Needed): Promise<string | null> {
  if (await hasAccounts(store.db)) return null
  return store.db.transaction().execute(async (db) => {
    // Nobody creates the first account between the check and the insert.
    await waitForTurn(db)
    if (await hasAccounts(db)) return null
    const instant = now()
    await revokeFirstLinks(db, new Date(instant.getTime() - STARTING_TOGETHER))
    const link = { createdBy: null, role: ROLE_OF_SIGNUP, life: FIRST_LINK_HOURS * HOUR_MS }
    return invitationLink(publicUrl, await createInvitation(db, link, instant))
  })
}

/** Revokes the unused first links. @param until only those made up to this instant */
export async function revokeFirstLinks(db: Queries, until?: Date): Promise<void> {
  const unused = db.deleteFrom('invitations').where('createdBy', 'is', null).where('usedAt', 'is', null)
  await (until ? unused.where('createdAt', '<=', until.toISOString()) : unused).execute()
}

/** Makes an invitation for an administrator, for the operator of an installation to which everybody lost access. */
export async function makeOperatorInvitation({ store, now, publicUrl }: Needed): Promise<string> {
  return store.db.transaction().execute(async (db) => {
    const token = await createInvitation(db, { createdBy: null, role: ROLE_OF_SIGNUP }, now())
    const details = 'Con npm run invite'
    const subject = ROLE_LABELS[ROLE_OF_SIGNUP]
    await recordEvent(db, { action: 'create_invitation', subject, details, actor: null, now: now() })
    return invitationLink(publicUrl, token)
  })
}

/** What the output of the process says of a first link. */
export function firstLinkMessage(link: string): string {
  return `Todavía no hay ninguna cuenta. La primera, de administración, se crea con este enlace; sirve una vez y vale ${FIRST_LINK_HOURS} horas:\n${link}`
}
