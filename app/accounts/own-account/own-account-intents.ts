import type { Refusal } from '#app/forms/refusal.ts'
import type { OwnPassword, OwnProfile } from '#app/accounts/credentials.ts'

/** What the forms of Mi cuenta post as `intent`. */
export const ACCOUNT_INTENTS = {
  profile: 'save-account',
  password: 'change-password',
  endSession: 'end-own-session',
  cancelLink: 'cancel-link-by-other',
} as const

/** Why one of the two forms was refused. */
export type AccountRefusal =
  | { form: 'profile'; refusal: Refusal<keyof OwnProfile> }
  | { form: 'password'; refusal: Refusal<keyof OwnPassword> }

/** A link for somebody's password that an administrator made. `createdAt`: ISO. */
export type LinkByOther = { author: string; createdAt: string }
