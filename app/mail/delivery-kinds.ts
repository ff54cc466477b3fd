/** Kinds of delivery: a message by mail, a message to the form service, a link for a new password, a locked second factor. */
export const DELIVERY_KINDS = ['contact-mail', 'contact-forward', 'password-reset', 'second-factor-lock'] as const
export type DeliveryKind = (typeof DELIVERY_KINDS)[number]

/** As the panel calls them. */
export const DELIVERY_LABELS: Record<DeliveryKind, string> = {
  'contact-mail': 'Correo',
  'contact-forward': 'Servicio de formularios',
  'password-reset': 'Contraseña',
  'second-factor-lock': 'Segundo paso',
}
