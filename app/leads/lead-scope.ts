/**
 * What an account may know of leads. `onlyOf`: the account whose leads, and those without an asesor, are all that it sees; null
 * for all leads. `seesContacts`: whether it sees phones and e-mails.
 */
export type LeadScope = { onlyOf: string | null; seesContacts: boolean }

/** Of the product itself, and of exports for administrators. */
export const ALL_LEADS: LeadScope = { onlyOf: null, seesContacts: true }

/** Whether an account may know of a lead. */
export function isInScope({ onlyOf }: LeadScope, { asesorId }: { asesorId: string | null }): boolean {
  return onlyOf === null || asesorId === null || asesorId === onlyOf
}
