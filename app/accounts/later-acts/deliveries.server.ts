import type { Queries } from '#app/db/store.server.ts'
import type { Delivery } from '#app/mail/outbox.server.ts'
import type { OutboxKind } from '#app/mail/outbox-kinds.ts'
import type { Permission } from '#app/panel/permission.ts'
import { mayStill } from '#app/accounts/may-still.server.ts'

/** What the author of a delivery (`orderedBy`) needs when it is sent, and the words for it in the log. */
type Ordered = { permission: Permission; words: readonly [one: string, several: string] }

/**
 * Null: no member of staff orders it. A visitor's message goes to the agency, the site itself warns of wrong codes, and
 * whoever asks for a new password has only the account of that address, which its channel checks.
 */
export const ORDERED_DELIVERIES: Record<OutboxKind, Ordered | null> = {
  'contact-mail': null,
  'contact-forward': null,
  'password-reset': null,
  'second-factor-lock': null,
  invitation: { permission: 'people', words: ['correo de invitación', 'correos de invitación'] },
  'visit-calendar': { permission: 'edit', words: ['correo de una visita', 'correos de visitas'] },
}

/** Whether a delivery may still be sent. One whose author is unknown is not. */
export async function mayDeliver(
  db: Queries,
  { kind, orderedBy }: Pick<Delivery, 'kind' | 'orderedBy'>,
): Promise<boolean> {
  const ordered = ORDERED_DELIVERIES[kind]
  return ordered === null || mayStill(db, orderedBy, ordered.permission)
}
