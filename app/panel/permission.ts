/**
 * Permissions in the panel; they come from the role of an account (app/accounts/role.ts). `own` is their own
 * account, `edit` changes properties, photos and messages, `people` is the team, `settings` the agency's data.
 */
export const PERMISSIONS = ['own', 'read', 'edit', 'people', 'settings'] as const
export type Permission = (typeof PERMISSIONS)[number]

/** Shown when the role of a person does not allow the requested change. */
export const NOT_PERMITTED = 'No se hizo ningún cambio. Si lo necesitas, pídelo a quien administra el panel.'
