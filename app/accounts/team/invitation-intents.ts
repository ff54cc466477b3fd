import type { Role } from '#app/accounts/role.ts'

/** What the panel of invitations posts as `intent`, to the page that shows it. */
export const INVITATION_INTENTS = { create: 'create-invitation', revoke: 'revoke-invitation' } as const
export type InvitationIntent = (typeof INVITATION_INTENTS)[keyof typeof INVITATION_INTENTS]

/** What an invitation gives unless another role is chosen. */
export const INVITED_ROLE: Role = 'editor'

/** Days that an invitation can be used (decision 1; docs/operations.md, Cuentas). */
export const INVITATION_DAYS = 7

/** An invitation that can still be used; its link is shown only when it is made. */
export type Invitation = {
  id: string
  /** Name of who made it; null when they are gone. */
  createdBy: string | null
  createdAt: string
  expiresAt: string
  role: Role
}
