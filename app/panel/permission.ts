/**
 * What somebody may do in the panel; the role of their account gives it (app/accounts/role.ts). `own` is their own
 * account, `edit` changes properties, photos and messages, `people` is the team, `settings` the agency's data.
 */
export const PERMISSIONS = ['own', 'read', 'edit', 'people', 'settings'] as const
export type Permission = (typeof PERMISSIONS)[number]
