/** What waits in the outbox: a visitor's message by mail or to the form service, a link for a new password. */
export const DELIVERY_KINDS = ['contact-mail', 'contact-forward', 'password-reset'] as const
export type DeliveryKind = (typeof DELIVERY_KINDS)[number]
