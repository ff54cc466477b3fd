import type { MessageState } from '#app/contact/message-states.ts'

/** Actions of the staff on a message. */
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

/** Posted by the message's own page: the answer does not redirect. */
export const MESSAGE_STAYS_PARAM = 'quedarse'
/** In the address of a message: the page asks whether to delete it. */
export const REMOVE_MESSAGE_PARAM = 'eliminar'

/** The actions for each state of a message, in the order of the buttons. */
export const STATE_ACTIONS: Record<MessageState, readonly { intent: MessageIntent; label: string }[]> = {
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
