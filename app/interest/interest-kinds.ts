/** Actions of a visitor on a property: view, quote, WhatsApp, mail, call. */
export const INTEREST_KINDS = ['view', 'quote', 'whatsapp', 'phone', 'mail'] as const
export type InterestKind = (typeof INTEREST_KINDS)[number]
