import { checkPosted } from '#app/forms/check-posted.server.ts'
import { choiceRule, textRule } from '#app/forms/control-rules.ts'
import type { FormRules } from '#app/forms/form-rules.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { invitationLink } from '#app/accounts/admission.ts'
import { recordEvent } from '#app/records/account-log.server.ts'
import { withTransaction } from '#app/records/change.server.ts'
import { readRegistration } from './registration.server.ts'
import { ROLES, ROLE_LABELS } from '#app/accounts/role.ts'
import { type Staff, changeBy } from '#app/accounts/staff-context.server.ts'
import { INVITATION_INTENTS, INVITED_ROLE, type InvitationIntent } from './invitation-intents.ts'
import { findAdministrator } from '#app/accounts/member.server.ts'
import { createInvitation, listInvitations, revokeInvitation } from './invitations.server.ts'

/** What the forms of `InvitationsPanel` post; `id` is the invitation to revoke. */
const INVITATION_FORM_RULES: FormRules<{ intent: InvitationIntent; id: string | null }> = {
  intent: choiceRule(Object.values(INVITATION_INTENTS)),
  id: textRule({ most: 36 }),
}

type Needed = Pick<Parts, 'accounts' | 'store' | 'now' | 'publicUrl'>

/** What `InvitationsPanel` shows. */
export async function readInvitations({ accounts, store, now }: Needed) {
  return { ...(await readRegistration(store.db, accounts)), invitations: await listInvitations(store.db, now()) }
}

/** Result of a form of `InvitationsPanel`: the link of a new invitation, or whether one was revoked. */
export type InvitationsChange = { madeLink: string } | { revoked: boolean }

/** Handles a form of `InvitationsPanel`. @returns null for a form of another panel */
export async function changeInvitations(
  { store, now, publicUrl }: Needed,
  staff: Pick<Staff, 'id' | 'name' | 'email'>,
  form: FormData,
): Promise<InvitationsChange | 'sin-permiso' | null> {
  const posted = checkPosted(INVITATION_FORM_RULES, form)
  if (!posted.ok) return null
  const { intent, id } = posted.values
  const [role = INVITED_ROLE] = ROLES.filter((each) => each === form.get('role'))
  return withTransaction(changeBy(staff, { store, now }), async (change) => {
    const { db } = change
    if (!(await findAdministrator(db, staff.id))) return 'sin-permiso'
    if (intent === INVITATION_INTENTS.revoke) {
      const revoked = await revokeInvitation(db, id ?? '')
      if (revoked) await recordEvent(change, { action: 'revoke_invitation', subject: 'Invitación' })
      return { revoked }
    }
    const madeLink = invitationLink(publicUrl, await createInvitation(db, { createdBy: staff.id, role }, now()))
    await recordEvent(change, { action: 'create_invitation', subject: ROLE_LABELS[role] })
    return { madeLink }
  })
}
