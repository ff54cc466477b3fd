import type { MessageState } from '#app/contact/message-states.ts'

/** What the staff do with a message. */
export const MESSAGE_INTENTS = {
  unread: 'nuevo',
  read: 'leido',
  answered: 'respondido',
  spam: 'spam',
  notSpam: 'no-es-spam',
  retry: 'reintentar',
  remove: 'eliminar',
} as const
export type MessageIntent = (typeof MESSAGE_INTENTS)[keyof typeof MESSAGE_INTENTS]

/** Sent along by the message's page itself, which stays where it is. */
export const MESSAGE_STAYS_PARAM = 'quedarse'
/** In the address of a message: whether to delete it is being asked. */
export const REMOVE_MESSAGE_PARAM = 'eliminar'

/** What may be done with a message in each state, in the order of the buttons. */
export const OFFERED: Record<MessageState, readonly { intent: MessageIntent; label: string }[]> = {
  nuevo: [
    { intent: 'respondido', label: 'Marcar como respondido' },
    { intent: 'leido', label: 'Marcar como leído' },
    { intent: 'spam', label: 'Es spam' },
  ],
  leido: [
    { intent: 'respondido', label: 'Marcar como respondido' },
    { intent: 'nuevo', label: 'Marcar como nuevo' },
    { intent: 'spam', label: 'Es spam' },
  ],
  respondido: [
    { intent: 'leido', label: 'Marcar como no respondido' },
    { intent: 'spam', label: 'Es spam' },
  ],
  spam: [{ intent: 'no-es-spam', label: 'No es spam' }],
}
