import type { MessageState } from '#app/contact/message-states.ts'

/** Actions of the staff on a message. */
export const MESSAGE_INTENTS = {
  unread: 'mark-unread',
  read: 'mark-read',
  answered: 'mark-answered',
  spam: 'mark-spam',
  notSpam: 'not-spam',
  retry: 'retry',
  remove: 'delete',
} as const
export type MessageIntent = (typeof MESSAGE_INTENTS)[keyof typeof MESSAGE_INTENTS]

/** Posted by the button that makes a lead of the sender. */
export const CREATE_LEAD_INTENT = 'create-lead'
/** The same, although somebody has the sender's phone or e-mail already. */
export const ANOTHER_LEAD_INTENT = 'create-another-lead'

/** Posted by the message's own page: the answer does not redirect. */
export const MESSAGE_STAYS_PARAM = 'quedarse'
/** In the address of a message: the page asks whether to delete it. */
export const REMOVE_MESSAGE_PARAM = 'eliminar'

/** The actions for each state of a message, in the order of the buttons. */
export const STATE_ACTIONS: Record<MessageState, readonly { intent: MessageIntent; label: string }[]> = {
  nuevo: [
    { intent: MESSAGE_INTENTS.answered, label: 'Marcar como respondido' },
    { intent: MESSAGE_INTENTS.read, label: 'Marcar como leído' },
    { intent: MESSAGE_INTENTS.spam, label: 'Es spam' },
  ],
  leido: [
    { intent: MESSAGE_INTENTS.answered, label: 'Marcar como respondido' },
    { intent: MESSAGE_INTENTS.unread, label: 'Marcar como nuevo' },
    { intent: MESSAGE_INTENTS.spam, label: 'Es spam' },
  ],
  respondido: [
    { intent: MESSAGE_INTENTS.read, label: 'Marcar como no respondido' },
    { intent: MESSAGE_INTENTS.spam, label: 'Es spam' },
  ],
  spam: [{ intent: MESSAGE_INTENTS.notSpam, label: 'No es spam' }],
}
