/** Kinds of delivery: a message by mail, a message to the form service, a password reset link. */
export const DELIVERY_KINDS = ['contact-mail', 'contact-forward', 'password-reset'] as const
export type DeliveryKind = (typeof DELIVERY_KINDS)[number]
