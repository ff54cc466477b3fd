/**
 * What somebody may do in the panel; the role of their account gives it (app/accounts/role.ts). `own` is their own
 * account, `edit` changes properties, photos and messages, `people` is the team, `settings` the agency's data.
 */
export const PERMISSIONS = ['own', 'read', 'edit', 'people', 'settings'] as const
export type Permission = (typeof PERMISSIONS)[number]

/** What somebody is told whose role does not let them do what they sent. */
export const NOT_PERMITTED = 'No se hizo ningún cambio. Si lo necesitas, pídelo a quien administra el panel.'
