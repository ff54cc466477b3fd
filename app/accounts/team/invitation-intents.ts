import type { Role } from '#app/accounts/role.ts'

/** What the panel of invitations posts as `intent`, to the page that shows it. */
export const INVITATION_INTENTS = { create: 'create-invitation', revoke: 'revoke-invitation' } as const
export type InvitationIntent = (typeof INVITATION_INTENTS)[keyof typeof INVITATION_INTENTS]

/** The preselected role of an invitation. */
export const INVITED_ROLE: Role = 'editor'

/** Days that an invitation is valid (decision 1; docs/operations.md, Cuentas). */
export const INVITATION_DAYS = 7

/** A valid invitation; its link is only shown when it is created. */
export type Invitation = {
  id: string
  /** The address that it was asked for; null for a link to hand over. */
  email: string | null
  /** Name of the person who created it; null for one of the operator. */
  createdBy: string | null
  createdAt: string
  expiresAt: string
  role: Role
}

/** Somebody who was invited. `link`: shown once, to be handed over; null where a mail brings it. */
export type InvitedPerson = { name: string; email: string; link: string | null }
