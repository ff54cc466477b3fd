import { textOf } from '#app/forms/form-text.ts'
import type { Parts } from '#app/parts.server.ts'
import { invitationLink } from './admission.ts'
import { INVITATION_INTENTS } from './invitation-intents.ts'
import { createInvitation, listInvitations, revokeInvitation } from './invitations.server.ts'
import type { Staff } from './staff-context.server.ts'

type Needed = Pick<Parts, 'accounts' | 'store' | 'now' | 'publicUrl'>

/** What `InvitationsPanel` shows. */
export async function readInvitations({ accounts, store, now }: Needed) {
  return { registration: accounts.registration, invitations: await listInvitations(store.db, now()) }
}

/** What came of a post of `InvitationsPanel`: the link of a new invitation; one taken back, or gone before. */
export type InvitationsChange = { madeLink: string } | { revoked: boolean }

/** Does what a post of `InvitationsPanel` asks for. @returns null when the form is another one's */
export async function changeInvitations(
  { store, now, publicUrl }: Needed,
  staff: Pick<Staff, 'id'>,
  form: FormData,
): Promise<InvitationsChange | null> {
  const intent = form.get('intent')
  if (intent === INVITATION_INTENTS.create)
    return { madeLink: invitationLink(publicUrl, await createInvitation(store.db, staff.id, now())) }
  if (intent === INVITATION_INTENTS.revoke) return { revoked: await revokeInvitation(store.db, textOf(form, 'id')) }
  return null
}
